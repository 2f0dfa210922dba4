import { toIsoDate } from '../model/date.ts'
import { emptyContent, type PageContent, type PageStamp } from '../model/page-content.ts'
import { applyLive, provideContent, setToday, type LiveDocuments } from './content.ts'

let started = false

/**
 * Takes the page's lists over from the static HTML, in the browser, once: islands of the channel `lists` hydrate when the stores hold what
 * the HTML shows, and live documents are shown from then on (src/islands/boot.ts passes them on).
 */
export function startLists(): void {
  const stamp = readStamp()
  if (started || stamp === undefined) return
  started = true
  const live = new Map<string, LiveDocuments>()
  let ready = false
  let arrived: () => void = () => undefined
  const firstLive = new Promise<void>((resolve) => (arrived = resolve))

  const prepared = prepare(stamp, firstLive, () => live.values()).then(() => {
    ready = true
    setToday(toIsoDate(new Date()))
    for (const documents of live.values()) show(documents)
  })
  document.addEventListener('club:hydrate-lists', (event) => {
    ;(event as CustomEvent<Promise<void>[]>).detail.push(prepared)
  })
  const listener = (documents: LiveDocuments) => {
    live.set(documents.collection, documents)
    arrived()
    if (ready) show(documents)
  }
  document.dispatchEvent(new CustomEvent('club:listening', { detail: listener }))
}

/** Says something to people who use a screen reader, without taking the focus. */
function announce(message: string): void {
  const region = document.getElementById('announcer')
  if (region === null) return
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = message))
}

/**
 * Gives the stores what the HTML shows. Where that cannot be loaded, the static lists stay as they are until live documents arrive, and the
 * page is then drawn from those.
 */
async function prepare(stamp: PageStamp, firstLive: Promise<void>, live: () => Iterable<LiveDocuments>): Promise<void> {
  const root = document.documentElement
  const content = await fetchContent(stamp)
  if (content !== undefined) {
    if (content.digest !== stamp.digest) root.classList.add('rerender')
    provideContent(content)
    return
  }
  await firstLive
  // Only a page with a single list can be drawn from live documents alone: others would lose what they show.
  if (stamp.shows.length > 1) await new Promise<never>(() => undefined)
  root.classList.add('rerender')
  provideContent({ ...emptyContent, today: toIsoDate(new Date()) })
  for (const documents of live()) applyLive(documents)
}

function show(documents: LiveDocuments): void {
  if (applyLive(documents)) announce('This page was updated just now.')
}

function readStamp(): PageStamp | undefined {
  const text = document.querySelector<HTMLMetaElement>('meta[name="club:page"]')?.content
  return text === undefined ? undefined : (JSON.parse(text) as PageStamp)
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
