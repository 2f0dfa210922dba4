import type { ClientDirective } from 'astro'

/**
 * Hydrates an island when its channel is woken: `club:wake-<channel>` on the document, or the class `wake-<channel>` on the root for
 * islands that come later. Astro bundles this file apart from everything else, so it shares DOM events with the page, not a store.
 *
 * Before it hydrates, the stores that the island brought may ask for time, until they have what the HTML shows: they add a promise to the
 * list in `club:hydrate` (src/stores/wake.ts). The class `rerender` says that the page's HTML is of another build than its snapshot: React
 * then renders anew instead of hydrating.
 */
const live: ClientDirective = (load, { value }, element) => {
  const channel = `wake-${String(value)}`
  const root = document.documentElement
  const wake = async () => {
    const hydrate = await load()
    const awaited: Promise<void>[] = []
    document.dispatchEvent(new CustomEvent(`club:hydrate-${String(value)}`, { detail: awaited }))
    await Promise.all(awaited)
    if (root.classList.contains('rerender')) element.setAttribute('client', 'only')
    await hydrate()
  }
  if (root.classList.contains(channel)) void wake()
  else document.addEventListener(`club:${channel}`, () => void wake(), { once: true })
}

export default live
