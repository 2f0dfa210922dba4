/** A calendar date as `YYYY-MM-DD`, in UTC: how events are stored, compared and shown (product specification, sections 3 and 4). */
export type IsoDate = string

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:Z|([+-]\d{2}):?(\d{2})?)?$/i
const LAST_DATE: IsoDate = '9999-12-31'

/** The UTC date of a moment. */
export function toIsoDate(moment: Date): IsoDate {
  return moment.toISOString().slice(0, 10)
}

/**
 * Reads the moments that real databases hold: an ISO date-time string, a `Date` (a Firestore Timestamp, converted), or `YYYY-MM-DD`,
 * which is midnight. A date-time without an offset counts as UTC, so that it is the same moment on every computer.
 * Returns undefined for anything else, for days that no calendar has, such as 2026-02-30, and for years of more than four digits,
 * which would break every comparison of dates as strings.
 */
export function parseMoment(value: unknown): Date | undefined {
  const moment = value instanceof Date ? value : typeof value === 'string' ? readText(value.trim()) : undefined
  if (moment === undefined || Number.isNaN(moment.getTime())) return undefined
  return DATE.test(toIsoDate(moment)) ? moment : undefined
}

/** The UTC date of a stored date or moment, in the forms that `parseMoment` reads. */
export function parseDate(value: unknown): IsoDate | undefined {
  const moment = parseMoment(value)
  return moment && toIsoDate(moment)
}

/** The date `days` after (or, when negative, before) another, at most 9999-12-31. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  const result = toIsoDate(moment)
  return DATE.test(result) ? result : LAST_DATE
}

function readText(text: string): Date | undefined {
  if (DATE.test(text)) return exists(text) ? new Date(`${text}T00:00:00Z`) : undefined
  const [, day, time, hours, minutes = '00'] = DATE_TIME.exec(text) ?? []
  if (day === undefined || time === undefined || !exists(day)) return undefined
  return new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
}

function exists(date: IsoDate): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && toIsoDate(moment) === date
}
