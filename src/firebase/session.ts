import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  getRedirectResult,
  initializeAuth,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type Auth,
  type User as FirebaseUser,
} from 'firebase/auth'
import { getClubApp } from './app.ts'
import { emulators } from './config.ts'
import { toBackendError } from './errors.ts'

/** Who is signed in, as the rest of the application knows them. */
export interface SignedInUser {
  email: string
  name: string | undefined
  photoURL: string | undefined
}

const POPUP_BLOCKED = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment'])

let auth: Auth | undefined

/** The page's Auth, which remembers the session in local storage: other tabs share it, and a page can see early that there is one. */
export function getClubAuth(): Auth {
  if (auth !== undefined) return auth
  auth = initializeAuth(getClubApp(), { persistence: browserLocalPersistence })
  if (emulators !== null) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true })
  return auth
}

/** Calls back with the user, or undefined when nobody is signed in: now, and on every change in this or another tab. */
export async function watchUser(onUser: (user: SignedInUser | undefined) => void): Promise<() => void> {
  const current = getClubAuth()
  await finishRedirect(current)
  return onAuthStateChanged(current, (user) => onUser(user === null ? undefined : toUser(user)))
}

/**
 * Opens Google's popup, or goes to Google's page where the browser blocks popups. With the emulator there is no popup: the caller shows
 * the account chooser. Throws a BackendError.
 */
export async function startSignIn(): Promise<'signed in' | 'choose account'> {
  const current = bridged(getClubAuth)
  if (emulators !== null) return 'choose account'
  const provider = new GoogleAuthProvider()
  try {
    await signInWithPopup(current, provider, browserPopupRedirectResolver)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && POPUP_BLOCKED.has(String(error.code))))
      throw toBackendError(error)
    await signInWithRedirect(current, provider, browserPopupRedirectResolver)
  }
  return 'signed in'
}

/** Signs in to the Auth emulator as anyone. In a production build this does nothing: the branch is dropped. */
export async function signInToEmulator(email: string): Promise<void> {
  if (emulators === null) return
  const name = email.split('@')[0] ?? email
  const claims = { sub: email.toLowerCase(), email, email_verified: true, name }
  try {
    await signInWithCredential(getClubAuth(), GoogleAuthProvider.credential(JSON.stringify(claims)))
  } catch (error) {
    throw toBackendError(error)
  }
}

/** Signs out, in every tab. */
export async function endSession(): Promise<void> {
  await signOut(getClubAuth())
}

async function finishRedirect(current: Auth): Promise<void> {
  if (emulators !== null || !Object.keys(sessionStorage).some((key) => key.startsWith('firebase:pendingRedirect:')))
    return
  // A failed redirect leaves nobody signed in, which the listener reports.
  await getRedirectResult(current, browserPopupRedirectResolver).catch(() => null)
}

function toUser({ email, displayName, photoURL }: FirebaseUser): SignedInUser {
  return { email: email ?? '', name: displayName ?? undefined, photoURL: photoURL ?? undefined }
}

function bridged<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw toBackendError(error)
  }
}
