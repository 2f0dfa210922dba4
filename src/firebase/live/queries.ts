import {
  Timestamp,
  collection,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore'
import { addDays, type IsoDate } from '../../model/date.ts'
import type { Decoder } from '../../model/decode/document.ts'
import { eventDecoder } from '../../model/decode/event.ts'
import type { ClubEvent } from '../../model/event.ts'
import { galleryImageDecoder } from '../../model/decode/gallery-image.ts'
import { sortGallery, type GalleryImage } from '../../model/gallery-image.ts'
import { memberDecoder } from '../../model/decode/member.ts'
import { sortMembers, type Member } from '../../model/member.ts'
import { toPlain, type StoredDocument } from '../plain.ts'

interface Range {
  from: IsoDate | null
  to: IsoDate | null
}

/**
 * The events between two dates, by date descending (product specification, section 7). Dates are stored as text or as Timestamps, and
 * Firestore compares values of one type only, so a range needs a query for each form; without a range one query holds both.
 * The ranges are a day wider than asked for, because text with a time of day is stored in its own time zone.
 */
export function watchEvents(database: Firestore, range: Range, onDocuments: (events: ClubEvent[]) => void): void {
  const events = collection(database, 'events')
  const { from, to } = range
  const bounds = (value: (date: IsoDate) => unknown): QueryConstraint[] => [
    ...(from === null ? [] : [where('date', '>=', value(addDays(from, -1)))]),
    ...(to === null ? [] : [where('date', '<', value(addDays(to, 2)))]),
    orderBy('date', 'desc'),
  ]
  const asTimestamp = (date: IsoDate) => Timestamp.fromDate(new Date(`${date}T00:00:00Z`))
  const queries =
    from === null && to === null
      ? [query(events, orderBy('date', 'desc'))]
      : [query(events, ...bounds((date) => date)), query(events, ...bounds(asTimestamp))]
  const isWithin = ({ date }: ClubEvent) => (from === null || date >= from) && (to === null || date <= to)
  watchAll(queries, (documents) => onDocuments(decodeAll(eventDecoder, documents).filter(isWithin)))
}

/** The whole team. Not ordered by the query: `orderBy` would hide members that have no `order`. */
export function watchTeam(database: Firestore, onDocuments: (members: Member[]) => void): void {
  watchAll([collection(database, 'team')], (documents) => onDocuments(sortMembers(decodeAll(memberDecoder, documents))))
}

/** The whole gallery. Not ordered by the query: `orderBy` would hide pictures that have no `uploadedAt`. */
export function watchGallery(database: Firestore, onDocuments: (images: GalleryImage[]) => void): void {
  watchAll([collection(database, 'gallery')], (documents) =>
    onDocuments(sortGallery(decodeAll(galleryImageDecoder, documents))),
  )
}

/** Calls back once every query has been answered by the server, and again on each change. An answer from the cache is no answer. */
function watchAll(queries: Query[], onDocuments: (documents: StoredDocument[]) => void): void {
  const answers = new Map<number, StoredDocument[]>()
  queries.forEach((watched, index) => {
    onSnapshot(
      watched,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return
        answers.set(
          index,
          snapshot.docs.map((document) => ({ id: document.id, data: toPlain(document.data()) })),
        )
        if (answers.size === queries.length) onDocuments([...answers.values()].flat())
      },
      () => undefined,
    )
  })
}

function decodeAll<T>(decoder: Decoder<T>, documents: StoredDocument[]): T[] {
  return documents.flatMap(({ id, data }) => {
    const result = decoder.decode(id, data)
    return result.status === 'ok' ? [result.value] : []
  })
}
