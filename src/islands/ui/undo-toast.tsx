import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $undo, dismissUndo, holdUndo, releaseUndo, undoRemoval, undoTime, type Undo } from '../../stores/undo.ts'
import { AdminStyles } from '../admin/admin-styles.tsx'

const nouns = { events: 'Event', team: 'Member', gallery: 'Image', posts: 'Post', resources: 'Resource' } as const

/** Offers, at the lower edge of the screen, to undo a delete. */
export function UndoToast() {
  const undo = useStore($undo)
  return (
    <div className="toast-place" role="status">
      <AdminStyles />
      {undo !== undefined && <Toast key={undo.removed.id} undo={undo} />}
    </div>
  )
}

/** Stays for ten seconds, and for as long as someone points at it or has the focus on its button. */
function Toast({ undo }: { undo: Undo }) {
  const [held, setHeld] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const { status } = undo
  useEffect(() => {
    if (held || status === 'restoring') return
    const timer = setTimeout(() => leave(element.current), undoTime)
    return () => clearTimeout(timer)
  }, [held, status])
  // The button that was pressed is gone with what it deleted: whoever uses the keyboard goes on from here.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.activeElement === document.body && element.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const hold = () => (setHeld(true), holdUndo())
  const release = () => (setHeld(false), releaseUndo())
  return (
    <div ref={element} className="toast" tabIndex={-1} onPointerEnter={hold} onPointerLeave={release}>
      <p>{describe(undo)}</p>
      {(status === 'offered' || status === 'failed') && (
        <button
          className="button quiet"
          type="button"
          onFocus={hold}
          onBlur={release}
          onClick={() => void undoRemoval()}
        >
          {status === 'offered' ? 'Undo' : 'Try again'}
        </button>
      )}
    </div>
  )
}

function describe(undo: Undo): string {
  const noun = nouns[undo.removed.collection]
  if (undo.status === 'offered') return `${noun} deleted.`
  if (undo.status === 'restoring') return 'Bringing it back…'
  return undo.status === 'restored' ? `${noun} restored.` : undo.message
}

/** The focus does not get lost with the message. */
function leave(toast: HTMLElement | null): void {
  const hadFocus = toast?.contains(document.activeElement) ?? false
  dismissUndo()
  if (!hadFocus) return
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
