/** A calendar date as `YYYY-MM-DD`, in UTC: how events are stored, compared and shown (product specification, sections 3 and 4). */
export type IsoDate = string

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/

/** The UTC date of a moment. */
export function toIsoDate(moment: Date): IsoDate {
  return moment.toISOString().slice(0, 10)
}

/**
 * Reads the date forms that real databases hold: `YYYY-MM-DD`, an ISO date-time string, or a `Date` (a Firestore Timestamp, converted).
 * Returns undefined for anything else, and for days that no calendar has, such as 2026-02-30.
 */
export function parseDate(value: unknown): IsoDate | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : within(toIsoDate(value))
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (DATE.test(text)) return exists(text) ? within(text) : undefined
  const day = DATE_TIME.exec(text)?.[1]
  if (day === undefined || !exists(day)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : within(toIsoDate(moment))
}

/** The date `days` after (or, when negative, before) another. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return toIsoDate(moment)
}

function exists(date: IsoDate): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && toIsoDate(moment) === date
}

/** A year beyond four digits would break every comparison of dates as strings. */
function within(date: string): IsoDate | undefined {
  return DATE.test(date) ? date : undefined
}
