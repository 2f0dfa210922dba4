import { WokenStyles } from './ui/woken-styles.tsx'

/** What a guarded page shows in a browser that keeps nothing for this site: no sign-in can last there. */
export function StorageBlocked() {
  return (
    <div className="crash-screen" role="alert">
      <WokenStyles />
      <h1>This browser blocks cookies and site data</h1>
      <p>This page needs a signed-in account, and without them nobody can stay signed in. Allow them for this site.</p>
      <button className="button" type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  )
}
