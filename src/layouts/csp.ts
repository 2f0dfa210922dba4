import { createHash } from 'node:crypto'
import type { Environment } from '../firebase/environment.ts'

type Hash = `sha256-${string}`

/**
 * The content security policy that Astro writes into each page, with the hashes of its own scripts and styles added by Astro.
 * `frame-ancestors` works only as a header: see netlify.toml.
 *
 * @param inline the scripts that a layout inlines itself, whose hashes Astro does not know
 */
export function contentSecurityPolicy(
  { project, emulators }: Pick<Environment, 'project' | 'emulators'>,
  inline: string[],
) {
  const local = emulators === undefined ? [] : Object.values(emulators).map((host) => `http://${host}`)
  const google = ['https://firestore.googleapis.com', 'https://*.googleapis.com']
  const authDomain = project === undefined || emulators !== undefined ? [] : [`https://${project.authDomain}`]
  const connect = emulators === undefined ? google : local
  return {
    directives: [
      `default-src 'self'`,
      `base-uri 'self'`,
      `form-action 'self'`,
      `object-src 'none'`,
      // Pictures may come from any web address an organiser enters; a picture cannot run anything.
      `img-src 'self' https: data: blob:${emulators === undefined ? '' : ' http:'}`,
      `connect-src ${["'self'", ...(project === undefined ? [] : connect)].join(' ')}`,
      `frame-src ${["'self'", ...authDomain].join(' ')}`,
      `worker-src 'self'`,
    ] as const,
    scriptDirective: {
      // Firebase's popup sign-in loads Google's gapi.
      resources: ["'self'", ...(authDomain.length > 0 ? ['https://apis.google.com'] : [])],
      hashes: inline.map(hashOf),
    },
  }
}

function hashOf(text: string): Hash {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
