import { useState, type ReactNode } from 'react'
import type { Removal, Removed } from '../../stores/removal.ts'
import { Dialog } from './dialog.tsx'

interface DeleteButtonProps {
  /** The confirmation prompt of product specification, section 9. */
  question: string
  /** Names the button where its content is a symbol. */
  label?: string
  className?: string
  onConfirm: () => Promise<Removal>
  /** The words for an outcome; undefined where it needs none. */
  describe: (removal: Removal) => string | undefined
  children: ReactNode
}

type Step =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'deleting' }
  | { status: 'told'; message: string; removed: Removed | undefined }

/** Asks first, deletes once, and tells how it went. */
export function DeleteButton({ question, label, className, onConfirm, describe, children }: DeleteButtonProps) {
  const [step, setStep] = useState<Step>({ status: 'idle' })
  const close = () => {
    setStep({ status: 'idle' })
    // Behind a dialog nobody could reach it: the ten seconds begin when the dialog is closed.
    if (step.status === 'told') void offerUndo(step.removed)
  }
  const confirm = async () => {
    setStep({ status: 'deleting' })
    const removal = await onConfirm()
    const removed = removal.status === 'removed' ? removal.removed : undefined
    const message = describe(removal)
    setStep(message === undefined ? { status: 'idle' } : { status: 'told', message, removed })
    if (message === undefined) await offerUndo(removed)
  }
  return (
    <>
      <button
        className={className ?? 'link-button'}
        type="button"
        aria-label={label}
        disabled={step.status === 'deleting'}
        onClick={() => setStep({ status: 'asking' })}
      >
        {children}
      </button>
      {step.status === 'asking' && (
        <Dialog title={question} alert onClose={close}>
          <div className="dialog-actions">
            <button className="button quiet" type="button" onClick={close}>
              Cancel
            </button>
            <button className="button danger" type="button" onClick={() => void confirm()}>
              Delete
            </button>
          </div>
        </Dialog>
      )}
      {step.status === 'told' && (
        <Dialog title={step.message} alert onClose={close}>
          <div className="dialog-actions">
            <button className="button" type="button" onClick={close}>
              OK
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}

async function offerUndo(removed: Removed | undefined): Promise<void> {
  if (removed === undefined) return
  const { showUndo } = await import('./undo-toast.tsx')
  showUndo(removed)
}
