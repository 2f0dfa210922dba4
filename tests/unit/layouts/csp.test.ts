import { initializeApp, type FirebaseApp } from 'firebase/app'
import { doc, getDoc, getFirestore, runTransaction, setLogLevel } from 'firebase/firestore/lite'
import { deleteObject, getDownloadURL, getStorage, ref, uploadBytesResumable } from 'firebase/storage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../../src/firebase/environment.ts'
import { contentSecurityPolicy } from '../../../src/layouts/csp.ts'
import { withPolicyFirst } from '../../../src/layouts/policy-first.ts'

const env = {
  PUBLIC_FIREBASE_PROJECT_ID: 'a-club',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'a-club.firebaseapp.com',
  PUBLIC_FIREBASE_STORAGE_BUCKET: 'a-club.firebasestorage.app',
  PUBLIC_FIREBASE_APP_ID: 'app',
}

/** The policy of a site with this environment: the sources of each directive by its name. */
function policyOf(env: Record<string, string>): Record<string, string[]> {
  const { directives, scriptDirective } = contentSecurityPolicy(readEnvironment(env), [])
  const entries = directives.map((directive) => directive.split(' '))
  const named = entries.map(([name = '', ...sources]): [string, string[]] => [name, sources])
  return { ...Object.fromEntries(named), 'script-src': scriptDirective.resources }
}

describe('a site of a Firebase project', () => {
  test('connects to the paths of that project, and to nothing else at Google', () => {
    expect(policyOf(env)['connect-src']).toEqual([
      "'self'",
      'https://firestore.googleapis.com/v1/projects/a-club/',
      'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
      'https://identitytoolkit.googleapis.com/v1/',
      'https://securetoken.googleapis.com/v1/token',
      'https://firebasestorage.googleapis.com/v0/b/a-club.firebasestorage.app/',
    ])
  })

  test('connects to no Storage where it has none', () => {
    const { 'connect-src': sources } = policyOf({ ...env, PUBLIC_FIREBASE_STORAGE_BUCKET: '' })
    expect(sources?.join()).not.toContain('storage')
  })

  test('allows reCAPTCHA and App Check where that is on', () => {
    const policy = policyOf({ ...env, PUBLIC_FIREBASE_APP_CHECK_KEY: 'site-key' })
    expect(policy['connect-src']).toContain('https://content-firebaseappcheck.googleapis.com/v1/projects/a-club/')
    expect(policy['script-src']).toContain('https://www.gstatic.com/recaptcha/')
    expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/')
    expect(JSON.stringify(policyOf(env))).not.toContain('recaptcha')
  })

  test('runs the scripts of Google’s sign-in, and frames its page', () => {
    expect(policyOf(env)).toMatchObject({
      'script-src': ["'self'", 'https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
      'frame-src': ["'self'", 'https://a-club.firebaseapp.com/__/auth/iframe'],
    })
  })
})

describe('what the SDKs call is in the policy:', () => {
  setLogLevel('silent')
  const app = initializeApp(readEnvironment(env).project!, 'policy')
  const { 'connect-src': allowed = [] } = policyOf(env)
  afterEach(() => vi.unstubAllGlobals())

  /** The addresses that work with an SDK asks for, without their queries. Google answers with these tokens, or with nothing that helps. */
  async function addressesOf(work: (app: FirebaseApp) => Promise<unknown>): Promise<string[]> {
    const addresses: string[] = []
    const token = `e30.${Buffer.from('{"exp":1,"iat":0}').toString('base64url')}.`
    const refreshed = { access_token: token, refresh_token: 'refresh', expires_in: '3600' }
    const answer = { idToken: token, refreshToken: 'refresh', expiresIn: '1', users: [{ localId: 'a' }], ...refreshed }
    vi.stubGlobal('fetch', (input: string | URL | Request) => {
      const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
      addresses.push(origin + pathname)
      return Promise.resolve(Response.json(answer, { status: origin.includes('storage') ? 404 : 200 }))
    })
    await work(app).catch(() => undefined)
    return [...new Set(addresses)]
  }

  test.for<[string, number, (app: FirebaseApp) => Promise<unknown>]>([
    ['Firestore', 1, (app) => getDoc(doc(getFirestore(app), 'meta/content'))],
    [
      'Firestore, writing',
      1,
      (app) => runTransaction(getFirestore(app), (transaction) => transaction.get(doc(getFirestore(app), 'a/b'))),
    ],
    [
      'Auth, with the refresh of a token',
      3,
      async (app) => {
        // In Node it keeps the fetch that it finds when it is loaded.
        const { GoogleAuthProvider, initializeAuth, signInWithCredential } = await import('firebase/auth')
        const { user } = await signInWithCredential(initializeAuth(app), GoogleAuthProvider.credential('token'))
        await user.getIdToken(true)
      },
    ],
    ['Storage', 1, (app) => deleteObject(ref(getStorage(app), 'images/gallery/a.webp'))],
    ['Storage, the address of a file', 1, (app) => getDownloadURL(ref(getStorage(app), 'images/gallery/a.webp'))],
    ['Storage, uploading', 1, async (app) => uploadBytesResumable(ref(getStorage(app), 'a.webp'), new Blob(['a']))],
  ])('%s', async ([, count, work]) => {
    const addresses = await addressesOf(work)
    expect(addresses).toHaveLength(count)
    for (const address of addresses) {
      const fits = (source: string) => (source.endsWith('/') ? address.startsWith(source) : address === source)
      expect(allowed.some(fits), address).toBe(true)
    }
  })
})

test('a site of the emulators connects to them alone', () => {
  expect(policyOf({ ...env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toMatchObject({
    'connect-src': ["'self'", 'http://127.0.0.1:8080', 'http://127.0.0.1:9099', 'http://127.0.0.1:9199'],
    'script-src': ["'self'"],
    'frame-src': ["'self'"],
  })
})

describe('the policy of a page', () => {
  const policy = `<meta http-equiv="content-security-policy" content="script-src $& 'self'">`
  const page = (before: string, after: string) =>
    `<html><head><meta charset="utf-8">${before}<title>A</title>${after}</head></html>`

  test('is moved before its title', () => {
    expect(withPolicyFirst(page('', policy), 'a.html')).toBe(page(policy, ''))
  })

  test('stays where it is right', () => {
    expect(withPolicyFirst(page(policy, ''), 'a.html')).toBe(page(policy, ''))
  })

  test.for([
    ['no', ''],
    ['more than one', policy + policy],
  ])('is one: %s is refused', ([count = '', policies = '']) => {
    expect(() => withPolicyFirst(page('', policies), 'a.html')).toThrow(`a.html has ${count} content security policy`)
  })
})
