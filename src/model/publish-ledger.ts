import type { BillingPeriod } from './publish-period.ts'

/** One production deploy that takes from the budget, or might. Moments are ISO date-times. */
export interface LedgerEntry {
  /** When it was asked for; of a deploy by others, when it began. */
  at: string
  /** Whether it was asked for through the build hook. */
  isOurs: boolean
  /** Its id, once Netlify has named it. */
  id: string | null
  /** `builtAt` of its `/build.json`, once that was seen. */
  builtAt: string | null
  /** Netlify reported that it failed: it cost nothing. */
  isFailed: boolean
}

/** A deploy as Netlify's events tell it. */
export interface DeployNotice {
  id: string
  /** When Netlify was asked for it. */
  createdAt: string
}

const minute = 60_000
/** What two clocks may differ by, plus the moment between our call and Netlify's note of it. */
const tolerance = 5 * minute
/** From being asked for to its snapshot, a build may wait for others and for a machine. */
const longestQueue = 2 * 60 * minute
/** Longer than any billing period, so that changing the billing day loses nothing. */
const memory = 63 * 24 * 60 * minute

/** Notes a build that is asked for. Entries that no billing period needs any more are dropped. */
export function noteAsked(ledger: readonly LedgerEntry[], now: Date): LedgerEntry[] {
  const kept = ledger.filter(({ at }) => now.getTime() - Date.parse(at) < memory)
  return [...kept, { at: now.toISOString(), isOurs: true, id: null, builtAt: null, isFailed: false }]
}

/** Takes the newest call of the build hook back, which was refused: no build comes of it. */
export function withdrawAsked(ledger: readonly LedgerEntry[], at: string): LedgerEntry[] {
  return ledger.filter((entry) => !(entry.isOurs && entry.at === at && entry.id === null))
}

/** Counts a build that is seen deployed, unless an entry stands for it already. */
export function noteSeen(ledger: readonly LedgerEntry[], builtAt: string): LedgerEntry[] {
  if (ledger.some((entry) => entry.builtAt === builtAt)) return [...ledger]
  const moment = Date.parse(builtAt)
  const index = ledger.findLastIndex(
    (entry) =>
      entry.builtAt === null && !entry.isFailed && isBetween(moment - Date.parse(entry.at), -minute, longestQueue),
  )
  if (index >= 0) return replace(ledger, index, { builtAt })
  return [...ledger, { at: builtAt, isOurs: false, id: null, builtAt, isFailed: false }]
}

/** Counts a deploy that Netlify reports as made, unless an entry stands for it already. */
export function noteMade(ledger: readonly LedgerEntry[], notice: DeployNotice, now: Date): LedgerEntry[] {
  const index = indexOf(ledger, notice, now)
  if (index >= 0) return replace(ledger, index, { id: notice.id, isFailed: false })
  return [...ledger, { at: notice.createdAt, isOurs: false, id: notice.id, builtAt: null, isFailed: false }]
}

/** Gives a deploy back that Netlify reports as failed, if it was one of ours; those of others were not counted yet. */
export function noteFailed(ledger: readonly LedgerEntry[], notice: DeployNotice, now: Date): LedgerEntry[] {
  const index = indexOf(ledger, notice, now)
  // What was seen deployed did not fail: this is somebody else's.
  const isOurs = ledger[index]?.builtAt === null
  return isOurs ? replace(ledger, index, { id: notice.id, isFailed: true }) : [...ledger]
}

/** Whether the deploy of this id is the one that our call at that moment led to, as far as the ledger knows. */
export function isOfCall(ledger: readonly LedgerEntry[], at: string, id: string): boolean {
  return ledger.some((entry) => entry.isOurs && entry.at === at && entry.id === id)
}

/** Deploys of the period: `made` cost something, or may yet; `asked` are all calls of the build hook that were heard. */
export function countPeriod(ledger: readonly LedgerEntry[], { start, end }: BillingPeriod) {
  const ofPeriod = ledger.filter(({ at }) => at >= start.toISOString() && at < end.toISOString())
  return {
    made: ofPeriod.filter(({ isFailed }) => !isFailed).length,
    asked: ofPeriod.filter(({ isOurs }) => isOurs).length,
  }
}

/** The entry of a deploy: by its id, else a call of ours at its time, else a build that was seen before Netlify reported it. */
function indexOf(ledger: readonly LedgerEntry[], notice: DeployNotice, now: Date): number {
  const known = ledger.findIndex(({ id }) => id === notice.id)
  if (known >= 0) return known
  const created = Date.parse(notice.createdAt)
  // A deploy that was made before our call is somebody else's.
  const isAfter = ({ at }: LedgerEntry) => isBetween(created - Date.parse(at), -minute, tolerance)
  const ours = ledger.findLastIndex((entry) => entry.isOurs && entry.id === null && isAfter(entry))
  if (ours >= 0) return ours
  const age = (entry: LedgerEntry) => now.getTime() - Date.parse(entry.at)
  const longest = now.getTime() - created + tolerance
  return ledger.findIndex((entry) => !entry.isOurs && entry.id === null && isBetween(age(entry), -tolerance, longest))
}

function replace(ledger: readonly LedgerEntry[], index: number, change: Partial<LedgerEntry>): LedgerEntry[] {
  return ledger.map((entry, place) => (place === index ? { ...entry, ...change } : entry))
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
