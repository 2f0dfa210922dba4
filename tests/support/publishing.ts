import type { BuildReport } from '../../src/model/build-report.ts'
import type { LedgerEntry } from '../../src/model/publish-ledger.ts'
import { emptyState, type AskedContent, type PublishState } from '../../src/model/publish-state.ts'
import { countDeploys, type PublishSettings } from '../../src/model/publish.ts'
import type { Versions } from '../../src/model/versions.ts'

export const settings: PublishSettings = { quietMinutes: 5, monthlyBudget: 20, billingDay: 1 }

/** A moment of 14 March 2026, by the clock. */
export function at(time: string, day = '2026-03-14'): Date {
  return new Date(`${day}T${time}Z`)
}

/** Counters of which only the events' one matters. */
export function events(count: number): Versions {
  return { events: count, team: 1, gallery: 1, posts: 1 }
}

/** A deployed build of the same morning. */
export function aBuild(overrides: Partial<BuildReport> = {}): BuildReport {
  return {
    builtAt: at('09:00:00.000').toISOString(),
    versions: events(1),
    turn: null,
    counts: { events: 1, team: 1, gallery: 1, posts: 1 },
    leftOut: [],
    ...overrides,
  }
}

/** A deploy that was made and seen. */
export function anEntry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  const at = aBuild().builtAt
  return { at, isOurs: true, id: null, builtAt: at, isFailed: false, ...overrides }
}

/** A state that has seen that build, some hours ago; it is the last of so many deploys of the month. */
export function aState({ used = 3, ...overrides }: Partial<PublishState> & { used?: number } = {}): PublishState {
  const ledger = Array.from({ length: used }, () => anEntry())
  return { ...emptyState(at('09:00:00.000')), since: null, ledger, seen: aBuild().builtAt, ...overrides }
}

/** The deploys of the month that are counted. */
export function usedOf(state: PublishState | undefined, now = at('12:00:00.000')): number | undefined {
  return state && countDeploys(state, settings, now).made
}

/** What a save asks a build for. */
export function forEvents(count: number): AskedContent {
  return { versions: events(count), turn: null }
}
