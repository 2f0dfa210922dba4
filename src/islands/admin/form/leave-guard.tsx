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
      const link = linkIn(event)
      if (link === undefined) return
      event.preventDefault()
      // A text can hold a link such as `http://[`: there is no such place, but browsers leave the page for it.
      if (link.origin !== '') setDestination(link.href)
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

/** The link that would take this page away; undefined for anything else that was clicked. */
function linkIn({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined
  const withoutHash = ({ origin, pathname, search }: HTMLAnchorElement | Location) => origin + pathname + search
  const staysHere = withoutHash(link) === withoutHash(location) && link.hash !== ''
  return staysHere ? undefined : link
}
