import type { Wish } from '../../model/publish-state.ts'
import type { PublishTray } from '../../model/publish-tray.ts'
import type { PublishView } from '../../model/publish-view.ts'

/** The tray's sentence. */
export function describe(tray: PublishTray, now = new Date()): string {
  switch (tray.status) {
    case 'loading':
      return 'Looking whether everything is live …'
    case 'unknown':
      return tray.problem
    case 'live':
      return `Live since ${toClock(tray.since, now)}`
    case 'building':
      return tray.waiting === 0 ? 'Building…' : `${changes(tray.waiting)} waiting · Building…`
    case 'waiting':
      if (tray.until === undefined) return `${changes(tray.waiting)} waiting. ${tray.problem ?? ''}`
      return `${changes(tray.waiting)} waiting · goes live by itself ${toMoment(tray.until, now)}`
    case 'held':
      return `${changes(tray.waiting)} waiting · ${held[tray.because]} ${toMoment(tray.until, now)}`
    case 'failed':
      return `${changes(tray.waiting)} waiting · Could not publish: ${tray.reason.replace(/\.$/, '')}${retry(tray.retryAt, now)}`
  }
}

const held = {
  reserve: 'the last publishes of the month are kept for you; goes live by itself',
  budget: 'this month’s publishes are used up, and one more may cost money; goes live by itself',
  failures: 'too many builds failed this month; tries again by itself',
}

/** What is left of the month's deploys. */
export function describeBudget({ used, budget, renewsAt }: Pick<PublishView, 'used' | 'budget' | 'renewsAt'>): string {
  const day = new Date(renewsAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
  return `${Math.max(0, budget - used)} of ${budget} publishes left until ${day}`
}

/** The tray's button, where there is something to press. */
export function actionOf(tray: PublishTray): { label: string; wish: Exclude<Wish, 'due'> } | undefined {
  switch (tray.status) {
    case 'waiting':
      return { label: 'Publish now', wish: 'now' }
    case 'unknown':
      return tray.needs && { label: 'Publish now', wish: tray.needs }
    case 'held':
      return { label: tray.needs === 'anyway' ? 'Publish anyway' : 'Publish now', wish: tray.needs }
    case 'failed':
      return { label: tray.needs === 'anyway' ? 'Publish anyway' : 'Try again', wish: tray.needs }
    case 'loading':
    case 'live':
    case 'building':
      return undefined
  }
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}

function retry(retryAt: string | undefined, now: Date): string {
  return retryAt === undefined ? '. Not tried again by itself' : `. Tries again by itself ${toMoment(retryAt, now)}`
}

function toMoment(moment: string, now: Date): string {
  if (Date.parse(moment) <= now.getTime()) return 'in a moment'
  return `${isSameDay(new Date(moment), now) ? 'at' : 'on'} ${toClock(moment, now)}`
}

/** `14:05`, with the day where it is another one. */
function toClock(moment: string, now: Date): string {
  const date = new Date(moment)
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (isSameDay(date, now)) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
