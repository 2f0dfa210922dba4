import type { BuildReport } from './build-report.ts'
import type { PublishState } from './publish-state.ts'
import type { Decision, PublishSettings, Situation } from './publish.ts'
import type { Versions } from './versions.ts'

/** What `/api/publish` answers. */
export interface PublishView {
  /** What would be done about the stored content now; `trigger`: it is due. */
  decision: Decision
  /** The last attempt, if it failed: why, and when the next one comes by itself. */
  failure: { at: string; reason: string; retryAt: string } | null
  /** Deploys of the month: made, and allowed. */
  used: number
  budget: number
  /** What is deployed; null where it cannot be told. */
  live: Pick<BuildReport, 'builtAt' | 'versions'> | null
  /** What is stored; null in a database that counts no changes. */
  versions: Versions | null
  /** The clock that all moments here are by. */
  now: string
}

interface ViewParts {
  state: PublishState
  situation: Situation
  decision: Decision
  settings: PublishSettings
  now: Date
}

/** Puts together what an organiser may see. */
export function toView({ state, situation, decision, settings, now }: ViewParts): PublishView {
  const { live, versions } = situation
  const { failure } = state
  return {
    decision,
    failure: failure && { at: failure.at, reason: failure.reason, retryAt: failure.retryAt },
    used: state.used,
    budget: settings.monthlyBudget,
    live: live === undefined ? null : { builtAt: live.builtAt, versions: live.versions },
    versions: versions ?? null,
    now: now.toISOString(),
  }
}
