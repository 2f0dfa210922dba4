import { createPortal } from 'react-dom'
import { getAsked } from '../stores/asked.ts'
import { signIn } from '../stores/session.ts'

/** The Sign in button of the notice that says why a guarded screen sent its visitor to this page (./boot.ts writes its words). */
export function AskedSignIn() {
  const notice = document.getElementById('notice')
  if (notice === null || getAsked() === undefined) return null
  return createPortal(
    <button className="button quiet" type="button" onClick={() => void signIn()}>
      Sign in
    </button>,
    notice,
  )
}
