import type { BuildReport } from './build-report.ts'
import { toIsoDate } from './date.ts'
import { endOf, longestRetry, stronger, type PublishState, type Wish } from './publish-state.ts'
import type { Site } from './site.ts'
import { publicCollections, type Versions } from './versions.ts'

/** `publish` of `content/site.yaml`. */
export type PublishSettings = Site['publish']

/** What is deployed and what is stored. */
export interface Situation {
  /** `/build.json` of the site; undefined where there is none to read. */
  live: BuildReport | undefined
  /** `meta/content`; undefined in a database that has none. */
  versions: Versions | undefined
}

export type Decision =
  /** Every visitor sees what is stored; `unknown`: there is nothing to compare. */
  | { action: 'none'; because: 'live' | 'unknown' }
  /** A build is under way since then. `newer`: it was asked for before the latest change, which waits for its end. */
  | { action: 'none'; because: 'building'; since: string; newer: boolean }
  /** Not before then: another build was asked for a moment ago, or the last attempt failed. */
  | { action: 'wait'; because: 'quiet' | 'retry'; until: string }
  /** The month's deploys are used: all but those that are kept for "publish now", or all of them. */
  | { action: 'hold'; because: 'reserve' | 'budget' }
  | { action: 'trigger' }

/** Deploys of a month that only a person may use. */
const kept = 2
/** Clocks may differ: a build a moment after midnight by ours would not change the day by its own, and be asked for again. */
const clockGrace = 10 * 60_000

/**
 * Whether to ask for a build. `state` is what `observe` returned for the same `live` and `now`.
 * A wish that waits counts until it is fulfilled; the stronger of the two decides.
 */
export function decide(
  state: PublishState,
  { live, versions }: Situation,
  wish: Wish,
  { quietMinutes, monthlyBudget }: PublishSettings,
  now: Date,
): Decision {
  const wanted = stronger(wish, state.queued?.wish)
  const isCurrent = live !== undefined && !differ(live.versions, versions) && !hasTurned(live, now)
  // Where nobody counts changes, a person's word is enough.
  const isAsked = wanted !== 'due' && (live === undefined || versions === undefined)
  if (isCurrent && !isAsked) return { action: 'none', because: 'live' }
  if (state.build !== null) {
    const newer = differ(state.build.versions, versions)
    return { action: 'none', because: 'building', since: state.build.at, newer }
  }
  if (live === undefined && !isAsked) return { action: 'none', because: 'unknown' }
  // Only a new word of a person cuts the pause short; the old one is what failed.
  const retry = wish === 'due' ? retryEnd(state, now) : undefined
  if (retry !== undefined) return { action: 'wait', because: 'retry', until: retry }
  const quietEnd = wanted === 'due' ? endOf(state.triggeredAt, quietMinutes * 60_000, now) : undefined
  if (quietEnd !== undefined) return { action: 'wait', because: 'quiet', until: quietEnd.toISOString() }
  if (state.used >= monthlyBudget && wanted !== 'anyway') return { action: 'hold', because: 'budget' }
  if (state.used >= monthlyBudget - Math.min(kept, monthlyBudget - 1) && wanted === 'due')
    return { action: 'hold', because: 'reserve' }
  return { action: 'trigger' }
}

/** The state after a decision that asked for no build: a change that waits is remembered, with its wish; one that is live is not. */
export function remember(state: PublishState, decision: Decision, wish: Wish, now: Date): PublishState {
  if (decision.action === 'none' && decision.because === 'live') return { ...state, queued: null, failure: null }
  if (decision.action === 'none' && !('newer' in decision && decision.newer)) return state
  // A wish that the budget refuses is not kept: it was answered, and may be said again.
  const lasting = decision.action === 'hold' ? 'due' : stronger(wish, state.queued?.wish)
  return { ...state, queued: { since: state.queued?.since ?? now.toISOString(), wish: lasting } }
}

/** How many changes of the public content the deployed pages do not have yet. */
export function countWaiting(live: Versions | null, versions: Versions | undefined): number {
  if (versions === undefined) return 0
  return publicCollections.reduce((sum, name) => sum + Math.max(0, versions[name] - (live?.[name] ?? 0)), 0)
}

/** Whether an event that the pages show as upcoming has passed: for long enough that the clock of the build says so too. */
export function hasTurned({ turn }: { turn: string | null }, now: Date): boolean {
  return turn !== null && toIsoDate(new Date(now.getTime() - clockGrace)) >= turn
}

/** Different, not only ahead: the counters of a database that was restored may be behind. */
function differ(deployed: Versions | null, stored: Versions | undefined): boolean {
  if (stored === undefined) return false
  return publicCollections.some((name) => stored[name] !== deployed?.[name])
}

/** When the pause after a failure ends; undefined once it is over, or where its end cannot be right. */
function retryEnd({ failure }: PublishState, now: Date): string | undefined {
  const left = failure === null ? 0 : Date.parse(failure.retryAt) - now.getTime()
  return left > 0 && left <= 2 * longestRetry ? failure?.retryAt : undefined
}

/**
 * Whether a scheduled run has nothing to do, told from the state alone: nothing waits or is built, no event has passed, and the content
 * was compared within the hour (a save whose call was lost is found then).
 */
export function isIdle(state: PublishState, now: Date): boolean {
  const comparedRecently = endOf(state.comparedAt, 60 * 60_000, now) !== undefined
  return state.queued === null && state.build === null && comparedRecently && !hasTurned(state, now)
}
