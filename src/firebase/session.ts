import {
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
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
import { emulators, project } from './config.ts'
import { BackendError, toBackendError } from './errors.ts'

/** Who is signed in, as the rest of the application knows them. */
export interface SignedInUser {
  email: string
  name: string | undefined
  photoURL: string | undefined
}

let auth: Auth | undefined
let onRefused = (): void => {
  // Nobody follows the session on this page.
}

/**
 * The page's Auth, which remembers the session in local storage: other tabs share it, and a page can see early that there is one. With the
 * resolver, the SDK loads Google's script and the auth domain's frame at once in Safari and on phones (`_shouldInitProactively`), which open a
 * window only within a press, and it completes a sign-in that left the page. Who has a session needs neither, and does not wait for them.
 */
export function getClubAuth(): Auth {
  if (auth !== undefined) return auth
  const resolver = emulators === null && !isUserKept() ? { popupRedirectResolver: browserPopupRedirectResolver } : {}
  auth = initializeAuth(getClubApp(), { persistence: browserLocalPersistence, ...resolver })
  if (emulators !== null) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true })
  return auth
}

/**
 * Calls back with the user, or undefined when nobody is signed in: now, and on every change in this or another tab. `refused` is called
 * before that when it was the server that ended the session. Throws a BackendError.
 */
export function watchUser(onUser: (user: SignedInUser | undefined) => void, refused: () => void): () => void {
  onRefused = refused
  return onAuthStateChanged(bridged(getClubAuth), (user) => onUser(user === null ? undefined : toUser(user)))
}

/**
 * Opens Google's window, before the caller's press has ended where the SDK is prepared. Throws a BackendError: `popup-blocked` where the browser
 * does not let it open. After one of those (`again`), goes to Google's page instead, if the way back works: browsers keep the storage of
 * sites apart, so the auth domain must be this site. With the emulator there is no window: the caller shows the account chooser.
 */
export async function startSignIn(again: boolean): Promise<'signed in' | 'choose account'> {
  if (emulators !== null) return 'choose account'
  const provider = new GoogleAuthProvider()
  try {
    const current = getClubAuth()
    await signInWithPopup(current, provider, browserPopupRedirectResolver).catch((error: unknown) => {
      if (!again || toBackendError(error).code !== 'popup-blocked' || project?.authDomain !== location.host) throw error
      return signInWithRedirect(current, provider, browserPopupRedirectResolver)
    })
  } catch (error) {
    throw toBackendError(error)
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

/**
 * Reads a refusal by what is known of the session. The rules refuse whoever is nobody: then the session has ended, and the account is not the
 * reason. A session that the server does not accept any more ends here too, so that the page offers to sign in again.
 */
export function judgeRefusal(problem: BackendError): BackendError {
  const current = getClubAuth()
  if (problem.code === 'permission-denied' && current.currentUser === null)
    return new BackendError('signed-out', problem.cause)
  if (problem.code === 'signed-out' && current.currentUser !== null) {
    onRefused()
    void signOut(current)
  }
  return problem
}

function isUserKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'))
  } catch {
    return false
  }
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
