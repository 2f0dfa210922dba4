import type { BuildReport } from './build-report.ts'
import { toIsoDate } from './date.ts'
import { countPeriod } from './publish-ledger.ts'
import { billingPeriod } from './publish-period.ts'
import { endOf, mostAttempts, stronger, type AskedContent, type PublishState, type Wish } from './publish-state.ts'
import type { Site } from './site.ts'
import { publicCollections, type Versions } from './versions.ts'

/** `publish` of `content/site.yaml`. */
export type PublishSettings = Site['publish']

/** What is deployed and what is stored. */
export interface Situation {
  /** `/build.json` of the site; undefined where there is none to read. */
  live: BuildReport | undefined
  /** Why there is none: visitors meet a login, it is not there, or the site did not answer. */
  unreadable?: 'private' | 'missing' | 'silent'
  /** `meta/content`; undefined in a database that has none. */
  versions: Versions | undefined
}

export type Decision =
  /** Every visitor sees what is stored; `unknown`: there is nothing to compare; `preview`: this deploy is not the site. */
  | { action: 'none'; because: 'live' | 'unknown' | 'preview' }
  /** A build is under way since then. `newer`: it was asked for before the latest change, which waits for its end. */
  | { action: 'none'; because: 'building'; since: string; newer: boolean }
  /** Not before then: another build was asked for a moment ago, or the last attempt failed. */
  | { action: 'wait'; because: 'quiet' | 'retry'; until: string }
  /**
   * Not before then, unless a person says `needs`: the month's deploys are used, all but those that are kept for "publish now" or all of
   * them, or so many builds failed that as many were asked for.
   */
  | { action: 'hold'; because: 'reserve' | 'budget' | 'failures'; needs: Exclude<Wish, 'due'>; until: string }
  /** Not until a person says `needs`, or, where fewer than three attempts failed, the content changes: the last attempt did not bring it. */
  | { action: 'hold'; because: 'failed'; needs: Exclude<Wish, 'due'> }
  | { action: 'trigger' }

/** Deploys of a month that only a person may use. */
const kept = 2
/** Clocks may differ: a build a moment after midnight by ours would not change the day by its own, and be asked for again. */
const clockGrace = 10 * 60_000
/** A pause that ends later than this was written by a clock that was wrong. */
const longestPause = 2 * 60 * 60_000

/**
 * Whether to ask for a build. `state` is what `observe` returned for the same `live` and `now`.
 * A wish that waits counts until it is fulfilled; the stronger of the two decides.
 */
export function decide(
  state: PublishState,
  situation: Situation,
  wish: Wish,
  settings: PublishSettings,
  now: Date,
): Decision {
  const { live, versions } = situation
  const wanted = stronger(wish, state.queued?.wish)
  const isCurrent = live !== undefined && !differ(deployedVersions(live, state), versions) && !hasTurned(live, now)
  // Where nobody counts changes, a person's word is enough.
  const isAsked = wanted !== 'due' && (live === undefined || versions === undefined)
  if (isCurrent && !isAsked) return { action: 'none', because: 'live' }
  const isSame = isAskedAgain(state, situation, now)
  if (state.build !== null) return { action: 'none', because: 'building', since: state.build.at, newer: !isSame }
  if (live === undefined && !isAsked) return { action: 'none', because: 'unknown' }
  // What holds longest is asked first: whoever reads the answer is promised nothing that another rule forbids.
  const used = holdByBudget(state, wanted, settings, now)
  // Only a new word of a person leads beyond a failure; the old one is what failed.
  if (wish === 'due' && needsPerson(state, isSame))
    return { action: 'hold', because: 'failed', needs: holdByBudget(state, 'now', settings, now)?.needs ?? 'now' }
  if (used !== undefined) return used
  const retry = wish === 'due' ? retryEnd(state, now) : undefined
  if (retry !== undefined) return { action: 'wait', because: 'retry', until: retry }
  const quiet = settings.quietMinutes * 60_000
  const quietEnd = wanted === 'due' ? endOf(state.triggeredAt, quiet, now) : undefined
  if (quietEnd !== undefined) return { action: 'wait', because: 'quiet', until: quietEnd.toISOString() }
  return { action: 'trigger' }
}

/** What a build that is asked for now is asked for. */
export function toAskedContent({ live, versions }: Situation, now: Date): AskedContent {
  return { versions: versions ?? null, turn: live !== undefined && hasTurned(live, now) ? live.turn : null }
}

/** The deploys of the billing period: made, and asked for by us. Where the ledger may lack some of them, all are taken for made. */
export function countDeploys(state: PublishState, { monthlyBudget, billingDay }: PublishSettings, now: Date) {
  const period = billingPeriod(now, billingDay)
  const counted = countPeriod(state.ledger, period)
  const isWhole = state.since === null || state.seen === null || Date.parse(state.since) <= period.start.getTime()
  const least = isWhole ? 0 : monthlyBudget
  return { made: Math.max(counted.made, least), asked: Math.max(counted.asked, least), until: period.end.toISOString() }
}

function holdByBudget(state: PublishState, wanted: Wish, settings: PublishSettings, now: Date) {
  const { made, asked, until } = countDeploys(state, settings, now)
  const budget = settings.monthlyBudget
  if (wanted === 'anyway') return undefined
  if (made >= budget) return { action: 'hold', because: 'budget', needs: 'anyway', until } as const
  // A build that fails costs no deploy, but a site on which every build fails must not ask for ever.
  if (asked >= budget) return { action: 'hold', because: 'failures', needs: 'anyway', until } as const
  if (wanted === 'due' && made >= unkept(budget))
    return { action: 'hold', because: 'reserve', needs: 'now', until } as const
  return undefined
}

function unkept(budget: number): number {
  return budget - Math.min(kept, budget - 1)
}

/** Whether only a person may ask: the attempts are used up, or nobody knows what became of the last one and nothing has changed since. */
function needsPerson({ failure }: PublishState, isSame: boolean): boolean {
  if (failure === null) return isSame
  return failure.attempts >= mostAttempts || (failure.retryAt === null && isSame)
}

/** Whether the last build was asked for this very content. */
function isAskedAgain({ asked }: PublishState, situation: Situation, now: Date): boolean {
  const { versions, turn } = toAskedContent(situation, now)
  return asked !== null && !differ(asked.versions, versions ?? undefined) && (turn === null || asked.turn === turn)
}

/** The state after a decision that asked for no build: a change that waits is remembered, with its wish; one that is live is not. */
export function remember(state: PublishState, decision: Decision, wish: Wish, now: Date): PublishState {
  if (decision.action === 'none' && decision.because === 'live') return { ...state, queued: null, failure: null }
  if (decision.action === 'none' && !('newer' in decision && decision.newer)) return state
  // A wish that the budget refuses is not kept: it was answered, and may be said again.
  const lasting = decision.action === 'hold' ? 'due' : stronger(wish, state.queued?.wish)
  return { ...state, queued: { since: state.queued?.since ?? now.toISOString(), wish: lasting } }
}

/** How many writes of public content the deployed pages do not have yet: as many changes at most, where the documents cannot be compared. */
export function countWaiting(live: Versions | null, versions: Versions | undefined): number {
  if (versions === undefined) return 0
  return publicCollections.reduce((sum, name) => sum + Math.max(0, versions[name] - (live?.[name] ?? 0)), 0)
}

/** Whether an event that the pages show as upcoming has passed: for long enough that the clock of the build says so too. */
function hasTurned({ turn }: { turn: string | null }, now: Date): boolean {
  return turn !== null && toIsoDate(new Date(now.getTime() - clockGrace)) >= turn
}

/** The counters that the deployed pages are as new as: theirs, or later ones at which the content was found to be the same again. */
function deployedVersions(live: BuildReport, { same }: PublishState): Versions | null {
  return same?.builtAt === live.builtAt ? same.versions : live.versions
}

/** Different, not only ahead: the counters of a database that was restored may be behind. */
function differ(deployed: Versions | null, stored: Versions | undefined): boolean {
  if (stored === undefined) return false
  return publicCollections.some((name) => stored[name] !== deployed?.[name])
}

/** When the pause after a failure ends; undefined once it is over, or where its end cannot be right. */
function retryEnd({ failure }: PublishState, now: Date): string | undefined {
  const retryAt = failure?.retryAt ?? null
  const left = retryAt === null ? 0 : Date.parse(retryAt) - now.getTime()
  return retryAt !== null && left > 0 && left <= longestPause ? retryAt : undefined
}

/**
 * Whether a scheduled run has nothing to do, told from the state alone: nothing waits or is built, no event has passed, and the content
 * was compared within the hour (a save whose call was lost is found then).
 */
export function isIdle(state: PublishState, now: Date): boolean {
  const comparedRecently = endOf(state.comparedAt, 60 * 60_000, now) !== undefined
  return state.queued === null && state.build === null && comparedRecently && !hasTurned(state, now)
}
