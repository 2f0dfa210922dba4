import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { ProjectOptions } from '../firebase/environment.ts'

/**
 * Lets the site itself be the auth domain: requests for Firebase's sign-in pages go on to the project's own domain. Browsers keep the storage of
 * sites apart, so the redirect that stands in for a blocked popup works only then
 * (https://firebase.google.com/docs/auth/web/redirect-best-practices, option 3).
 */
export function authProxy(project: ProjectOptions | undefined): AstroIntegration {
  return {
    name: 'auth-proxy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (project === undefined) return
        const origin = `https://${project.projectId}.firebaseapp.com`
        await writeFile(
          new URL('_redirects', dir),
          `/__/auth/* ${origin}/__/auth/:splat 200\n/__/firebase/* ${origin}/__/firebase/:splat 200\n`,
        )
      },
    },
  }
}
