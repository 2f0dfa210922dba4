import { z } from 'zod/mini'
import { sortMembers, type Member } from './member.ts'
import { compareText } from './order.ts'
import { publicCollections, type PublicCollection } from './versions.ts'

/** A document by its id, and a digest of what visitors see of it. */
export type ShownDocument = [id: string, digest: string]

/** What a build shows, in `/snapshot/documents.json`: the organiser's tray compares it with what is stored. */
export interface ShownDocuments {
  /** `builtAt` of the build's report. */
  builtAt: string
  documents: Record<PublicCollection, ShownDocument[]>
}

/** The digests of a collection's entities. Members come in their order, which visitors see; others by id: their order follows from their fields. */
export async function digestAll(
  collection: PublicCollection,
  entities: readonly { id: string }[],
): Promise<ShownDocument[]> {
  const sorted =
    collection === 'team'
      ? sortMembers(entities as readonly Member[]).map((member) => ({ ...member, order: undefined }))
      : [...entities].sort((a, b) => compareText(a.id, b.id))
  return Promise.all(sorted.map(async (entity): Promise<ShownDocument> => [entity.id, await digest(entity)]))
}

/** How many documents are new, gone or other than deployed; another order of the rest counts once. */
export function countChanges(deployed: readonly ShownDocument[], stored: readonly ShownDocument[]): number {
  const before = new Map(deployed)
  const after = new Map(stored)
  const isSame = ([id]: ShownDocument) => before.get(id) === after.get(id)
  const others = new Set([...deployed, ...stored].filter((document) => !isSame(document)).map(([id]) => id))
  const order = (documents: readonly ShownDocument[]) => documents.filter(isSame).map(([id]) => id)
  const isReordered = JSON.stringify(order(deployed)) !== JSON.stringify(order(stored))
  return others.size + (isReordered ? 1 : 0)
}

/** Reads `/snapshot/documents.json`; undefined for anything else. */
export function decodeShownDocuments(data: unknown): ShownDocuments | undefined {
  const result = schema.safeParse(data)
  return result.success ? result.data : undefined
}

const list = z.array(z.tuple([z.string(), z.string()]))
const perCollection = Object.fromEntries(publicCollections.map((name) => [name, list]))
const schema = z.object({
  builtAt: z.string(),
  documents: z.object(perCollection as Record<PublicCollection, typeof list>),
})

async function digest(entity: object): Promise<string> {
  const fields = Object.entries(entity).filter(([, value]) => value !== undefined)
  const text = JSON.stringify(fields.sort(([a], [b]) => compareText(a, b)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
