/** A stored document: its id and its fields as plain data, Timestamps turned into `Date`. */
export interface StoredDocument {
  id: string
  data: unknown
}

/**
 * Turns what an SDK returns into plain data. The full and the lite SDK have classes of their own, so a Timestamp is recognised by its
 * `toDate`. Other SDK types (references, bytes, points) stay as they are: no field of ours has one, and the decoders refuse them.
 */
export function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain)
  if (value === null || typeof value !== 'object') return value
  if (isTimestamp(value)) return value.toDate()
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toPlain(field)]))
}

function isTimestamp(value: object): value is { toDate(): Date } {
  return 'toDate' in value && typeof value.toDate === 'function'
}
