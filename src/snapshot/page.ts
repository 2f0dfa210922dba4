import { createHash } from 'node:crypto'
import type { PageContent, PageStamp } from '../model/page-content.ts'
import { emptyContent } from '../model/page-content.ts'
import { nextTurn } from '../model/event.ts'
import { getSnapshotMeta } from './queries.ts'

/** A page that stays live: its lists, and what it says of them. */
export interface LivePage {
  content: PageContent
  stamp: PageStamp
}

type Shown = Partial<Pick<PageContent, 'events' | 'team' | 'gallery' | 'pictures'>>

/** Puts a page's lists and their stamp together. */
export async function toLivePage(
  name: string,
  shown: Shown,
  range: Partial<Pick<PageStamp, 'from' | 'to'>> = {},
): Promise<LivePage> {
  const { date, versions, watched } = await getSnapshotMeta()
  const content = { ...emptyContent, today: date, ...shown }
  const shows = (['events', 'team', 'gallery'] as const).filter((list) => shown[list] !== undefined)
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8)
  const turn = nextTurn(content.events, date) ?? null
  return { content, stamp: { name, digest, watched, versions, shows, from: null, to: null, ...range, turn } }
}
