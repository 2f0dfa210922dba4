import { useRef, useState, type ReactNode } from 'react'
import type { Removal } from '../../stores/removal.ts'
import { Dialog } from './dialog.tsx'
import { neighboursOf } from './rows.ts'

interface DeleteButtonProps {
  /** What it deletes: collection and id, with a slash between them. Whoever brings it back finds its row by that. */
  item: string
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

type Step = { status: 'idle' } | { status: 'asking' } | { status: 'deleting' } | { status: 'told'; message: string }

/** Asks first, deletes once, and tells how it went. */
export function DeleteButton({ item, question, label, className, onConfirm, describe, children }: DeleteButtonProps) {
  const [step, setStep] = useState<Step>({ status: 'idle' })
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setStep({ status: 'idle' })
  const confirm = async () => {
    setStep({ status: 'deleting' })
    const neighbours = neighboursOf(button.current)
    const removal = await onConfirm()
    const message = describe(removal)
    // What was deleted takes this button with it: success is told, and undone, from outside of the list.
    if (removal.status === 'removed') {
      setStep({ status: 'idle' })
      const { showRemoved } = await import('./removed.tsx')
      showRemoved(removal.removed, message, neighbours)
    } else setStep(message === undefined ? { status: 'idle' } : { status: 'told', message })
  }
  return (
    <>
      <button
        ref={button}
        className={className ?? 'link-button'}
        type="button"
        aria-label={label}
        data-item={item}
        // Not disabled: the focus, which comes back from the question, would be lost.
        aria-disabled={step.status === 'deleting' || undefined}
        onClick={() => step.status === 'idle' && setStep({ status: 'asking' })}
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
