import { atom } from 'nanostores'
import { decodeBuildReport, type BuildReport } from '../model/build-report.ts'
import { stronger, type Wish } from '../model/publish-state.ts'
import { isBehind, toTray, type PublishTray, type TrayParts } from '../model/publish-tray.ts'
import type { PublishView } from '../model/publish-view.ts'
import type { Versions } from '../model/versions.ts'
import { describeComparisonProblem } from './problem.ts'

/** What the organiser sees of publishing. */
export const $publish = atom<PublishTray>({ status: 'loading' })

/** The billing period's deploys; undefined until the publishing service has told. */
export const $publishBudget = atom<Pick<PublishView, 'used' | 'budget' | 'renewsAt'> | undefined>(undefined)

/** Deployed and stored content as last compared. */
export const $comparison = atom<{ report: BuildReport | undefined; versions: Versions | undefined }>({
  report: undefined,
  versions: undefined,
})

/** Whether a button of the tray was pressed and is not answered yet. */
export const $publishing = atom(false)

/** Milliseconds from one look to the next while a build runs, and at most while something waits. Otherwise nobody looks. */
const pace = { building: 3000, waiting: 60_000 }

let watchers = 0
let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<void> | undefined
let lookAgain = false
/** Whether the last look asked for what was due by itself. */
let wasDue = false

/** Follows publishing while someone watches and the page is visible. Returns how to stop. */
export function watchPublishing(): () => void {
  watchers += 1
  if (watchers === 1) document.addEventListener('visibilitychange', onVisible)
  void followWrites()
  void refresh()
  return () => {
    watchers -= 1
    if (watchers > 0) return
    document.removeEventListener('visibilitychange', onVisible)
    clearTimeout(timer)
  }
}

/**
 * Tells the publishing service that content was saved or deleted, so that it goes live by itself, and follows what happens. It returns at
 * once and never throws. src/firebase/content.ts calls it after each write on a page with a publish tray.
 */
export function notifyContentChanged(): void {
  void refresh('due')
}

/** Publishes without waiting for the quiet window; `anyway` also beyond the month's budget. */
export async function publishNow(wish: Exclude<Wish, 'due'>): Promise<void> {
  $publishing.set(true)
  await refresh(wish)
  $publishing.set(false)
}

async function followWrites(): Promise<void> {
  try {
    const { followContentWritten } = await import('../firebase/publishing.ts')
    followContentWritten(notifyContentChanged)
  } catch {
    // Saves cannot be sent either; the tray says that it knows nothing.
  }
}

let wished: Wish | undefined

/** Looks, one look at a time; what is asked for during a look is done once after it. */
async function refresh(wish?: Wish): Promise<void> {
  wished = wish === undefined ? wished : stronger(wish, wished)
  lookAgain = true
  underWay ??= (async () => {
    while (lookAgain) {
      lookAgain = false
      const current = wished
      wished = undefined
      await look(current)
    }
    underWay = undefined
    scheduleNext()
  })()
  await underWay
}

/** Never throws. */
async function look(wish: Wish | undefined): Promise<void> {
  try {
    const { fetchContentVersions, fetchPublishView, sendPublish } = await import('../firebase/publishing.ts')
    wasDue = wish === undefined && isDue()
    const asked = wish ?? (wasDue ? 'due' : undefined)
    const view = await (asked === undefined ? fetchPublishView() : sendPublish(asked)).catch(() => undefined)
    // In this order a save in between looks like a change that is not live yet, which is true.
    const report = await fetchReport()
    const versions = await fetchContentVersions()
    const changes = await countChanges(report, versions)
    // Nothing differs, and something waits for a build all the same: the service knows only counters.
    const isInVain = changes === 0 && view !== undefined && view.decision.action !== 'none'
    const same = isInVain && report && versions ? { builtAt: report.builtAt, versions } : undefined
    const told = same && (await sendPublish('due', same).catch(() => undefined))
    show({ report, versions, changes, view: told ?? view })
  } catch (error) {
    $publish.set({ status: 'unknown', problem: describeComparisonProblem(error), needs: undefined })
  }
}

function show(parts: Omit<TrayParts, 'now'>): void {
  const { report, versions, changes, view } = parts
  // Content that says the same is as new as the pages.
  $comparison.set({ report, versions: changes === 0 ? (report?.versions ?? versions) : versions })
  if (view !== undefined) $publishBudget.set(toBudget(view))
  $publish.set(toTray({ ...parts, now: new Date() }))
}

/** A preview knows nothing of the site's deploys. */
function toBudget({ decision, used, budget, renewsAt }: PublishView) {
  return decision.action === 'none' && decision.because === 'preview' ? undefined : { used, budget, renewsAt }
}

/** How many documents visitors will see otherwise; undefined where only the counters are known. */
async function countChanges(
  report: BuildReport | undefined,
  versions: Versions | undefined,
): Promise<number | undefined> {
  if (report === undefined || versions === undefined || !isBehind(report, versions)) return undefined
  const [{ countSince }, { fetchPublicDocuments }] = await Promise.all([
    import('./publish-changes.ts'),
    import('../firebase/publishing.ts'),
  ])
  return countSince(report, versions, {
    fetchShown: async () => (await (await fetch('/snapshot/documents.json', { cache: 'no-store' })).json()) as unknown,
    fetchStored: fetchPublicDocuments,
    storage: () => sessionStorage,
  })
}

/** When what waits is due; undefined where nothing waits, or nobody can tell. */
function dueAt(): number | undefined {
  const tray = $publish.get()
  const until = tray.status === 'waiting' ? tray.until : tray.status === 'failed' ? tray.retryAt : undefined
  return until === undefined ? undefined : Date.parse(until)
}

/** What is due need not wait for the scheduled run. */
function isDue(): boolean {
  return (dueAt() ?? Infinity) <= Date.now()
}

function scheduleNext(): void {
  clearTimeout(timer)
  if (watchers === 0 || document.visibilityState === 'hidden') return
  const { status } = $publish.get()
  if (status === 'live') return
  // What is still due after it was asked for is not asked for every second.
  const untilDue = wasDue && isDue() ? Infinity : Math.max((dueAt() ?? Infinity) - Date.now(), 1000)
  timer = setTimeout(() => void refresh(), status === 'building' ? pace.building : Math.min(untilDue, pace.waiting))
}

function onVisible(): void {
  if (document.visibilityState === 'visible') void refresh()
  else clearTimeout(timer)
}

async function fetchReport(): Promise<BuildReport | undefined> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' })
    return response.ok ? decodeBuildReport(await response.json()) : undefined
  } catch {
    return undefined
  }
}
