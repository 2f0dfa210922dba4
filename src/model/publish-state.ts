import type { BuildReport } from './build-report.ts'
import {
  isOfCall,
  noteAsked,
  noteFailed,
  noteMade,
  noteSeen,
  withdrawAsked,
  type DeployNotice,
  type LedgerEntry,
} from './publish-ledger.ts'
import type { Versions } from './versions.ts'

/** How urgently someone wants the content to be published: when the settings allow it, at once, or even beyond the month's budget. */
export const wishes = ['due', 'now', 'anyway'] as const
export type Wish = (typeof wishes)[number]

/** What a build is asked for: these counters, and the day that made the deployed build out of date; null where a save did. */
export interface AskedContent {
  versions: Versions | null
  turn: string | null
}

/** What is remembered from one call to the next. Moments are ISO date-times. */
export interface PublishState {
  /** The deploys of the last two months. */
  ledger: LedgerEntry[]
  /** The ledger may lack deploys before then; null where it lacks none. */
  since: string | null
  /** `builtAt` of the newest `/build.json` that was looked at; null before the first. */
  seen: string | null
  /** The first day on which that build is out of date by itself. */
  turn: string | null
  /** When the last build was asked for; null if never, or if it failed. The quiet window begins there. */
  triggeredAt: string | null
  /** What the last build was asked for: nobody but a person asks for the same again. */
  asked: AskedContent | null
  /** The build that is under way: when it was asked for, how urgently, and when Netlify reported it as made. */
  build: { at: string; wish: Wish; madeAt: string | null } | null
  /** A change that waits. */
  queued: { since: string; wish: Wish } | null
  /** The attempts since the last success, if the last one failed. `retryAt`: null where only new content or a person leads to another. */
  failure: { at: string; attempts: number; reason: string; retryAt: string | null } | null
  /** When deployed and stored content were last compared. */
  comparedAt: string
  /** Counters at which the organiser's browser found every document as this build shows it, a delete that was undone for one. */
  same: SameContent | null
}

/** Content that says the same at these counters as in the build of that moment. */
export interface SameContent {
  builtAt: string
  versions: Versions
}

const minute = 60_000
/** A build that has not gone live by then is given up: something stopped it. */
const longestBuild = 15 * minute
/** A deploy that Netlify reports as made is on every server of its network by then. */
const longestSpread = 2 * minute
/** A moment this far ahead was written by a clock that was wrong, and is not believed. */
const greatestSkew = 15 * minute
/** After so many attempts without success, only a person leads to another. */
export const mostAttempts = 3
/** The pauses after the first and the second failure: for a hiccup, and for an outage. */
const pauses = [2 * minute, 60 * minute]
/** The scheduled run finds a new site's first build within so long. */
const longestUnseen = 30 * minute

/** The state before anything is known: of a new site, and of one whose state was lost. */
export function emptyState(now: Date): PublishState {
  const at = now.toISOString()
  const nothing = { seen: null, turn: null, triggeredAt: null, asked: null, build: null, queued: null, failure: null }
  return { ledger: [], since: at, ...nothing, comparedAt: at, same: null }
}

/** Brings the state up to date with the deployed build and the clock: a build that arrived, one that never will. */
export function observe(state: PublishState, live: BuildReport | undefined, now: Date): PublishState {
  const current = live === undefined ? state : see(state, live, now)
  const { build } = current
  if (build === null) return current
  if (build.madeAt !== null && !isWithin(build.madeAt, longestSpread, now)) {
    // Where the site cannot be read, Netlify's word has to do.
    if (live === undefined) return { ...current, build: null, failure: null }
    return giveUp(current, 'Netlify built the site but does not show it. Are its deploys locked?', now)
  }
  if (isWithin(build.at, longestBuild, now)) return current
  return giveUp(current, `The build did not go live within ${longestBuild / minute} minutes.`, now)
}

function see(state: PublishState, live: BuildReport, now: Date): PublishState {
  const { build, seen, since } = state
  const compared = { ...state, comparedAt: now.toISOString() }
  if (live.builtAt === seen) return compared
  const isFirst = since !== null && seen === null && Date.parse(live.builtAt) > Date.parse(since) - longestUnseen
  const known = { ledger: noteSeen(state.ledger, live.builtAt), since: isFirst ? null : since }
  const arrived = { ...compared, ...known, seen: live.builtAt, turn: live.turn }
  // A deploy that began before ours was asked for is someone else's: ours comes after it.
  if (build !== null && Date.parse(live.builtAt) < Date.parse(build.at) - minute) return arrived
  return { ...arrived, build: null, failure: null }
}

/** Remembers that a build for this content is asked for. Written before the build hook is called, so that no second call asks too. */
export function recordTrigger(state: PublishState, asked: AskedContent, wish: Wish, now: Date): PublishState {
  const at = now.toISOString()
  return {
    ...state,
    ledger: noteAsked(state.ledger, now),
    triggeredAt: at,
    asked,
    build: { at, wish: stronger(wish, state.queued?.wish), madeAt: null },
    queued: null,
    // A person's word begins a new series of attempts.
    failure: wish === 'due' ? state.failure : null,
  }
}

/** Remembers that the build hook refused the call: no build comes of it, and it costs no deploy. */
export function recordRefusal(state: PublishState, reason: string, now: Date): PublishState {
  if (state.build === null) return state
  return fail({ ...state, ledger: withdrawAsked(state.ledger, state.build.at) }, reason, now)
}

/** Remembers that a deploy failed: Netlify's own `notice` tells which, else it is the build under way. It costs no deploy. */
export function recordFailure(state: PublishState, reason: string, now: Date, notice?: DeployNotice): PublishState {
  const { build } = state
  const asked = notice ?? (build && { id: `asked ${build.at}`, createdAt: build.at })
  if (asked === null) return state
  const told = { ...state, ledger: noteFailed(state.ledger, asked, now) }
  return build !== null && isOfCall(told.ledger, build.at, asked.id) ? fail(told, reason, now) : told
}

/** Remembers that Netlify made a production deploy, whoever asked for it. */
export function recordDeploy(state: PublishState, notice: DeployNotice, now: Date): PublishState {
  const told = { ...state, ledger: noteMade(state.ledger, notice, now) }
  if (state.build === null || !isOfCall(told.ledger, state.build.at, notice.id)) return told
  return { ...told, build: { ...state.build, madeAt: now.toISOString() } }
}

/** A change that is due again after a pause; after the last attempt it waits for a person. */
function fail(state: PublishState, reason: string, now: Date): PublishState {
  const pause = pauses[state.failure?.attempts ?? 0]
  const retryAt = pause === undefined ? null : new Date(now.getTime() + pause).toISOString()
  return endBuild(state, state.build?.wish ?? 'due', { at: now.toISOString(), reason, retryAt })
}

/** Nobody knows what became of the build: it may have cost a deploy, and may still arrive. The wish for it is spent. */
function giveUp(state: PublishState, reason: string, now: Date): PublishState {
  return endBuild(state, 'due', { at: now.toISOString(), reason, retryAt: null })
}

type Attempt = Omit<NonNullable<PublishState['failure']>, 'attempts'>

function endBuild(state: PublishState, wish: Wish, attempt: Attempt): PublishState {
  const { build, queued, failure } = state
  const since = queued?.since ?? build?.at ?? attempt.at
  return {
    ...state,
    triggeredAt: null,
    build: null,
    queued: { since, wish: stronger(wish, queued?.wish) },
    failure: { ...attempt, attempts: (failure?.attempts ?? 0) + 1 },
  }
}

/** The more urgent of two wishes. */
export function stronger(a: Wish, b: Wish = 'due'): Wish {
  return wishes[Math.max(wishes.indexOf(a), wishes.indexOf(b))] ?? a
}

/** The end of a span that began at `at`, or undefined once it is over, or where `at` is not to be believed. */
export function endOf(at: string | null, span: number, now: Date): Date | undefined {
  return at !== null && isWithin(at, span, now) ? new Date(Date.parse(at) + span) : undefined
}

function isWithin(at: string, span: number, now: Date): boolean {
  const elapsed = now.getTime() - Date.parse(at)
  return elapsed > -greatestSkew && elapsed < span
}
