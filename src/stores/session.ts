import { atom, computed } from 'nanostores'
import type * as Bridge from '../firebase/session.ts'
import { adminEmail } from '../../content/site.yaml'

/** Someone who has signed in (product specification, section 3). */
export interface User {
  email: string
  name: string | undefined
  photoURL: string | undefined
}

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User }

/** Who is signed in. Other tabs' sign-ins and sign-outs are followed. */
export const $session = atom<Session>({ status: 'loading' })

/** What is wrong with the session or the last attempt to sign in or out, in words. */
export interface SessionProblem {
  message: string
  /** Whether the browser held the sign-in window back: a press of its own may open it. */
  isBlocked: boolean
}

/** Undefined while all is well. */
export const $sessionProblem = atom<SessionProblem | undefined>(undefined)

/** Whether the local account chooser is open: only where the emulators stand in for Google. */
export const $choosingAccount = atom(false)

/** Whether lists show the admin's controls: a courtesy, only the security rules decide what works (product specification, section 6). */
export const $adminControls = computed(
  $session,
  (session) => isControlsRevealed() || (session.status === 'signed-in' && isAdminEmail(session.user.email)),
)

/** Who may see a guarded screen. */
export type Access = 'member' | 'admin'

/** The route guard's test. */
export function isAllowed(session: Session, access: Access): boolean {
  return session.status === 'signed-in' && (access === 'member' || isAdmin(session.user))
}

/** Whether this browser keeps nothing for this site (src/layouts/early.js): nobody can stay signed in then. */
export function isStorageBlocked(): boolean {
  return document.documentElement.dataset['storage'] === 'blocked'
}

/** The administrator: the exact e-mail address (product specification, section 6). */
export function isAdmin(user: User): boolean {
  return user.email === adminEmail
}

function isAdminEmail(email: string): boolean {
  return email.toLowerCase() === adminEmail.toLowerCase()
}

function isControlsRevealed(): boolean {
  if (typeof location === 'undefined') return false
  // The second is the flag gdg_admin of the local storage (src/layouts/early.js).
  const isFlagged = document.documentElement.dataset['controls'] !== undefined
  return isFlagged || new URLSearchParams(location.search).get('admin') === '1'
}

let bridge: typeof Bridge | undefined
let started: Promise<void> | undefined

/** Begins to follow the session, once. Loads Firebase Auth, and with it all that a press of Sign in needs. */
export function startSession(): Promise<void> {
  started ??= (async () => {
    if (isStorageBlocked()) return $session.set({ status: 'signed-out' })
    bridge = await import('../firebase/session.ts')
    bridge.watchUser((user) => {
      $session.set(user === undefined ? { status: 'signed-out' } : { status: 'signed-in', user })
      if (user !== undefined) $sessionProblem.set(undefined)
      document.documentElement.dataset['session'] = user === undefined ? 'none' : 'known'
    }, reportRefusal)
  })().catch((error: unknown) => {
    started = undefined
    $session.set({ status: 'signed-out' })
    report(error)
  })
  return started
}

/** Opens the provider's window; with the emulators, the account chooser. */
export async function signIn(): Promise<void> {
  const again = $sessionProblem.get()?.isBlocked ?? false
  $sessionProblem.set(undefined)
  if (isStorageBlocked()) return report({ code: 'storage-blocked' })
  try {
    // Nothing is awaited once the session is followed: Safari opens a window only within the press itself.
    const { startSignIn } = bridge ?? (await import('../firebase/session.ts'))
    if ((await startSignIn(again)) === 'choose account') $choosingAccount.set(true)
  } catch (error) {
    report(error, again)
  }
}

/** Signs in to the emulator as one of the demo accounts, or as anyone. */
export async function chooseAccount(email: string): Promise<void> {
  $choosingAccount.set(false)
  try {
    const { signInToEmulator } = await import('../firebase/session.ts')
    await signInToEmulator(email)
  } catch (error) {
    report(error)
  }
}

/** Clears the user, in every tab. */
export async function signOut(): Promise<void> {
  try {
    const { endSession } = await import('../firebase/session.ts')
    await endSession()
  } catch (error) {
    report(error)
  }
}

const texts: Record<string, string> = {
  'popup-closed': '',
  'popup-blocked': 'Your browser held the sign-in window back.',
  'storage-blocked':
    'This browser blocks cookies and site data, and signing in needs them. Allow them for this site, then reload the page.',
  offline: 'You seem to be offline. Try again when you are connected.',
  'not-configured': 'Sign-in is not set up on this site yet.',
}

const stillBlocked = 'Your browser still holds the sign-in window back. Allow pop-ups for this site, then try again.'

function report(error: unknown, again = false): void {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  const isBlocked = code === 'popup-blocked'
  const message = isBlocked && again ? stillBlocked : (texts[code] ?? 'Sign-in did not work. Please try again.')
  $sessionProblem.set(message === '' ? undefined : { message, isBlocked })
}

/** Guarded screens have words of their own for a session that ended. */
function reportRefusal(): void {
  if (document.documentElement.dataset['guard'] !== undefined) return
  $sessionProblem.set({ message: 'Your session has ended. Sign in again.', isBlocked: false })
}
