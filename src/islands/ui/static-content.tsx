import { useCallback } from 'react'

// Noted when the module is loaded: no list of the page has hydrated by then. In a document that loads no pictures.
const kept = new WeakMap<Element, Node[]>()
if (typeof document !== 'undefined') {
  const shelf = document.implementation.createHTMLDocument()
  for (const island of document.querySelectorAll('main astro-island'))
    kept.set(
      island,
      Array.from(island.childNodes, (node) => shelf.importNode(node, true)),
    )
}

/** What the page's HTML held in the place of this island, as it was built: a list without its controls. */
export function StaticContent() {
  const fill = useCallback((place: HTMLElement | null) => {
    const island = place?.closest('astro-island')
    if (island) place?.replaceChildren(...(kept.get(island) ?? []).map((node) => document.importNode(node, true)))
  }, [])
  return <div ref={fill} />
}
