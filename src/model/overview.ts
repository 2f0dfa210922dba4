import type { IsoDate } from './date.ts'
import type { Decoded, Problem } from './decode/document.ts'
import { eventDecoder } from './decode/event.ts'
import { galleryImageDecoder } from './decode/gallery-image.ts'
import { memberDecoder } from './decode/member.ts'
import { postDecoder } from './decode/post.ts'
import { resourceDecoder } from './decode/resource.ts'
import { splitEvents, type ClubEvent } from './event.ts'
import { compareNewest } from './order.ts'

const decoders = {
  events: eventDecoder,
  team: memberDecoder,
  gallery: galleryImageDecoder,
  posts: postDecoder,
  resources: resourceDecoder,
} as const

export const managedCollections = ['events', 'team', 'gallery', 'posts', 'resources'] as const
export type ManagedCollection = (typeof managedCollections)[number]

/** A document as it is stored now. */
export interface ManagedDocument {
  id: string
  data: Record<string, unknown>
  /** ISO date-time; undefined in old documents. */
  updatedAt: string | undefined
}

/** A document by the name that the organiser knows it by. */
export interface NamedDocument {
  collection: ManagedCollection
  id: string
  title: string
  updatedAt: string | undefined
}

/** Something worth fixing, in words that follow the document's name. */
export interface Fix extends NamedDocument {
  what: string
  /** Whether the site does not show the document at all: it may as well be deleted. */
  isLeftOut: boolean
}

/** What the organiser should know at a glance. */
export interface Overview {
  upcoming: ClubEvent[]
  collections: { collection: ManagedCollection; count: number; latest: NamedDocument[] }[]
  drafts: NamedDocument[]
  fixes: Fix[]
}

const LATEST = 3

/** Sums up what is stored. Events are classified by `today`. */
export function summarise(documents: Record<ManagedCollection, readonly ManagedDocument[]>, today: IsoDate): Overview {
  const events = documents.events.flatMap(({ id, data }) => valueOf(eventDecoder.decode(id, data)))
  return {
    upcoming: splitEvents(events, today).upcoming,
    collections: managedCollections.map((collection) => ({
      collection,
      count: documents[collection].length,
      latest: documents[collection]
        .map((document) => nameOf(collection, document))
        .filter(({ updatedAt }) => updatedAt !== undefined)
        .sort((a, b) => compareNewest(a, b, (item) => item.updatedAt))
        .slice(0, LATEST),
    })),
    drafts: documents.posts
      .filter(({ data }) => data['status'] !== 'published')
      .map((document) => nameOf('posts', document)),
    fixes: managedCollections.flatMap((collection) =>
      documents[collection].flatMap((document) => fixesOf(collection, document, today)),
    ),
  }
}

function fixesOf(collection: ManagedCollection, document: ManagedDocument, today: IsoDate): Fix[] {
  const decoded: Decoded<unknown> = decoders[collection].decode(document.id, document.data)
  const isLeftOut = decoded.status === 'left out'
  const name = nameOf(collection, document)
  const fix = (what: string): Fix => ({ ...name, what, isLeftOut })
  const broken = decoded.problems.map((problem) => fix(describe(problem)))
  return isLeftOut ? broken : [...broken, ...advice(collection, document, today).map(fix)]
}

function describe({ field, reason, effect }: Problem): string {
  return effect === 'left out' ? `is not shown: ${field} ${reason}` : `is shown without its ${field}, which ${reason}`
}

/** What is valid and still not good. */
function advice(collection: ManagedCollection, { id, data }: ManagedDocument, today: IsoDate): string[] {
  if (collection === 'gallery') {
    const hasCaption = typeof data['caption'] === 'string' && data['caption'].trim() !== ''
    return hasCaption || data['decorative'] === true ? [] : ['has no caption: people who cannot see it miss it']
  }
  if (collection !== 'events') return []
  const [event] = valueOf(eventDecoder.decode(id, data))
  const isOver = event?.registrationLink !== undefined && event.date < today
  return isOver ? ['is over and still has a registration link'] : []
}

function nameOf(collection: ManagedCollection, { id, data, updatedAt }: ManagedDocument): NamedDocument {
  const title = data['title'] ?? data['name'] ?? data['caption']
  const isNamed = typeof title === 'string' && title.trim() !== ''
  return { collection, id, title: isNamed ? title : `(${id})`, updatedAt }
}

function valueOf<T>(decoded: Decoded<T>): T[] {
  return decoded.status === 'ok' ? [decoded.value] : []
}
