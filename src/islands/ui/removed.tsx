import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Removed } from '../../stores/removal.ts'
import { offerUndo, resumeUndo } from '../../stores/undo.ts'
import { Dialog } from './dialog.tsx'
import { UndoToast } from './undo-toast.tsx'

let root: Root | undefined

/**
 * Tells that something was deleted, if there are words for it, and offers to undo it. `neighbours` says where the focus goes when the offer is
 * over: to the first of them that is still there.
 */
export function showRemoved(
  removed: Removed | undefined,
  message: string | undefined,
  neighbours: readonly Element[],
): void {
  const close = () => {
    render(<Outcome neighbours={neighbours} />)
    if (removed !== undefined) whenDrawn(() => offerUndo(removed))
  }
  if (message === undefined) close()
  else render(<Outcome neighbours={neighbours} message={message} onClose={close} />)
}

/** Shows the offer that the page before this one made, if it was left before the offer was over. */
export function showKept(): void {
  render(<Outcome />)
  whenDrawn(resumeUndo)
}

function render(outcome: ReactNode): void {
  if (root === undefined) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  root.render(outcome)
}

/** A screen reader announces what comes into a region that is there already; and behind a dialog nobody could reach the button. */
function whenDrawn(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work))
}

interface OutcomeProps {
  neighbours?: readonly Element[]
  message?: string
  onClose?: () => void
}

function Outcome({ neighbours, message, onClose }: OutcomeProps) {
  return (
    <>
      <UndoToast neighbours={neighbours} />
      {message !== undefined && onClose && (
        <Dialog title={message} alert onClose={onClose}>
          <div className="dialog-actions">
            <button className="button" type="button" onClick={onClose}>
              OK
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
