import type { BuildReport } from './build-report.ts'
import { countWaiting } from './publish.ts'
import type { PublishView } from './publish-view.ts'
import { publicCollections, type Versions } from './versions.ts'

/** What the organiser sees of publishing. Moments are ISO date-times by this device's clock. */
export type PublishTray =
  | { status: 'loading' }
  /** Deployed and stored content could not be compared. */
  | { status: 'unknown'; problem: string }
  | { status: 'live'; since: string }
  /** `waiting`: changes that are not live yet; not all of them need be part of this build. */
  | { status: 'building'; since: string; waiting: number }
  /** `until`: when it goes live by itself; undefined where nobody can tell, and then `problem` says why. */
  | { status: 'waiting'; waiting: number; until: string | undefined; problem: string | undefined }
  /** Not before the next month, unless a person says so. */
  | { status: 'held'; waiting: number; because: 'reserve' | 'budget' }
  | { status: 'failed'; waiting: number; reason: string; retryAt: string | undefined }

interface TrayParts {
  /** `/build.json`, read before `versions`. */
  report: BuildReport | undefined
  /** `meta/content`; undefined in a database that has none. */
  versions: Versions | undefined
  /** What `/api/publish` answered; undefined where it did not. */
  view: PublishView | undefined
  /** This device's clock, when `view` arrived. */
  now: Date
}

/** Tells from the comparison of deployed and stored content what is true, and from `/api/publish` what happens about it. */
export function toTray({ report, versions, view, now }: TrayParts): PublishTray {
  const local = (moment: string) => toLocalClock(moment, view, now)
  const decision = view?.decision
  const building = decision?.action === 'none' && decision.because === 'building' ? decision : undefined
  const waiting = Math.max(1, countWaiting(report?.versions ?? null, versions))
  const isLive = report !== undefined && !isBehind(report, versions)
  if (isLive && (building === undefined || view?.live?.builtAt !== report.builtAt))
    return { status: 'live', since: report.builtAt }
  if (building !== undefined) return { status: 'building', since: local(building.since), waiting: isLive ? 0 : waiting }
  if (report === undefined)
    return { status: 'unknown', problem: 'This site does not say when it was built. Publish once to change that.' }
  if (view === undefined || decision === undefined) {
    const problem = 'The publishing service does not answer, so nobody can tell when.'
    return { status: 'waiting', waiting, until: undefined, problem }
  }
  if (decision.action === 'hold') return { status: 'held', waiting, because: decision.because }
  if (view.failure !== null && decision.action === 'wait' && decision.because === 'retry')
    return { status: 'failed', waiting, reason: view.failure.reason, retryAt: local(decision.until) }
  return {
    status: 'waiting',
    waiting,
    until: decision.action === 'wait' ? local(decision.until) : now.toISOString(),
    problem: undefined,
  }
}

/** Whether a document was changed after the deployed pages read it. `updatedAt` is an ISO date-time; the pages of an old deploy tell nothing. */
export function isNotYetLive(
  updatedAt: string | undefined,
  report: BuildReport | undefined,
  versions: Versions | undefined,
): boolean {
  if (updatedAt === undefined || report === undefined || !isBehind(report, versions)) return false
  return Date.parse(updatedAt) > Date.parse(report.builtAt)
}

function isBehind(report: BuildReport, versions: Versions | undefined): boolean {
  return versions !== undefined && publicCollections.some((name) => versions[name] !== report.versions?.[name])
}

/** The service's clock may differ from this device's: what matters is how long ago, or how long from now. */
function toLocalClock(moment: string, view: PublishView | undefined, now: Date): string {
  if (view === undefined) return moment
  return new Date(Date.parse(moment) + now.getTime() - Date.parse(view.now)).toISOString()
}
