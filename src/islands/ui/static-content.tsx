import { useCallback } from 'react'

// Noted when the module is loaded: no list of the page has hydrated by then.
const kept = new WeakMap<Element, string>()
if (typeof document !== 'undefined')
  for (const island of document.querySelectorAll('main astro-island')) kept.set(island, island.innerHTML)

/** What the page's HTML held in the place of this island, as it was built: a list without its controls. */
export function StaticContent() {
  const fill = useCallback((place: HTMLElement | null) => {
    const island = place?.closest('astro-island')
    if (place && island) place.innerHTML = kept.get(island) ?? ''
  }, [])
  return <div ref={fill} />
}
