import type { Wish } from '../../model/publish-state.ts'
import type { PublishTray } from '../../model/publish-tray.ts'

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
      return tray.because === 'budget'
        ? `${changes(tray.waiting)} waiting · this month’s publishes are used up, and one more may cost money`
        : `${changes(tray.waiting)} waiting · the last publishes of the month are kept for you`
    case 'failed':
      return `${changes(tray.waiting)} waiting · Could not publish: ${tray.reason.replace(/\.$/, '')}${retry(tray.retryAt, now)}`
  }
}

/** The tray's button, where there is something to press. */
export function actionOf(tray: PublishTray): { label: string; wish: Exclude<Wish, 'due'> } | undefined {
  switch (tray.status) {
    case 'waiting':
    case 'unknown':
      return { label: 'Publish now', wish: 'now' }
    case 'held':
      return tray.because === 'budget'
        ? { label: 'Publish anyway', wish: 'anyway' }
        : { label: 'Publish now', wish: 'now' }
    case 'failed':
      return { label: 'Try again', wish: 'now' }
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
  return retryAt === undefined ? '' : `. Tried again by itself ${toMoment(retryAt, now)}`
}

function toMoment(moment: string, now: Date): string {
  return Date.parse(moment) <= now.getTime() ? 'in a moment' : `at ${toClock(moment, now)}`
}

/** `14:05`, with the day where it is another one. */
function toClock(moment: string, now: Date): string {
  const date = new Date(moment)
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (date.toDateString() === now.toDateString()) return time
  return `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`
}
