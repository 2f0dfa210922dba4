import { keptUndo } from '../../stores/kept-undo.ts'

/**
 * Shows the offer to undo a delete that the page before this one made, here and when the browser brings this page back from its memory.
 * To be called once someone is signed in. Returns how to stop.
 */
export function followUndo(): () => void {
  const show = async () => (await import('./removed.tsx')).showKept()
  const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && show())
  if (keptUndo.isKept()) void show()
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
