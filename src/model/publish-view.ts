import type { BuildReport } from './build-report.ts'
import type { PublishState } from './publish-state.ts'
import { countDeploys, type Decision, type PublishSettings, type Situation } from './publish.ts'
import type { Versions } from './versions.ts'

/** What `/api/publish` answers. */
export interface PublishView {
  /** What would be done about the stored content now; `trigger`: it is due. */
  decision: Decision
  /** The last attempt, if it failed: why, and when the next one comes by itself; null where none does. */
  failure: { at: string; reason: string; retryAt: string | null } | null
  /** Deploys of the billing period: made, and allowed. `renewsAt`: when the next period begins. */
  used: number
  budget: number
  renewsAt: string
  /** What is deployed; null where it cannot be told. */
  live: Pick<BuildReport, 'builtAt' | 'versions'> | null
  /** Why that cannot be told; null where it can. */
  unreadable: NonNullable<Situation['unreadable']> | null
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
  const deploys = countDeploys(state, settings, now)
  return {
    decision,
    failure: failure && { at: failure.at, reason: failure.reason, retryAt: failure.retryAt },
    used: deploys.made,
    budget: settings.monthlyBudget,
    renewsAt: deploys.until,
    live: live === undefined ? null : { builtAt: live.builtAt, versions: live.versions },
    unreadable: situation.unreadable ?? null,
    versions: versions ?? null,
    now: now.toISOString(),
  }
}
