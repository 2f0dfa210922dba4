import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $publish, $publishBudget, $publishing, publishNow, watchPublishing } from '../../stores/publish.ts'
import styles from '../../styles/publish.css?url&no-inline'
import { PublishAge } from './publish-age.tsx'
import { actionOf, describe, describeBudget } from './publish-words.ts'

/** The publish tray: whether the organiser's changes are live, and what happens about those that are not. */
export function PublishState() {
  const tray = useStore($publish)
  const budget = useStore($publishBudget)
  const isPressed = useStore($publishing)
  useEffect(watchPublishing, [])
  const section = useRef<HTMLElement>(null)
  const action = actionOf(tray)
  const press = async (wish: 'now' | 'anyway') => {
    await publishNow(wish)
    // The button goes when it has been obeyed; the focus stays near.
    requestAnimationFrame(() => document.activeElement === document.body && section.current?.focus())
  }
  return (
    <section ref={section} className="publish-tray" data-status={tray.status} aria-label="Publishing" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="admin" />
      <span className="publish-dot" aria-hidden="true" />
      <p className="publish-words" role="status">
        {describe(tray)}
      </p>
      {tray.status === 'building' && <PublishAge since={tray.since} />}
      {tray.status === 'live' && <a href="/">View</a>}
      {action && (
        <button
          className="link-button"
          type="button"
          aria-disabled={isPressed}
          onClick={() => void (isPressed || press(action.wish))}
        >
          {action.label}
        </button>
      )}
      {budget && <p className="publish-budget">{describeBudget(budget)}</p>}
    </section>
  )
}
