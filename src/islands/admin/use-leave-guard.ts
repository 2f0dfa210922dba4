import { useEffect } from 'react'
import { $unsaved } from '../../stores/unsaved.ts'

let losses = 0

/** While something would be lost, the browser asks before it leaves the page, and the end of a session does not close the screen. */
export function useLeaveGuard(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    $unsaved.set(++losses > 0)
    return () => {
      removeEventListener('beforeunload', ask)
      $unsaved.set(--losses > 0)
    }
  }, [wouldLose])
}
