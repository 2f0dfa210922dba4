import { createPublisher } from '../../../src/functions/publish/publisher.ts'
import { blobStateStore } from '../../../src/functions/publish/state-store.ts'
import { actionOf } from '../../../src/islands/admin/publish-words.ts'
import { toTray } from '../../../src/model/publish-tray.ts'
import type { PublishSettings } from '../../../src/model/publish.ts'
import { events } from '../publishing.ts'
import { memoryBlobs } from './blobs.ts'
import { seededRandom } from './random.ts'
import { day, hour, minute, troubles, World, type Trouble } from './world.ts'

export const kinds = ['none', ...troubles, 'lost records', 'emptied store', 'everything'] as const
export type Kind = (typeof kinds)[number]

export interface Outcome {
  budget: number
  /** Calls of the build hook in the billing month that had most. */
  mostCalls: number
  changes: number
  /** The longest time that a change waited while it could have gone live, in milliseconds. */
  longestWait: number
  /** Sentences of the tray about what happens by itself and when, and those that were not kept. */
  promises: number
  broken: string[]
}

const days = 60

/** Sixty days of a club, with the real publisher, policy, state store and tray, and a world that gives trouble of one kind, or of every kind. */
export async function simulate(kind: Kind, seed: number): Promise<Outcome> {
  const random = seededRandom(seed)
  const start = Date.parse('2026-01-05T08:00:00.000Z') + random.between(0, 365) * day
  const settings: PublishSettings = {
    quietMinutes: random.oneOf([0, 5, 30]),
    monthlyBudget: random.oneOf([1, 3, 12, 12, 12, 20]),
    billingDay: random.between(1, 32),
  }
  const world = new World(start, random)
  const blobs = memoryBlobs()
  const { readSituation, callBuildHook } = world
  const clock = () => new Date(world.now)
  const publisher = createPublisher({
    store: blobStateStore(blobs.store),
    readSituation,
    callBuildHook,
    settings,
    clock,
  })
  world.onMade = (id, createdAt) => publisher.reportDeploy({ id, createdAt: createdAt.toISOString() })
  world.onFailed = (id, createdAt) =>
    publisher.reportFailure('The build failed.', { id, createdAt: createdAt.toISOString() })

  /** Time in which a change could have gone live, so far. */
  let usable = 0
  let needsVisit = false
  let forgottenUntil = 0
  const waiting: { version: number; usable: number }[] = []
  const outcome: Outcome = {
    budget: settings.monthlyBudget,
    mostCalls: 0,
    changes: 0,
    longestWait: 0,
    promises: 0,
    broken: [],
  }

  const save = async () => {
    world.saved += 1
    outcome.changes += 1
    waiting.push({ version: world.saved, usable })
    // Now and then the page is closed before its call is sent.
    if (random.chance(0.9)) await publisher.publish('due').catch(() => undefined)
  }
  const promise = (text: string, until: number) => {
    const [before, attempts] = [world.happenings, world.calls.length + world.refusals]
    outcome.promises += 1
    world.at(until + 65 * minute, () => {
      const kept = world.calls.length + world.refusals > attempts
      // This check itself is one happening.
      if (!kept && world.happenings === before + 1) outcome.broken.push(text)
    })
  }
  const visit = async () => {
    if (world.active.size === 0) needsVisit = false
    const view = await publisher.look().catch(() => undefined)
    const tray = toTray({ report: world.live, versions: events(world.saved), view, now: clock() })
    const until = 'until' in tray ? tray.until : 'retryAt' in tray ? tray.retryAt : undefined
    if (until !== undefined)
      promise(`${tray.status} ${new Date(world.now).toISOString()} → ${until}`, Date.parse(until))
    const action = actionOf(tray)
    // Nobody pays more than the budget here; who reads that a build failed tries again, others press now and then.
    if (action === undefined || action.wish === 'anyway') return
    if (tray.status === 'failed' || random.chance(0.15)) await publisher.publish(action.wish).catch(() => undefined)
  }

  const active = new Map<Trouble, number>()
  const begin = (trouble: Trouble) => {
    world.active.add(trouble)
    active.set(trouble, (active.get(trouble) ?? 0) + 1)
    world.at(world.now + random.between(hour, 4 * day), () => {
      active.set(trouble, active.get(trouble)! - 1)
      if (active.get(trouble) === 0) world.active.delete(trouble)
      // New variables reach the functions with the next deploy.
      if (trouble === 'lost environment') world.push()
    })
  }
  const lose = () => (random.chance(0.5) ? blobs.lose() : blobs.break())
  const empty = () => {
    // Within half an hour of a build, an emptied store looks like that of a new site.
    if (world.now - Date.parse(world.live.builtAt) < hour || world.active.size > 0) return
    blobs.empty()
    forgottenUntil = world.now + 32 * day
  }

  for (let index = random.between(5, 60); index > 0; index--) {
    const at = start + random.between(0, days * day)
    for (let more = random.between(1, 5); more > 0; more--) world.at(at + random.between(0, 20 * minute), save)
  }
  for (let at = start + 9 * hour; at < start + days * day; at += random.between(10 * hour, 40 * hour))
    world.at(at, visit)
  for (let index = random.between(0, 6); index > 0; index--)
    world.at(start + random.between(0, days * day), () => world.push())
  const ofKind = kind === 'everything' ? troubles : troubles.filter((trouble) => trouble === kind)
  for (const trouble of ofKind)
    for (let index = random.between(1, kind === 'everything' ? 3 : 6); index > 0; index--)
      world.at(start + random.between(0, days * day), () => begin(trouble))
  if (kind === 'lost records' || kind === 'everything')
    for (let index = random.between(2, 12); index > 0; index--) world.at(start + random.between(0, days * day), lose)
  if (kind === 'emptied store') world.at(start + random.between(day, days * day), empty)

  let lastHappening = start
  while (world.now < start + days * day) {
    const isBusy = world.now - lastHappening < 75 * minute
    const next = Math.min(world.now + (isBusy ? 5 : 60) * minute, Math.max(world.next, world.now + 1))
    if (next === world.next) lastHappening = next
    const { made, calls } = world.count(world.now, settings)
    const left = settings.monthlyBudget - Math.min(2, settings.monthlyBudget - 1)
    if (world.active.size > 0) needsVisit = true
    const isUsable = !needsVisit && made < left && calls < settings.monthlyBudget && world.now >= forgottenUntil
    if (isUsable) usable += next - world.now
    await world.advance(next)
    await publisher.tick().catch(() => undefined)
    outcome.mostCalls = Math.max(outcome.mostCalls, world.count(world.now, settings).calls)
    while (waiting.length > 0 && waiting[0]!.version <= (world.live.versions?.events ?? 0)) {
      outcome.longestWait = Math.max(outcome.longestWait, usable - waiting.shift()!.usable)
    }
  }
  for (const change of waiting) outcome.longestWait = Math.max(outcome.longestWait, usable - change.usable)
  return outcome
}
