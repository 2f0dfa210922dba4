import type { BuildReport } from '../../src/model/build-report.ts'
import { emptyState, type PublishState } from '../../src/model/publish-state.ts'
import type { PublishSettings } from '../../src/model/publish.ts'
import type { Versions } from '../../src/model/versions.ts'

export const settings: PublishSettings = { quietMinutes: 5, monthlyBudget: 20 }

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

/** A state that has seen that build, some hours ago. */
export function aState(overrides: Partial<PublishState> = {}): PublishState {
  return { ...emptyState(at('09:00:00.000')), used: 3, seen: aBuild().builtAt, ...overrides }
}
