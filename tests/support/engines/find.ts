import type { Target } from './engine.ts'

/** The first element of this role and name that can be seen. Runs in the page, so it may use nothing from outside. */
export function find({ role, name }: Target): HTMLElement | null {
  const selectors = {
    button: 'button',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, h5, h6',
    field: 'input:not([type=file]), textarea',
    file: 'input[type=file]',
  }
  const nameOf = (element: HTMLElement) => {
    const labels = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : []
    const texts = [element, ...labels].map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
    return [element.ariaLabel, ...texts]
  }
  const isSeen = (element: HTMLElement) => role === 'file' || element.checkVisibility({ visibilityProperty: true })
  const candidates = [...document.querySelectorAll<HTMLElement>(selectors[role])]
  return candidates.find((element) => isSeen(element) && nameOf(element).includes(name)) ?? null
}
