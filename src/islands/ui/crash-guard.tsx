import { Component, type ReactNode } from 'react'
import { StaticContent } from './static-content.tsx'
import { WokenStyles } from './woken-styles.tsx'

interface CrashGuardProps {
  children: ReactNode
  /** What stands in for a crash; where it is missing, a note above what the page's HTML held. */
  fallback?: ReactNode
}

/** Keeps a crash where it happened: the page around it stays. What it takes with it is the `fallback`'s to make good. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    if (!this.state.crashed) return children
    return (
      fallback ?? (
        <>
          <CrashNote />
          <StaticContent />
        </>
      )
    )
  }
}

/** Says that a part of the page crashed, in the words of its top-level screen (./crash-screen.tsx). */
export function CrashNote() {
  return (
    <div className="crash" role="alert">
      <WokenStyles />
      <p>Something went wrong.</p>
      <button className="button" type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  )
}
