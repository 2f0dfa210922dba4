import { toIsoDate } from '../model/date.ts'
import type { PageContent, PageStamp } from '../model/page-content.ts'
import { emptyContent } from '../model/page-content.ts'
import { applyLive, provideContent, setToday, type LiveDocuments } from './content.ts'

let woken: Promise<boolean> | undefined

/**
 * Makes the page's lists interactive: loads what the HTML shows, then lets the islands hydrate with it.
 * Where that cannot be loaded, the static lists stay as they are, until live documents arrive.
 */
export async function wakeLists(stamp: PageStamp): Promise<boolean> {
  woken ??= (async () => {
    const content = await fetchContent(stamp)
    if (content === undefined) return false
    if (content.digest !== stamp.digest) document.documentElement.classList.add('rerender')
    provideContent(content)
    hydrateIslands()
    setToday(toIsoDate(new Date()))
    return true
  })()
  return woken
}

/** Shows a live list, and says politely that it changed. */
export async function showLive(stamp: PageStamp, live: LiveDocuments): Promise<void> {
  if (!(await wakeLists(stamp))) {
    // Only a page with a single list can be drawn from live documents alone: the others would lose what they show.
    if (stamp.shows.length > 1) return
    document.documentElement.classList.add('rerender')
    provideContent({ ...emptyContent, today: toIsoDate(new Date()) })
    hydrateIslands()
    woken = Promise.resolve(true)
  }
  if (applyLive(live)) announce('This page was updated just now.')
}

/** Says something to people who use a screen reader, without taking the focus. */
export function announce(message: string): void {
  const region = document.getElementById('announcer')
  if (region === null) return
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = message))
}

function hydrateIslands(): void {
  document.documentElement.classList.add('wake-lists')
  document.dispatchEvent(new Event('club:wake-lists'))
}

async function fetchContent({ name, digest }: PageStamp): Promise<(PageContent & { digest: string }) | undefined> {
  try {
    const response = await fetch(`/snapshot/${name}.json?v=${digest}`)
    return response.ok ? ((await response.json()) as PageContent & { digest: string }) : undefined
  } catch {
    // Offline: the page keeps what it shows.
    return undefined
  }
}
