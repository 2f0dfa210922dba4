/** The collections that anyone may read and that the static pages are made of. */
export const publicCollections = ['events', 'team', 'gallery', 'posts'] as const
export type PublicCollection = (typeof publicCollections)[number]

/** One counter per public collection, as in the document `meta/content`. Every write that the public can see increments its counter. */
export type Versions = Record<PublicCollection, number>

/** Whether a stored field is a counter: a whole number that can be counted on from. */
export function isCounter(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && value !== Number.MAX_SAFE_INTEGER
}

/**
 * Reads `meta/content`; undefined where it is missing (an older database). What is missing or no counter is 0, and other fields are ignored:
 * whoever edits the database by hand must not stop the publishing. Without a schema library: this is the one decoder that every visitor downloads.
 */
export function decodeVersions(data: unknown): Versions | undefined {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return undefined
  const stored = data as Versions
  const counters = publicCollections.map((name) => {
    return [name, Object.hasOwn(data, name) && isCounter(stored[name]) ? stored[name] : 0]
  })
  return Object.fromEntries(counters) as Versions
}
