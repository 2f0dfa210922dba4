import type { BuildReport } from './build-report.ts'
import { countWaiting } from './publish.ts'
import type { Wish } from './publish-state.ts'
import type { PublishView } from './publish-view.ts'
import { publicCollections, type Versions } from './versions.ts'

/** What the organiser sees of publishing. Moments are ISO date-times by this device's clock. */
export type PublishTray =
  | { status: 'loading' }
  /** Deployed and stored content could not be compared. `needs`: what a person may say about it, where that would help. */
  | { status: 'unknown'; problem: string; needs: 'now' | undefined }
  | { status: 'live'; since: string }
  /** `waiting`: changes that are not live yet; not all of them need be part of this build. */
  | { status: 'building'; since: string; waiting: number }
  /** `until`: when it goes live by itself; undefined where nobody can tell, and then `problem` says why. */
  | { status: 'waiting'; waiting: number; until: string | undefined; problem: string | undefined }
  /** Not before `until`, when the next month is billed, unless a person says `needs`. */
  | { status: 'held'; waiting: number; because: 'reserve' | 'budget' | 'failures'; needs: Word; until: string }
  /** `retryAt`: when it is tried again by itself; undefined where only a person who says `needs`, or another change, leads to that. */
  | { status: 'failed'; waiting: number; reason: string; retryAt: string | undefined; needs: Word }

type Word = Exclude<Wish, 'due'>

/** What the tray is made of. */
export interface TrayParts {
  /** `/build.json`, read before `versions`. */
  report: BuildReport | undefined
  /** `meta/content`; undefined in a database that has none. */
  versions: Versions | undefined
  /** How many documents visitors will see otherwise; undefined where only the counters are known. */
  changes?: number | undefined
  /** What `/api/publish` answered; undefined where it did not. */
  view: PublishView | undefined
  /** This device's clock, when `view` arrived. */
  now: Date
}

/** Tells from the comparison of deployed and stored content what is true, and from `/api/publish` what happens about it. */
export function toTray({ report, versions, changes, view, now }: TrayParts): PublishTray {
  const local = (moment: string) => toLocalClock(moment, view, now)
  const decision = view?.decision
  if (decision?.action === 'none' && decision.because === 'preview') return unknown(problems.preview)
  const building = decision?.action === 'none' && decision.because === 'building' ? decision : undefined
  const waiting = Math.max(1, changes ?? countWaiting(report?.versions ?? null, versions))
  const isLive = report !== undefined && (changes === 0 || !isBehind(report, versions))
  if (building === undefined && view?.unreadable === 'private') return unknown(problems.private)
  if (isLive && (building === undefined || view?.live?.builtAt !== report.builtAt))
    return { status: 'live', since: report.builtAt }
  if (building !== undefined) return { status: 'building', since: local(building.since), waiting: isLive ? 0 : waiting }
  if (report === undefined) return unknown(problems.noReport, 'now')
  if (view === undefined || decision === undefined)
    return { status: 'waiting', waiting, until: undefined, problem: problems.noService }
  if (decision.action === 'none' && decision.because === 'unknown')
    return { status: 'waiting', waiting, until: undefined, problem: problems[view.unreadable ?? 'silent'] }
  return toOutlook(view, waiting, now)
}

/** What becomes of the changes that wait, as the policy will have it. */
function toOutlook(view: PublishView, waiting: number, now: Date): PublishTray {
  const { decision, failure } = view
  const local = (moment: string) => toLocalClock(moment, view, now)
  if (decision.action === 'hold' && decision.because === 'failed') {
    const reason = failure?.reason ?? problems.notBrought
    return { status: 'failed', waiting, reason, retryAt: undefined, needs: decision.needs }
  }
  if (decision.action === 'hold') {
    const { because, needs, until } = decision
    return { status: 'held', waiting, because, needs, until: local(until) }
  }
  if (failure !== null && decision.action === 'wait' && decision.because === 'retry')
    return { status: 'failed', waiting, reason: failure.reason, retryAt: local(decision.until), needs: 'now' }
  return {
    status: 'waiting',
    waiting,
    until: decision.action === 'wait' ? local(decision.until) : now.toISOString(),
    problem: undefined,
  }
}

const problems = {
  preview: 'This is a preview of the site and publishes nothing. What you save here goes live on the site itself.',
  private: 'Visitors meet a login: this project is private at Netlify. Make it public there, then publish.',
  missing: 'The publishing service finds no build of this site to compare with.',
  silent: 'The site does not answer the publishing service, which looks again by itself.',
  noReport: 'This site does not say when it was built. Publish once to change that.',
  noService: 'The publishing service does not answer, so nobody can tell when.',
  notBrought: 'The last build did not bring this change.',
}

function unknown(problem: string, needs?: 'now'): PublishTray {
  return { status: 'unknown', problem, needs }
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

/** Whether the counters are not those of the deployed pages. */
export function isBehind(report: BuildReport, versions: Versions | undefined): boolean {
  return versions !== undefined && publicCollections.some((name) => versions[name] !== report.versions?.[name])
}

/** The service's clock may differ from this device's: what matters is how long ago, or how long from now. */
function toLocalClock(moment: string, view: PublishView | undefined, now: Date): string {
  if (view === undefined) return moment
  return new Date(Date.parse(moment) + now.getTime() - Date.parse(view.now)).toISOString()
}
