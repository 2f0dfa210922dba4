import { startHost, type Host } from '../../src/local/host.ts'
import { buildSite } from './built-site.ts'
import { quietProject } from './quiet-site.ts'
import { testPorts } from './stack.ts'

const port = 4395

/** The built site at the address that is its auth domain, and at another one. */
export const productionUrl = `http://127.0.0.1:${port}`
export const otherProductionUrl = `http://localhost:${port}`

/** The key of the configured project. */
export const apiKey = 'a-web-api-key'

// The build asks Google's Firestore; what answers is the emulator, with the quiet site's content.
const redirectFirestore = `
  const answer = fetch
  globalThis.fetch = (address, init) =>
    answer(String(address).replace('https://firestore.googleapis.com', 'http://127.0.0.1:${testPorts.firestore}'), init)`

/** Builds and serves the site as for production: of a configured project, without emulators, its own auth domain. */
export async function startProductionSite(): Promise<Host> {
  const { succeeded, log, directory } = await buildSite('production', {
    FIRESTORE_EMULATOR_HOST: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    FIREBASE_STORAGE_EMULATOR_HOST: '',
    PUBLIC_FIREBASE_PROJECT_ID: quietProject,
    PUBLIC_FIREBASE_API_KEY: apiKey,
    PUBLIC_FIREBASE_AUTH_DOMAIN: new URL(productionUrl).host,
    PUBLIC_FIREBASE_STORAGE_BUCKET: `${quietProject}.appspot.com`,
    PUBLIC_FIREBASE_APP_ID: '1:1:web:1',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(redirectFirestore)}`,
  })
  if (!succeeded) throw new Error(log)
  return startHost({ directory, port })
}
