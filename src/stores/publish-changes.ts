import type { BuildReport } from '../model/build-report.ts'
import type { Decoder } from '../model/decode/document.ts'
import { eventDecoder } from '../model/decode/event.ts'
import { galleryImageDecoder } from '../model/decode/gallery-image.ts'
import { memberDecoder } from '../model/decode/member.ts'
import { postDecoder } from '../model/decode/post.ts'
import { countChanges, decodeShownDocuments, digestAll, type ShownDocuments } from '../model/shown-documents.ts'
import { publicCollections, type PublicCollection, type Versions } from '../model/versions.ts'

/** Each costs a read of the day's quota: larger collections are not compared. */
export const mostDocuments = 500

const decoders: Record<PublicCollection, Decoder<{ id: string }>> = {
  events: eventDecoder,
  team: memberDecoder,
  gallery: galleryImageDecoder,
  posts: postDecoder,
}

/** What counting needs from the outside. */
export interface ChangeSources {
  /** `/snapshot/documents.json`. */
  fetchShown: () => Promise<unknown>
  /** What visitors could read of a collection, `most` at most; undefined where there is more. */
  fetchStored: (name: PublicCollection, most: number) => Promise<{ id: string; data: unknown }[] | undefined>
  /** Keeps counts from one page to the next; may throw, where a browser keeps nothing. */
  storage: () => Storage
}

/**
 * How many documents visitors will see otherwise than on the deployed pages; undefined where that cannot be told. Only collections whose counter is
 * not the deployed one are read, and each only once for a counter. Never throws.
 */
export async function countSince(
  report: BuildReport,
  versions: Versions,
  { fetchShown, fetchStored, storage }: ChangeSources,
): Promise<number | undefined> {
  const kept = recall(report, storage)
  const ahead = publicCollections.filter((name) => versions[name] !== report.versions?.[name])
  const open = ahead.filter((name) => kept[name]?.version !== versions[name])
  try {
    const shown = open.length === 0 ? undefined : decodeShownDocuments(await fetchShown())
    for (const name of open) {
      const count = await countIn(name, report, shown, fetchStored)
      kept[name] = { version: versions[name], count }
    }
  } catch {
    // Not tried again before something changes: the tray looks every few seconds.
    for (const name of open)
      if (kept[name]?.version !== versions[name]) kept[name] = { version: versions[name], count: null }
  }
  keep(report, kept, storage)
  const counts = ahead.map((name) => kept[name]?.count ?? null)
  return counts.reduce<number | undefined>(
    (sum, count) => (sum === undefined || count === null ? undefined : sum + count),
    0,
  )
}

async function countIn(
  name: PublicCollection,
  { builtAt, counts }: BuildReport,
  shown: ShownDocuments | undefined,
  fetchStored: ChangeSources['fetchStored'],
): Promise<number | null> {
  // The list of another build says nothing about this one.
  if (shown?.builtAt !== builtAt || counts[name] > mostDocuments) return null
  const stored = await fetchStored(name, mostDocuments)
  if (stored === undefined) return null
  const entities = stored.flatMap(({ id, data }) => {
    const decoded = decoders[name].decode(id, data)
    return decoded.status === 'ok' ? [decoded.value] : []
  })
  return countChanges(shown.documents[name], await digestAll(name, entities))
}

/** Counts by collection, each with the counter that it belongs to; null where it could not be told. */
type Kept = Partial<Record<PublicCollection, { version: number; count: number | null }>>

const key = 'club:changes'
/** What the browser would not keep. */
let remembered: { builtAt: string; kept: Kept } | undefined

function recall({ builtAt }: BuildReport, storage: () => Storage): Kept {
  if (remembered?.builtAt === builtAt) return remembered.kept
  try {
    const stored = JSON.parse(storage().getItem(key) ?? 'null') as typeof remembered | null
    return stored?.builtAt === builtAt ? stored.kept : {}
  } catch {
    return {}
  }
}

function keep({ builtAt }: BuildReport, kept: Kept, storage: () => Storage): void {
  try {
    storage().setItem(key, JSON.stringify({ builtAt, kept }))
    remembered = undefined
  } catch {
    remembered = { builtAt, kept }
  }
}
