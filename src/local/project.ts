import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The local project. Its prefix makes every Firebase tool refuse to look for a real project of that name. */
export const projectId = 'demo-club'
export const bucket = 'demo-club.appspot.com'

/** Where the emulators of a stack listen, on 127.0.0.1. */
export interface EmulatorPorts {
  auth: number
  firestore: number
  storage: number
}

const port = z.object({ port: z.int() })
const firebaseJson = z.object({ emulators: z.object({ auth: port, firestore: port, storage: port }) })

/** The ports that `firebase.json` names. The official Firebase Emulator Suite reads the same lines. */
export function readPorts(): EmulatorPorts {
  const { emulators } = firebaseJson.parse(JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')))
  return { auth: emulators.auth.port, firestore: emulators.firestore.port, storage: emulators.storage.port }
}

/** The environment that makes the Astro build, the functions and Firebase's own tools use the emulators on these ports. */
export function emulatorEnvironment(ports: EmulatorPorts) {
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    PUBLIC_FIREBASE_PROJECT_ID: projectId,
    PUBLIC_FIREBASE_STORAGE_BUCKET: bucket,
  }
}
