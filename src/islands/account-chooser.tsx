import { useRef } from 'react'
import { adminEmail } from '../../content/site.yaml'
import { $choosingAccount, chooseAccount } from '../stores/session.ts'
import { Dialog } from './ui/dialog.tsx'

const demoAccounts = [adminEmail, 'member@example.edu']

/** Stands in for Google's popup where the Auth emulator does. Not part of a production build. */
export default function AccountChooser() {
  const other = useRef<HTMLInputElement>(null)
  return (
    <Dialog title="Choose an account" onClose={() => $choosingAccount.set(false)}>
      <p className="hint">This site runs on the local emulator: no password, and any address works.</p>
      <ul className="accounts">
        {demoAccounts.map((email) => (
          <li key={email}>
            <button className="button quiet" type="button" onClick={() => void chooseAccount(email)}>
              {email}
            </button>
          </li>
        ))}
      </ul>
      <form
        className="field-row"
        onSubmit={(event) => {
          event.preventDefault()
          void chooseAccount(other.current?.value.trim() ?? '')
        }}
      >
        <label htmlFor="other-account">Another email</label>
        <input id="other-account" ref={other} type="email" required autoComplete="off" />
        <button className="button" type="submit">
          Continue
        </button>
      </form>
    </Dialog>
  )
}
