import type { BuildReport } from '../../../src/model/build-report.ts'
import { addDays, toIsoDate } from '../../../src/model/date.ts'
import { billingPeriod } from '../../../src/model/publish-period.ts'
import type { PublishSettings, Situation } from '../../../src/model/publish.ts'
import { HookUnanswered } from '../../../src/functions/publish/build-hook.ts'
import { aBuild, events } from '../publishing.ts'
import type { Random } from './random.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** What may be wrong for a while. Builds that `fail`, `lock` or are `cancelled` were asked for all the same. */
export const troubles = [
  'failing builds',
  'refusing hook',
  'unanswering hook',
  'locked deploys',
  'private site',
  'silent site',
  'cancelled builds',
  'slow builds',
  'lost environment',
  'unreachable database',
] as const
export type Trouble = (typeof troubles)[number]

/** A call of the build hook that was heard. */
interface Call {
  at: number
  isFailed: boolean
}

/** Netlify and Firestore, as far as publishing meets them: the deployed site, the build hook, its builds and events. */
export class World {
  now: number
  live: BuildReport
  saved = 1
  /** Changes with everything that could change what publishing does. */
  happenings = 0
  readonly calls: Call[] = []
  /** When others deployed, the site's first build among them. */
  readonly others: number[]
  readonly active = new Set<Trouble>()
  onMade: (id: string, createdAt: Date) => Promise<void> = async () => {}
  onFailed: (id: string, createdAt: Date) => Promise<void> = async () => {}
  private queue: { at: number; run: () => Promise<void> | void }[] = []
  private readonly episodes = new Set<{ trouble: Trouble }>()
  /** How often the hook was called in vain. */
  private refusals = 0
  private machineFree = 0
  private builds = 0
  private readonly random: Random
  private readonly hasEvents: boolean

  constructor(start: number, random: Random) {
    this.now = start
    this.others = [start - 2 * minute]
    this.random = random
    this.hasEvents = random.chance(0.6)
    this.live = aBuild({ builtAt: new Date(start - 2 * minute).toISOString(), turn: this.turnAfter(start) })
  }

  at(moment: number, run: () => Promise<void> | void): void {
    this.queue.push({ at: moment, run })
    this.queue.sort((a, b) => a.at - b.at)
  }

  /** When something happens next. */
  get next(): number {
    return this.queue[0]?.at ?? Infinity
  }

  /** Lets happen what happens until then; the clock stands there afterwards. */
  async advance(until: number): Promise<void> {
    for (let first = this.queue[0]; first !== undefined && first.at <= until; first = this.queue[0]) {
      this.queue.shift()
      this.now = Math.max(this.now, first.at)
      this.happenings += 1
      await first.run()
    }
    this.now = Math.max(this.now, until)
  }

  /** Begins trouble, and returns how it ends. The same trouble may overlap. */
  begin(trouble: Trouble): () => void {
    const episode = { trouble }
    this.episodes.add(episode)
    this.active.add(trouble)
    return () => {
      this.episodes.delete(episode)
      if (![...this.episodes].some((other) => other.trouble === trouble)) this.active.delete(trouble)
    }
  }

  /** Calls of the hook, heard or refused. */
  get attempts(): number {
    return this.calls.length + this.refusals
  }

  readSituation = async (): Promise<Situation> => {
    if (this.active.has('unreachable database')) throw new Error('Firestore answered 503 for meta/content.')
    const versions = events(this.saved)
    if (this.active.has('private site')) return { live: undefined, unreadable: 'private', versions }
    if (this.active.has('silent site')) return { live: undefined, unreadable: 'silent', versions }
    return { live: this.live, versions }
  }

  callBuildHook = async (): Promise<void> => {
    this.happenings += 1
    if (this.active.has('lost environment') || this.active.has('refusing hook')) {
      this.refusals += 1
      throw new Error('No build hook is set up: BUILD_HOOK_URL is missing.')
    }
    const call = { at: this.now, isFailed: false }
    this.calls.push(call)
    const isHeard = !this.active.has('unanswering hook') || this.random.chance(0.5)
    if (isHeard) this.build(() => (call.isFailed = true))
    if (this.active.has('unanswering hook')) throw new HookUnanswered('The build hook did not answer in time.')
  }

  /** Somebody pushes. */
  push(): void {
    const at = this.now
    this.others.push(at)
    this.build(() => this.others.splice(this.others.indexOf(at), 1))
  }

  /** Calls of the hook and, with them, deploys that cost something or may have, in the billing month of a moment. */
  count(moment: number, { billingDay }: PublishSettings) {
    const { start, end } = billingPeriod(new Date(moment), billingDay)
    const isOf = (at: number) => at >= start.getTime() && at < end.getTime()
    const calls = this.calls.filter(({ at }) => isOf(at))
    const made = calls.filter(({ isFailed }) => !isFailed).length + this.others.filter(isOf).length
    return { calls: calls.length, made }
  }

  private build(fail: () => unknown): void {
    const [createdAt, id] = [this.now, `d${(this.builds += 1)}`]
    const isSlow = this.active.has('slow builds') && this.random.chance(0.6)
    const begin = Math.max(this.now + this.random.between(5_000, minute), this.machineFree)
    const end = begin + (isSlow ? this.random.between(14 * minute, hour) : this.random.between(minute, 4 * minute))
    this.machineFree = end
    let versions = events(this.saved)
    const builtAt = new Date(begin).toISOString()
    this.at(begin, () => void (versions = events(this.saved)))
    this.at(end, async () => {
      // Nobody hears of a build that was cancelled, not even by an event.
      if (this.active.has('cancelled builds') && this.random.chance(0.6)) return
      if (this.active.has('failing builds') && this.random.chance(0.7)) {
        if (this.hasEvents) {
          fail()
          await this.onFailed(id, new Date(createdAt))
        }
        return
      }
      if (!this.active.has('locked deploys')) this.live = aBuild({ builtAt, versions, turn: this.turnAfter(begin) })
      if (!this.hasEvents) return
      const tell = () => this.onMade(id, new Date(createdAt))
      this.at(this.now + this.random.between(0, 2 * minute), tell)
      if (this.random.chance(0.1)) this.at(this.now + this.random.between(0, hour), tell)
    })
  }

  private turnAfter(moment: number): string | null {
    return this.random.chance(0.7) ? addDays(toIsoDate(new Date(moment)), this.random.between(2, 25)) : null
  }
}
