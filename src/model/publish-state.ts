import { z } from 'zod/mini'
import type { BuildReport } from './build-report.ts'
import type { Versions } from './versions.ts'

/** How urgently someone wants the content to be published: when the settings allow it, at once, or even beyond the month's budget. */
export const wishes = ['due', 'now', 'anyway'] as const
export type Wish = (typeof wishes)[number]

/** What is remembered from one call to the next. Moments are ISO date-times. */
export interface PublishState {
  /** The UTC month that `used` counts, as `YYYY-MM`. */
  month: string
  /** Deploys of the month: those that were seen, and one for a build that is under way. */
  used: number
  /** `builtAt` of the newest `/build.json` that was looked at; null before the first. */
  seen: string | null
  /** The first day on which that build is out of date by itself. */
  turn: string | null
  /** When the last build was asked for; null if never. The quiet window begins there. */
  triggeredAt: string | null
  /** The build that is under way: when it was asked for, for which content, and how urgently. */
  build: { at: string; versions: Versions | null; wish: Wish } | null
  /** A change that waits. */
  queued: { since: string; wish: Wish } | null
  /** The last attempt, if it failed. */
  failure: { at: string; attempts: number; reason: string; retryAt: string } | null
  /** When deployed and stored content were last compared. */
  comparedAt: string
}

/** A build that has not gone live by then is given up: something stopped it. */
export const longestBuild = 15 * 60_000
/** A moment this far ahead was written by a clock that was wrong, and is not believed. */
const greatestSkew = 15 * 60_000
const firstRetry = 2 * 60_000
/** The longest pause between two attempts. */
export const longestRetry = 60 * 60_000

/** The state before anything is known: of a new site, and of one whose state was lost. */
export function emptyState(now: Date): PublishState {
  const nothing = { seen: null, turn: null, triggeredAt: null, build: null, queued: null, failure: null }
  return { month: toMonth(now), used: 0, ...nothing, comparedAt: now.toISOString() }
}

/** Brings the state up to date with the clock and the deployed build: a new month, a build that arrived, one that never will. */
export function observe(state: PublishState, live: BuildReport | undefined, now: Date): PublishState {
  const started = startMonth(state, now)
  const current = live === undefined ? started : { ...started, comparedAt: now.toISOString() }
  const { build, seen } = current
  if (live !== undefined && live.builtAt !== seen) {
    const arrived = { ...current, seen: live.builtAt, turn: live.turn, build: null, failure: null }
    if (build !== null) return arrived
    const isOfMonth = toMonth(new Date(live.builtAt)) === current.month
    // Nothing was remembered: at least this deploy was made.
    if (seen === null) return { ...arrived, used: Math.max(current.used, isOfMonth ? 1 : 0) }
    // Somebody deployed by other means, or a build that was given up arrived after all.
    return { ...arrived, used: current.used + (isOfMonth ? 1 : 0) }
  }
  if (build !== null && !isWithin(build.at, longestBuild, now))
    return recordFailure(current, `The build did not finish within ${longestBuild / 60_000} minutes.`, now)
  return current
}

/** Remembers that a build for this content is asked for. Written before the build hook is called, so that no second call asks too. */
export function recordTrigger(
  state: PublishState,
  versions: Versions | undefined,
  wish: Wish,
  now: Date,
): PublishState {
  const at = now.toISOString()
  const build = { at, versions: versions ?? null, wish: stronger(wish, state.queued?.wish) }
  return { ...state, used: state.used + 1, triggeredAt: at, build, queued: null }
}

/** Remembers that the build under way failed. It costs no deploy; the change is due again after a pause that doubles each time. */
export function recordFailure(state: PublishState, reason: string, now: Date): PublishState {
  const { build, queued, failure } = state
  if (build === null) return state
  const attempts = (failure?.attempts ?? 0) + 1
  const pause = Math.min(firstRetry * 2 ** (attempts - 1), longestRetry)
  const isOfMonth = toMonth(new Date(build.at)) === state.month
  return {
    ...state,
    used: Math.max(0, state.used - (isOfMonth ? 1 : 0)),
    triggeredAt: null,
    build: null,
    queued: { since: queued?.since ?? build.at, wish: stronger(build.wish, queued?.wish) },
    failure: { at: now.toISOString(), attempts, reason, retryAt: new Date(now.getTime() + pause).toISOString() },
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

/** Reads what was stored; undefined where nothing was, or something else. */
export function decodePublishState(data: unknown): PublishState | undefined {
  const result = schema.safeParse(data)
  return result.success ? (result.data as PublishState) : undefined
}

function isWithin(at: string, span: number, now: Date): boolean {
  const elapsed = now.getTime() - Date.parse(at)
  return elapsed > -greatestSkew && elapsed < span
}

/** A month only ends; a state of a later month was written by a clock that is ahead, and the turn of the month makes it right. */
function startMonth(state: PublishState, now: Date): PublishState {
  const month = toMonth(now)
  const nearEnd = toMonth(new Date(now.getTime() + greatestSkew))
  if (state.month === month || state.month === nearEnd) return state
  return { ...state, month, used: 0 }
}

function toMonth(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

const moment = z.iso.datetime()
const counters = z.nullable(z.record(z.string(), z.int()))
const schema = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  used: z.int().check(z.nonnegative()),
  seen: z.nullable(moment),
  turn: z.nullable(z.iso.date()),
  triggeredAt: z.nullable(moment),
  build: z.nullable(z.object({ at: moment, versions: counters, wish: z.enum(wishes) })),
  queued: z.nullable(z.object({ since: moment, wish: z.enum(wishes) })),
  failure: z.nullable(z.object({ at: moment, attempts: z.int(), reason: z.string(), retryAt: moment })),
  comparedAt: moment,
})
