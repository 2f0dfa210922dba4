import { useEffect, useId, useRef, type ReactNode } from 'react'
import { WokenStyles } from './woken-styles.tsx'

interface DialogProps {
  title: string
  /** A dialog that asks for a decision, or tells the outcome of one. */
  alert?: boolean
  onClose: () => void
  children?: ReactNode
}

/** A modal dialog of the platform: it keeps the focus, closes on Escape and on outside clicks where the browser can, and gives the focus back to where it was. */
export function Dialog({ title, alert = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <>
      <WokenStyles />
      <dialog
        ref={dialog}
        className="dialog"
        role={alert ? 'alertdialog' : undefined}
        aria-labelledby={titleId}
        onClose={onClose}
        closedby="any"
      >
        <div className="dialog-body">
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </dialog>
    </>
  )
}
