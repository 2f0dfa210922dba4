import { addDays, type IsoDate } from './date.ts'
import { compareText } from './order.ts'

/** Something the club holds (collection `events`, product specification, section 3). */
export interface ClubEvent {
  id: string
  title: string
  /** The day, in UTC. */
  date: IsoDate
  /** The hour as the organiser wrote it; the forms write `HH:MM`. */
  time: string | undefined
  location: string | undefined
  /** The description as safe HTML; empty where there is none. */
  descriptionHtml: string
  registrationLink: string | undefined
}

/** Upcoming: dated `today` or later, compared as UTC date strings (product specification, section 4). */
export function isUpcoming(event: ClubEvent, today: IsoDate): boolean {
  return event.date >= today
}

/** Upcoming events in the order in which they happen, past events in the opposite order: by day, then by time, then by title. */
export function splitEvents(
  events: readonly ClubEvent[],
  today: IsoDate,
): { upcoming: ClubEvent[]; past: ClubEvent[] } {
  const ascending = [...events].sort(byDate)
  const upcoming = ascending.filter((event) => isUpcoming(event, today))
  const past = ascending.filter((event) => !isUpcoming(event, today)).reverse()
  return { upcoming, past }
}

/** The earliest event dated `today` or later. */
export function nextEvent(events: readonly ClubEvent[], today: IsoDate): ClubEvent | undefined {
  return splitEvents(events, today).upcoming[0]
}

/** The first day on which an event that is upcoming `today` counts as past; undefined while nothing is upcoming. */
export function nextTurn(events: readonly ClubEvent[], today: IsoDate): IsoDate | undefined {
  const next = nextEvent(events, today)
  return next === undefined ? undefined : addDays(next.date, 1)
}

/** How many past events the events page shows; older ones are on the pages of their years. */
export const pastEventsPerPage = 60

/** Past events (newest first) under their years. */
export function groupByYear(past: readonly ClubEvent[]): { year: string; events: ClubEvent[] }[] {
  const years = new Map<string, ClubEvent[]>()
  for (const event of past) {
    const year = event.date.slice(0, 4)
    const ofYear = years.get(year)
    if (ofYear === undefined) years.set(year, [event])
    else ofYear.push(event)
  }
  return [...years].map(([year, events]) => ({ year, events }))
}

function byDate(a: ClubEvent, b: ClubEvent): number {
  return (
    compareText(a.date, b.date) ||
    compareText(a.time ?? '', b.time ?? '') ||
    compareText(a.title, b.title) ||
    compareText(a.id, b.id)
  )
}
