import { useStore } from '@nanostores/react'
import { $session, isAdmin, signIn } from '../../../stores/session.ts'

/** Says that the session ended, or became someone else's, while a form holds unsaved input, and offers to sign in again without losing it. */
export function SessionBanner() {
  const session = useStore($session)
  if (session.status === 'loading' || (session.status === 'signed-in' && isAdmin(session.user))) return null
  return (
    <div className="session-banner" role="alert">
      <p>
        {session.status === 'signed-out'
          ? 'You have been signed out. Your input is still here: sign in again to save it.'
          : `${session.user.email} may not save this. Your input is still here: sign in with the organiser’s account.`}
      </p>
      <button className="button" type="button" onClick={() => void signIn()}>
        Sign in again
      </button>
    </div>
  )
}
