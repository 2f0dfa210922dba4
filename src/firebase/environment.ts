/** What the web SDK needs to reach a project. */
export interface ProjectOptions {
  projectId: string
  apiKey: string
  authDomain: string
  storageBucket: string
  appId: string
}

/** Where the local emulators listen, as `host:port`. */
export interface EmulatorHosts {
  firestore: string
  auth: string
  storage: string
}

export interface Environment {
  /** Undefined where no project is configured and no emulator is named, or the samples are wanted: the build then uses `content/samples`, and nobody can sign in. */
  project: ProjectOptions | undefined
  /** Undefined in production. */
  emulators: EmulatorHosts | undefined
  /** The reCAPTCHA Enterprise site key, where the project insists on App Check; undefined while that is off, and with emulators. */
  appCheckKey: string | undefined
  /** The names of the configuration values that are not set, where a real project needs them. */
  missing: string[]
}

const names = {
  projectId: 'PUBLIC_FIREBASE_PROJECT_ID',
  apiKey: 'PUBLIC_FIREBASE_API_KEY',
  authDomain: 'PUBLIC_FIREBASE_AUTH_DOMAIN',
  storageBucket: 'PUBLIC_FIREBASE_STORAGE_BUCKET',
  appId: 'PUBLIC_FIREBASE_APP_ID',
} as const satisfies Record<keyof ProjectOptions, string>

/** The values that a project may lack: a club without a Storage bucket offers pictures by address only. */
export const optionalNames: readonly string[] = [names.storageBucket]

const none = { project: undefined, emulators: undefined, appCheckKey: undefined }

const demo: ProjectOptions = {
  projectId: 'demo-club',
  apiKey: 'demo',
  authDomain: 'localhost',
  storageBucket: 'demo-club.appspot.com',
  appId: 'demo',
}

/**
 * Reads which Firebase the environment names: none where it says `CONTENT_SOURCE=samples`, emulators where `FIRESTORE_EMULATOR_HOST` is set (with the demo project, unless another is
 * named), else the project of the `PUBLIC_FIREBASE_*` values, else none.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  if (env['CONTENT_SOURCE'] === 'samples') return { ...none, missing: [] }
  const firestore = env['FIRESTORE_EMULATOR_HOST']
  if (firestore) {
    const auth = env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099'
    const storage = env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '127.0.0.1:9199'
    return {
      project: { ...demo, projectId: env[names.projectId] || demo.projectId },
      emulators: { firestore, auth, storage },
      appCheckKey: undefined,
      missing: [],
    }
  }
  const missing = Object.values(names).filter((name) => !env[name])
  if (missing.some((name) => !optionalNames.includes(name))) return { ...none, missing }
  const project = Object.fromEntries(Object.entries(names).map(([key, name]) => [key, env[name] ?? '']))
  const appCheckKey = env['PUBLIC_FIREBASE_APP_CHECK_KEY'] || undefined
  return { project: project as unknown as ProjectOptions, emulators: undefined, appCheckKey, missing }
}
