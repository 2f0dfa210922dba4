import { z } from 'zod/mini'
import type { IsoDate } from './date.ts'
import { publicCollections, type PublicCollection, type Versions } from './versions.ts'

/** A document, or a field of one, that a build did not show. It names no content: ids, fields and reasons only. */
export interface LeftOut {
  collection: string
  id: string
  field: string
  reason: string
  effect: 'left out' | 'field hidden'
}

/** What a build says of itself in `/build.json`. Everybody may read it. */
export interface BuildReport {
  /** When the snapshot was taken, as an ISO date-time. Two builds never share it. */
  builtAt: string
  /** The counters of `meta/content` that the pages are as new as; null in a database that has none, and in a build from the samples. */
  versions: Versions | null
  /** The first UTC day on which an event of the pages changes from upcoming to past; null while none will. */
  turn: IsoDate | null
  /** How many documents of each collection the pages are made of. */
  counts: Record<PublicCollection, number>
  leftOut: LeftOut[]
}

const counter = z.int().check(z.nonnegative())
/** One number per public collection. */
export const versionsSchema = z.object(
  Object.fromEntries(publicCollections.map((name) => [name, counter])) as Record<PublicCollection, typeof counter>,
)
const schema = z.object({
  builtAt: z.iso.datetime(),
  versions: z.nullable(versionsSchema),
  turn: z.nullable(z.iso.date()),
  counts: versionsSchema,
  leftOut: z.array(
    z.object({
      collection: z.string(),
      id: z.string(),
      field: z.string(),
      reason: z.string(),
      effect: z.enum(['left out', 'field hidden']),
    }),
  ),
})

/** Reads `/build.json`; undefined for anything else, such as a page of an older deploy. */
export function decodeBuildReport(data: unknown): BuildReport | undefined {
  const result = schema.safeParse(data)
  return result.success ? result.data : undefined
}
