const ROW = 'li, .next-event'

/** Where the focus can go when the row of this button is gone, best first: the next row, the one before, the headings above, the page's. */
export function neighboursOf(button: Element | null): Element[] {
  const row = button?.closest(ROW)
  const found = [row?.nextElementSibling, row?.previousElementSibling]
  for (let part = row?.closest('section'); part; part = part.parentElement?.closest('section'))
    found.push(part.querySelector('h2, h3'))
  found.push(document.querySelector('h1'))
  return found.filter((element) => element instanceof Element)
}

/** Gives the focus to an element that has none by itself. */
export function focusOn(element: Element | null | undefined, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus(options)
}

/** Calls back with the row that shows an item (as its Delete button names it), now or as soon as it is there. Returns how to stop. */
export function whenRowShown(item: string, show: (row: Element) => void): () => void {
  const look = () => {
    const row = document.querySelector(`[data-item="${CSS.escape(item)}"]`)?.closest(ROW)
    if (!row) return
    observer.disconnect()
    show(row)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
