import { WokenStyles } from './woken-styles.tsx'

/** The top-level screen after a render crash (product specification, section 2), in the place of all that the page showed. */
export function CrashScreen() {
  return (
    <div className="crash-screen" role="alert">
      <WokenStyles />
      <h1>Something went wrong.</h1>
      <button className="button" type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  )
}
