import type { Timestamp } from 'firebase/firestore/lite'
import { toPlain } from './plain.ts'

/** The fields of a stored document as plain data: Timestamps are `Date`. */
export type Fields = Record<string, unknown>

/** A document as it was read. `updatedAt` is an ISO date-time, exact enough to tell two versions apart; undefined in old documents. */
export interface FetchedDocument {
  data: Fields
  updatedAt: string | undefined
}

/** What was read, with its version. */
export function toFetched(stored: Fields): FetchedDocument {
  const { updatedAt, ...data } = stored
  return { data: toPlain(data) as Fields, updatedAt: exactMoment(updatedAt) }
}

/** Whether two documents say the same, whatever the order of their fields and the time they were written. */
export function sameFields(a: Fields, b: Fields): boolean {
  return canonical(a) === canonical(b)
}

function canonical({ updatedAt: _, ...data }: Fields): string {
  return JSON.stringify(ordered(data))
}

/** A moment is not the text that would name it: older documents hold such text, and saving them makes it a moment. */
function ordered(value: unknown): unknown {
  if (value instanceof Date) return { $moment: value.getTime() }
  if (Array.isArray(value)) return value.map(ordered)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([key, field]) => [key, ordered(field)])
}

function exactMoment(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || !('nanoseconds' in value) || !('toDate' in value)) return undefined
  const moment = value as Timestamp
  return `${moment.toDate().toISOString().slice(0, 19)}.${String(moment.nanoseconds).padStart(9, '0')}Z`
}
