import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { $undo, dismissUndo, holdUndo, releaseUndo, undoRemoval, undoTime, type Undo } from '../../stores/undo.ts'
import { AdminStyles } from '../admin/admin-styles.tsx'
import { focusOn, whenRowShown } from './rows.ts'

const nouns = { events: 'Event', team: 'Member', gallery: 'Image', posts: 'Post', resources: 'Resource' } as const

interface UndoToastProps {
  /** Where the focus goes from here when the offer is over; missing where the delete was made on the page before this one. */
  neighbours: readonly Element[] | undefined
}

/** Offers, at the lower edge of the screen, to undo a delete. */
export function UndoToast({ neighbours }: UndoToastProps) {
  const undo = useStore($undo)
  return (
    <div className="toast-place" role="status">
      <AdminStyles />
      {undo !== undefined && <Toast key={undo.removed.id} undo={undo} neighbours={neighbours} />}
    </div>
  )
}

/** Stays for ten seconds, and for as long as someone points at it or has the focus on its button. */
function Toast({ undo, neighbours }: { undo: Undo } & UndoToastProps) {
  const [held, setHeld] = useState(false)
  const [last, setLast] = useState(undo.removed)
  const element = useRef<HTMLDivElement>(null)
  const { status, removed } = undo
  const item = `${removed.collection}/${removed.id}`
  // A button that goes with an offer never says that it was left.
  if (last !== removed) {
    setLast(removed)
    setHeld(false)
  }
  useEffect(() => {
    if ((held && status !== 'restored') || status === 'restoring') return
    const timer = setTimeout(() => leave(element.current, neighbours), undoTime)
    return () => clearTimeout(timer)
  }, [held, status, neighbours])
  // The button that was pressed is gone with what it deleted: whoever uses the keyboard goes on from here.
  useEffect(() => {
    if (neighbours === undefined) return
    const frame = requestAnimationFrame(() => losesFocus(item) && element.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [neighbours, item, removed])
  useFocusOnRestored(element, item, status)
  const hold = () => (setHeld(true), holdUndo())
  const release = () => (setHeld(false), releaseUndo())
  return (
    <div ref={element} className="toast" tabIndex={-1} onPointerEnter={hold} onPointerLeave={release}>
      <p>{describe(undo)}</p>
      {status !== 'restored' && (
        <button
          className="button quiet"
          type="button"
          aria-disabled={status === 'restoring' || undefined}
          onFocus={hold}
          onBlur={release}
          onClick={() => void undoRemoval()}
        >
          {status === 'failed' ? 'Try again' : 'Undo'}
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

/** The focus of who pressed Undo goes to what came back, once it is there: the button goes with the offer. */
function useFocusOnRestored(toast: RefObject<HTMLElement | null>, item: string, status: Undo['status']): void {
  useLayoutEffect(() => {
    if (status !== 'restored') return
    if (losesFocus(item)) toast.current?.focus()
    return whenRowShown(item, (row) => {
      if (document.activeElement === toast.current) focusOn(row)
    })
  }, [toast, item, status])
}

/** Whether nothing has the focus, or only the button of the row that is about to go. */
function losesFocus(item: string): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.getAttribute('data-item') === item
}

/** The focus does not get lost with the message. */
function leave(toast: HTMLElement | null, neighbours: readonly Element[] = []): void {
  const hadFocus = toast?.contains(document.activeElement) ?? false
  dismissUndo()
  if (!hadFocus) return
  const neighbour = neighbours.find(({ isConnected }) => isConnected)
  if (neighbour === undefined) focusOn(document.querySelector('h1'), { preventScroll: true })
  else focusOn(neighbour)
}
