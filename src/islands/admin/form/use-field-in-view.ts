import { useEffect, type RefObject } from 'react'

/** Pixels of visible height below which bars that stay on the screen would leave too little of it, as with an on-screen keyboard open. */
const CRAMPED = 480

/** Between the field and what would cover it: the focus ring needs some of it. */
const MARGIN = 8

/**
 * Keeps the field of this form that has the focus wholly in view, with its message: below the page's bar, above the bar with Save, and above
 * an on-screen keyboard. Browsers scroll to the focus as if sticky bars covered nothing, and iOS tells only the visual viewport that a
 * keyboard is open. Where little is visible, the class `cramped` on the root lets the bars go (admin.css).
 */
export function useFieldInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    const view = window.visualViewport
    if (element === null || view === null) return
    const root = document.documentElement
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const room = view.height * view.scale
        root.classList.toggle('cramped', room < CRAMPED)
        element.style.setProperty('--room', `${room}px`)
        showFocused(element, view)
      })
    }
    // A message that appears makes the page longer, and so does what arrives above the form.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    element.addEventListener('focusin', update)
    view.addEventListener('resize', update)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('focusin', update)
      view.removeEventListener('resize', update)
      root.classList.remove('cramped')
    }
  }, [form])
}

function showFocused(form: HTMLFormElement, view: VisualViewport): void {
  const focused = document.activeElement
  if (focused === null || !form.contains(focused) || focused.closest('.form-actions') !== null) return
  const covering = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((bar) => getComputedStyle(bar).position === 'sticky')
      .map((bar) => bar.getBoundingClientRect())
  const above = covering('.site-header, .session-banner').map(({ bottom }) => bottom)
  const below = covering('.form-actions').map(({ top }) => top)
  const start = Math.max(view.offsetTop, ...above) + MARGIN
  const end = Math.min(view.offsetTop + view.height, ...below) - MARGIN
  const { top, bottom } = boxOf(focused, end - start)
  if (bottom > end) scrollBy({ top: Math.min(bottom - end, top - start), behavior: 'instant' })
  else if (top < start) scrollBy({ top: top - start, behavior: 'instant' })
}

/** What should be seen of a focused element: its field with label and hint where there is room for it, else itself and its message. */
function boxOf(focused: Element, room: number): { top: number; bottom: number } {
  const field = focused.closest('.field')
  const whole = field?.getBoundingClientRect()
  if (whole !== undefined && whole.height <= room) return whole
  // The input of a file lies, out of sight, in its label.
  const parts = [focused.closest('label') ?? focused, ...(field?.querySelectorAll('.field-error') ?? [])]
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}
