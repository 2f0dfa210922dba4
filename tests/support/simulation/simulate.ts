import { createPublisher, type Publisher } from '../../../src/functions/publish/publisher.ts'
import { blobStateStore } from '../../../src/functions/publish/state-store.ts'
import { actionOf } from '../../../src/islands/admin/publish-words.ts'
import { toTray } from '../../../src/model/publish-tray.ts'
import type { PublishSettings } from '../../../src/model/publish.ts'
import { events } from '../publishing.ts'
import { memoryBlobs } from './blobs.ts'
import { plan, type Kind } from './plan.ts'
import { seededRandom, type Random } from './random.ts'
import { day, hour, minute, World } from './world.ts'

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
/** The scheduled run: every five minutes while something goes on. Where nothing does, it would only be slow to simulate. */
const schedule = { busy: 5 * minute, quiet: hour }

/** Sixty days of a club, with the real publisher, policy, state store and tray, and a world that gives trouble of one kind, or of every kind. */
export async function simulate(kind: Kind, seed: number): Promise<Outcome> {
  const random = seededRandom(seed)
  const start = Date.parse('2026-01-05T08:00:00.000Z') + random.between(0, 365) * day
  const settings = {
    quietMinutes: random.oneOf([0, 5, 30]),
    monthlyBudget: random.oneOf([1, 3, 12, 12, 12, 20]),
    billingDay: random.between(1, 32),
  }
  const club = new Club(new World(start, random), random, settings)
  const { world } = club
  plan(kind, world, random, days, club)
  let lastHappening = start
  while (world.now < start + days * day) {
    const pause = world.now - lastHappening < 75 * minute ? schedule.busy : schedule.quiet
    const next = Math.min(world.now + pause, Math.max(world.next, world.now + 1))
    if (next === world.next) lastHappening = next
    await club.liveUntil(next)
  }
  return club.sum()
}

/** One organiser, one site and its publisher. */
class Club {
  readonly world: World
  private readonly random: Random
  private readonly settings: PublishSettings
  private readonly publisher: Publisher
  private readonly blobs = memoryBlobs()
  private readonly outcome: Outcome
  /** The changes that are not live, each with the usable time before it. */
  private waiting: { version: number; usable: number }[] = []
  /** Time in which a change could have gone live, so far. */
  private usable = 0
  /** After trouble, somebody has to look; after the store was emptied, nothing goes by itself for a month. */
  private needsVisit = false
  private heldUntil = 0

  constructor(world: World, random: Random, settings: PublishSettings) {
    this.world = world
    this.random = random
    this.settings = settings
    this.outcome = {
      ...{ budget: settings.monthlyBudget, mostCalls: 0, changes: 0 },
      ...{ longestWait: 0, promises: 0, broken: [] },
    }
    const { readSituation, callBuildHook } = world
    const store = blobStateStore(this.blobs.store)
    const publisher = createPublisher({
      store,
      readSituation,
      callBuildHook,
      settings,
      clock: () => new Date(world.now),
    })
    this.publisher = publisher
    world.onMade = (id, created) => publisher.reportDeploy({ id, createdAt: created.toISOString() })
    world.onFailed = (id, created) => publisher.reportFailure('It failed.', { id, createdAt: created.toISOString() })
  }

  save = async () => {
    this.world.saved += 1
    this.outcome.changes += 1
    this.waiting.push({ version: this.world.saved, usable: this.usable })
    // Now and then the page is closed before its call is sent.
    if (this.random.chance(0.9)) await this.publisher.publish('due').catch(() => undefined)
  }

  visit = async () => {
    const { world } = this
    if (world.active.size === 0) this.needsVisit = false
    const view = await this.publisher.look().catch(() => undefined)
    const tray = toTray({ report: world.live, versions: events(world.saved), view, now: new Date(world.now) })
    const until = 'until' in tray ? tray.until : 'retryAt' in tray ? tray.retryAt : undefined
    if (until !== undefined) this.hearPromise(`${tray.status} until ${until}`, Date.parse(until))
    const action = actionOf(tray)
    // Nobody pays more than the budget here; who reads that a build failed tries again, others press now and then.
    if (action === undefined || action.wish === 'anyway') return
    if (tray.status === 'failed' || this.random.chance(0.15))
      await this.publisher.publish(action.wish).catch(() => undefined)
  }

  loseRecord = () => (this.random.chance(0.5) ? this.blobs.lose() : this.blobs.break())

  emptyStore = () => {
    const { world } = this
    // Within half an hour of a build, an emptied store looks like that of a new site.
    if (world.now - Date.parse(world.live.builtAt) < hour || world.active.size > 0) return
    this.blobs.empty()
    this.heldUntil = world.now + 32 * day
  }

  async liveUntil(next: number): Promise<void> {
    const { world, settings, outcome } = this
    if (this.isUsable()) this.usable += next - world.now
    await world.advance(next)
    await this.publisher.tick().catch(() => undefined)
    outcome.mostCalls = Math.max(outcome.mostCalls, world.count(world.now, settings).calls)
    const live = world.live.versions?.events ?? 0
    for (const { version, usable } of this.waiting)
      if (version <= live) outcome.longestWait = Math.max(outcome.longestWait, this.usable - usable)
    this.waiting = this.waiting.filter(({ version }) => version > live)
  }

  sum(): Outcome {
    const waits = this.waiting.map(({ usable }) => this.usable - usable)
    return { ...this.outcome, longestWait: Math.max(this.outcome.longestWait, ...waits) }
  }

  /** Whether a change could go live now without a person, as far as the world knows. */
  private isUsable(): boolean {
    const { world, settings } = this
    if (world.active.size > 0) this.needsVisit = true
    const { made, calls } = world.count(world.now, settings)
    const budget = settings.monthlyBudget
    const hasDeploys = made < budget - Math.min(2, budget - 1) && calls < budget
    return !this.needsVisit && hasDeploys && world.now >= this.heldUntil
  }

  /** A sentence is kept if the hook is called by then, and void if anything happens before. */
  private hearPromise(text: string, until: number): void {
    const { world, outcome } = this
    const [before, attempts] = [world.happenings, world.attempts]
    outcome.promises += 1
    world.at(until + schedule.quiet + schedule.busy, () => {
      // This check itself is one happening.
      if (world.attempts === attempts && world.happenings === before + 1) outcome.broken.push(text)
    })
  }
}
