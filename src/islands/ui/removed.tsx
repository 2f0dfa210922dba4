import { createRoot, type Root } from 'react-dom/client'
import type { Removed } from '../../stores/removal.ts'
import { offerUndo } from '../../stores/undo.ts'
import { Dialog } from './dialog.tsx'
import { UndoToast } from './undo-toast.tsx'

let root: Root | undefined

/** Tells that something was deleted, if there are words for it, and offers to undo it. */
export function showRemoved(removed: Removed | undefined, message: string | undefined): void {
  if (root === undefined) {
    const place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  // A screen reader announces what comes into a region that is there already; and behind a dialog nobody could reach the button.
  const close = () => {
    root?.render(<Outcome />)
    if (removed !== undefined) requestAnimationFrame(() => requestAnimationFrame(() => offerUndo(removed)))
  }
  if (message === undefined) close()
  else root.render(<Outcome message={message} onClose={close} />)
}

function Outcome({ message, onClose }: { message?: string; onClose?: () => void }) {
  return (
    <>
      <UndoToast />
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
