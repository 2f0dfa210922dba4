import { z } from 'zod/mini'

/** The collections that anyone may read and that the static pages are made of. */
export const publicCollections = ['events', 'team', 'gallery', 'posts'] as const
export type PublicCollection = (typeof publicCollections)[number]

/** One counter per public collection, as in the document `meta/content`. Every write to a collection increments its counter. */
export type Versions = Record<PublicCollection, number>

const counter = z._default(z.int().check(z.nonnegative()), 0)
const schema = z.object({ events: counter, team: counter, gallery: counter, posts: counter })

/** Reads `meta/content`; undefined where it is missing (an older database) or holds something else than counters. */
export function decodeVersions(data: unknown): Versions | undefined {
  const result = schema.safeParse(data)
  return result.success ? result.data : undefined
}
