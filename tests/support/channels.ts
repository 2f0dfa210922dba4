import type { BrowserContext } from 'playwright/test'

/**
 * Closes the pages of this context and ends the channels over which they listened to Firestore, when what it returns is called. The emulator keeps
 * the channel of a page that was left for two minutes, and opens 256 at most: a quick run of tests uses them up, and nothing is live any more.
 */
export function followChannels(context: BrowserContext): () => Promise<void> {
  const channels = new Set<string>()
  context.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url())
    const [session, id] = [searchParams.get('gsessionid'), searchParams.get('SID')]
    if (!pathname.endsWith('/Listen/channel') || session === null || id === null) return
    const query = new URLSearchParams({ VER: '8', gsessionid: session, SID: id, RID: '99999', TYPE: 'terminate' })
    channels.add(`${origin}${pathname}?${query.toString()}`)
  })
  return async () => {
    // A page that is open begins a new channel in the place of one that ends.
    for (const page of context.pages()) await page.close()
    // An emulator that a test has stopped keeps none.
    await Promise.allSettled(Array.from(channels, (address) => fetch(address, { method: 'POST' })))
  }
}
