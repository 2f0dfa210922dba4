import { atom, computed } from 'nanostores'
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

/** What went wrong with the last attempt to sign in or out, in words; undefined while all is well. */
export const $sessionProblem = atom<string | undefined>(undefined)

/** Whether the local account chooser is open: only where the emulators stand in for Google. */
export const $choosingAccount = atom(false)

/** Whether lists show the admin's controls: a courtesy, only the security rules decide what works (product specification, section 6). */
export const $adminControls = computed(
  $session,
  (session) => isControlsRevealed() || (session.status === 'signed-in' && isAdminEmail(session.user.email)),
)

/** The route guard's test: the exact e-mail address (product specification, section 6). */
export function isAdmin(user: User): boolean {
  return user.email === adminEmail
}

function isAdminEmail(email: string): boolean {
  return email.toLowerCase() === adminEmail.toLowerCase()
}

function isControlsRevealed(): boolean {
  if (typeof location === 'undefined') return false
  return new URLSearchParams(location.search).get('admin') === '1' || localStorage.getItem('gdg_admin') === '1'
}

let started: Promise<void> | undefined

/** Begins to follow the session, once. Loads Firebase Auth. */
export function startSession(): Promise<void> {
  started ??= (async () => {
    const { watchUser } = await import('../firebase/session.ts')
    await watchUser((user) => {
      $session.set(user === undefined ? { status: 'signed-out' } : { status: 'signed-in', user })
      document.documentElement.dataset['session'] = user === undefined ? 'none' : 'known'
    })
  })().catch((error: unknown) => {
    started = undefined
    $session.set({ status: 'signed-out' })
    report(error)
  })
  return started
}

/** Opens the provider's popup; with the emulators, the account chooser. */
export async function signIn(): Promise<void> {
  $sessionProblem.set(undefined)
  try {
    const { startSignIn } = await import('../firebase/session.ts')
    if ((await startSignIn()) === 'choose account') $choosingAccount.set(true)
  } catch (error) {
    report(error)
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
  offline: 'You seem to be offline. Try again when you are connected.',
  'not-configured': 'Sign-in is not set up on this site yet.',
}

function report(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = texts[code] ?? 'Sign-in did not work. Please try again.'
  $sessionProblem.set(message === '' ? undefined : message)
}
