import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $unsaved } from '../../../stores/unsaved.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before unsaved input is left: in our words for a link, in the browser's for everything else. */
export function LeaveGuard() {
  const unsaved = useStore($unsaved)
  const [destination, setDestination] = useState<string>()
  const leaving = useRef(false)
  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault()
    }
    const ask = (event: MouseEvent) => {
      const href = linkIn(event)
      if (href === undefined) return
      event.preventDefault()
      setDestination(href)
    }
    addEventListener('beforeunload', warn)
    document.addEventListener('click', ask, true)
    return () => {
      removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, true)
    }
  }, [unsaved])
  if (destination === undefined) return null
  return (
    <Dialog title="Leave without saving?" alert onClose={() => setDestination(undefined)}>
      <p className="hint">Your input stays on this device and is offered when you come back to this screen.</p>
      <div className="dialog-actions">
        <button className="button quiet" type="button" onClick={() => setDestination(undefined)}>
          Stay
        </button>
        <button
          className="button"
          type="button"
          onClick={() => {
            leaving.current = true
            location.assign(destination)
          }}
        >
          Leave
        </button>
      </div>
    </Dialog>
  )
}

/** The address of a link that would take this page away; undefined for anything else that was clicked. */
function linkIn({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined
  const address = new URL(link.href)
  const staysHere = address.pathname === location.pathname && address.search === location.search && address.hash !== ''
  return staysHere ? undefined : link.href
}
