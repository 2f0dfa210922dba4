import type { ClientDirective } from 'astro'

/**
 * Hydrates an island when its channel is woken: `club:wake-<channel>` on the document, or the class `wake-<channel>` on the root for
 * islands that come later. Astro bundles this file apart from everything else, so it shares a DOM event with the page, not a store.
 *
 * The class `rerender` says that the page's HTML and its snapshot are not of the same build: React then renders anew instead of hydrating.
 */
const live: ClientDirective = (load, { value }, element) => {
  const channel = `wake-${String(value)}`
  const root = document.documentElement
  const wake = async () => {
    if (root.classList.contains('rerender')) element.setAttribute('client', 'only')
    const hydrate = await load()
    await hydrate()
  }
  if (root.classList.contains(channel)) void wake()
  else document.addEventListener(`club:${channel}`, () => void wake(), { once: true })
}

export default live
