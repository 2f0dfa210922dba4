import type { BrowserContext } from 'playwright/test'

/**
 * Ends the channels over which the pages of this context listen to Firestore; call what it returns when the pages are done. The emulator keeps the
 * channel of a page that was left for two minutes, and opens 256 at most: a quick run of tests would use them up, and nothing would be live.
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
    // An emulator that a test has stopped keeps none.
    await Promise.allSettled(Array.from(channels, (address) => fetch(address, { method: 'POST' })))
  }
}
