/** The collections that anyone may read and that the static pages are made of. */
export const publicCollections = ['events', 'team', 'gallery', 'posts'] as const
export type PublicCollection = (typeof publicCollections)[number]

/** One counter per public collection, as in the document `meta/content`. Every write to a collection increments its counter. */
export type Versions = Record<PublicCollection, number>

/**
 * Reads `meta/content`; undefined where it is missing (an older database) or holds something else than counters. A counter that nobody has
 * written yet is 0. Without a schema library: this is the one decoder that every visitor downloads.
 */
export function decodeVersions(data: unknown): Versions | undefined {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return undefined
  const counters = publicCollections.map(
    (name) => [name, Object.hasOwn(data, name) ? (data as Versions)[name] : 0] as const,
  )
  const areCounters = counters.every(([, count]) => Number.isSafeInteger(count) && count >= 0)
  return areCounters ? (Object.fromEntries(counters) as Versions) : undefined
}
