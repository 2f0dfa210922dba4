import { Component, type ReactNode } from 'react'
import { WokenStyles } from './woken-styles.tsx'

/** Stands in for an island that crashed: the static page around it stays (product specification, section 2). */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
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
}
