import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readAppCheckIdentity, type AppCheckIdentity } from '../../model/app-check.ts'
import { siteSchema } from '../../model/site.ts'
import type { PublishSettings } from '../../model/publish.ts'

/** All that the publishing functions are told from outside. */
export interface Settings {
  publish: PublishSettings
  /** The only account that may publish; its address must be verified. */
  adminEmail: string
  projectId: string
  /** Where Firestore answers, without a slash at the end. */
  firestoreUrl: string
  /** Whether ID tokens without a signature are taken: from the Auth emulator, for a project that exists nowhere else. */
  takesUnsigned: boolean
  /** What other systems prove themselves with; undefined where there are none. */
  secret: string | undefined
  /** How the functions prove themselves to a project that insists on App Check; undefined where it does not. */
  appCheck: AppCheckIdentity | undefined
  /** Undefined until somebody makes one: Netlify, Build hooks. */
  buildHook: string | undefined
  /** The site's own address, without a slash at the end. */
  siteUrl: string
}

type Environment = Record<string, string | undefined>

/** Reads `content/site.yaml` and the environment. Throws, with words for the log, where the site has no Firebase project. */
export function readSettings(env: Environment, folders = siteFolders(env)): Settings {
  const site = siteSchema.parse(parse(readFirst(folders.map((folder) => join(folder, 'content/site.yaml')))))
  const emulator = env['FIRESTORE_EMULATOR_HOST']
  const projectId = env['PUBLIC_FIREBASE_PROJECT_ID'] || (emulator ? 'demo-club' : undefined)
  if (projectId === undefined) throw new Error('PUBLIC_FIREBASE_PROJECT_ID is not set: there is nothing to publish.')
  return {
    publish: site.publish,
    adminEmail: site.adminEmail,
    projectId,
    firestoreUrl: emulator ? `http://${emulator}` : 'https://firestore.googleapis.com',
    takesUnsigned: Boolean(env['FIREBASE_AUTH_EMULATOR_HOST']) && projectId.startsWith('demo-'),
    secret: env['PUBLISH_SECRET'] || undefined,
    appCheck: readAppCheckIdentity(env),
    buildHook: env['BUILD_HOOK_URL'] || undefined,
    siteUrl: (env['URL'] || 'http://localhost:4321').replace(/\/$/, ''),
  }
}

/** Where a function finds the files that netlify.toml includes: the folder it runs in. */
function siteFolders(env: Environment): string[] {
  return [process.cwd(), ...(env['LAMBDA_TASK_ROOT'] ? [env['LAMBDA_TASK_ROOT']] : [])]
}

function readFirst(paths: string[]): string {
  for (const path of paths) {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      // The next folder may have it.
    }
  }
  throw new Error(`None of these files can be read: ${paths.join(', ')}`)
}
