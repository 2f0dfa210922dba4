import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { openAsked } from '../stores/asked.ts'
import {
  $adminControls,
  $choosingAccount,
  $session,
  $sessionProblem,
  isAdmin,
  signIn,
  signOut,
  startSession,
  type User,
} from '../stores/session.ts'
import { AskedSignIn } from './asked-sign-in.tsx'
import { CrashGuard } from './ui/crash-guard.tsx'
import { followUndo } from './ui/resume-undo.ts'
import { wakeLists } from './ui/wake-lists.ts'
import { WokenStyles } from './ui/woken-styles.tsx'

const AccountChooser = __FIREBASE_EMULATORS__ === null ? undefined : lazy(() => import('./account-chooser.tsx'))

/**
 * The end of the navigation bar: Sign in, Loading, or the avatar menu with Sign out (product specification, section 2).
 * Its HTML holds both Sign in and Loading; until React is there, a stylesheet shows the right one by `data-session` on the root.
 */
export function AccountMenu() {
  return (
    <CrashGuard>
      <Account />
    </CrashGuard>
  )
}

function Account() {
  const session = useStore($session, { ssr: 'initial' })
  const problem = useStore($sessionProblem, { ssr: 'initial' })
  const choosing = useStore($choosingAccount, { ssr: 'initial' })
  const hydrated = useStartedSession()
  // The button stays in its place, and keeps the focus, unless a session is likely: then Loading takes its place at once.
  const isPending =
    hydrated && session.status === 'loading' && document.documentElement.dataset['session'] === 'pending'
  return (
    <>
      {session.status === 'signed-in' ? (
        <AvatarMenu user={session.user} />
      ) : (
        <>
          {!isPending && (
            <button className="button sign-in" type="button" onClick={() => void signIn()}>
              Sign in
            </button>
          )}
          {(isPending || !hydrated) && <span className="session-loading">Loading</span>}
        </>
      )}
      {problem && (
        <div className="account-problem" role="alert">
          <p>{problem.message}</p>
          {problem.isBlocked && (
            <button className="button" type="button" onClick={() => void signIn()}>
              Open the sign-in window
            </button>
          )}
        </div>
      )}
      {hydrated && session.status !== 'signed-in' && <AskedSignIn />}
      {choosing && AccountChooser && (
        <Suspense>
          <AccountChooser />
        </Suspense>
      )}
      {hydrated && <WokenStyles />}
      {hydrated && <span data-hydrated hidden />}
    </>
  )
}

/** Follows the session from now on, with what it opens on this page, and repeats the click that woke the island. */
function useStartedSession(): boolean {
  const hydrated = useHydrated()
  useEffect(() => $session.subscribe(openAsked), [])
  useEffect(() => $adminControls.subscribe((shown) => shown && wakeLists()), [])
  useEffect(() => {
    void startSession().then(() => {
      const { dataset } = document.documentElement
      if (dataset['replay'] !== 'sign-in') return
      delete dataset['replay']
      if ($session.get().status !== 'signed-in') void signIn()
    })
  }, [])
  return hydrated
}

function AvatarMenu({ user }: { user: User }) {
  useEffect(followUndo, [])
  return (
    <>
      <button className="avatar" type="button" popoverTarget="account-menu" aria-label={`Account: ${user.email}`}>
        {user.photoURL ? (
          <img src={user.photoURL} alt="" width="36" height="36" referrerPolicy="no-referrer" />
        ) : (
          <span aria-hidden="true">{(user.name ?? user.email).slice(0, 1).toUpperCase()}</span>
        )}
      </button>
      <div className="account-menu" id="account-menu" popover="auto">
        <p className="account-email">{user.email}</p>
        {isAdmin(user) && (
          <a className="menu-item" href="/admin">
            Dashboard
          </a>
        )}
        <button className="menu-item" type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </>
  )
}

const never = () => () => undefined

/** False in the HTML and while hydrating, true afterwards. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
