import { atom } from 'nanostores'
import type { ClubEvent } from '../model/event.ts'
import type { GalleryImage } from '../model/gallery-image.ts'
import type { Member } from '../model/member.ts'
import type { IsoDate } from '../model/date.ts'
import { emptyContent, type PageContent } from '../model/page-content.ts'

/** The lists of this page, as they are now. */
export const $content = atom<PageContent>(emptyContent)

let snapshot = emptyContent

/** A collection's documents as the live query has them now. */
export type LiveDocuments =
  | { collection: 'events'; documents: ClubEvent[] }
  | { collection: 'team'; documents: Member[] }
  | { collection: 'gallery'; documents: GalleryImage[] }

/**
 * Sets what the page's HTML shows. At build time each page calls this just before its island is rendered (pages are rendered one after the
 * other: astro.config.mjs); in the browser the wake does, before the islands hydrate.
 */
export function provideContent(content: PageContent): void {
  snapshot = content
  $content.set(content)
}

/** What the page's HTML shows, for hydration: the live content may be ahead of it by then. */
export function getSnapshotContent(): PageContent {
  return snapshot
}

/** Replaces one list. Returns whether anything changed but the order, which the islands decide themselves. */
export function applyLive({ collection, documents }: LiveDocuments): boolean {
  const content = $content.get()
  if (canonical(content[collection]) === canonical(documents)) return false
  $content.set({ ...content, [collection]: documents })
  return true
}

/** Classifies events by another day, when the day has moved on since the build. */
export function setToday(today: IsoDate): void {
  if ($content.get().today !== today) $content.set({ ...$content.get(), today })
}

function canonical(documents: readonly { id: string }[]): string {
  return JSON.stringify([...documents].sort((a, b) => (a.id < b.id ? -1 : 1)))
}
