import type { DeployNotice } from '../../model/publish-ledger.ts'
import {
  emptyState,
  observe,
  recordDeploy,
  recordFailure,
  recordRefusal,
  recordTrigger,
  type PublishState,
  type SameContent,
  type Wish,
} from '../../model/publish-state.ts'
import { toView, type PublishView } from '../../model/publish-view.ts'
import {
  decide,
  isIdle,
  remember,
  toAskedContent,
  type Decision,
  type PublishSettings,
  type Situation,
} from '../../model/publish.ts'
import { HookUnanswered } from './build-hook.ts'
import type { StateStore } from './state-store.ts'

export interface Publisher {
  /** How things are, without changing anything. */
  look(): Promise<PublishView>
  /** Publishes what is stored, as far as the policy allows. `same`: what the organiser's browser found to be no change. */
  publish(wish: Wish, same?: SameContent): Promise<PublishView>
  /** The scheduled run. Resolves with undefined where the state alone says that there is nothing to do. */
  tick(): Promise<PublishView | undefined>
  /** Notes that a deploy failed: the one that is told, else the build under way, if there is one. */
  reportFailure(reason: string, deploy?: DeployNotice): Promise<void>
  /** Notes that a production deploy was made, whoever asked for it. */
  reportDeploy(deploy: DeployNotice): Promise<void>
}

export interface PublisherParts {
  store: StateStore
  readSituation: () => Promise<Situation>
  /** Throws, in words for the organiser, where no build will come of it, and `HookUnanswered` where one may. */
  callBuildHook: () => Promise<void>
  settings: PublishSettings
  clock?: () => Date
}

/** So many others would have to write between our reading and writing, each time. */
const ATTEMPTS = 10

/** Puts policy, state and the outside world together. Methods throw where the state or Firestore cannot be reached; then no build is asked for. */
export function createPublisher(parts: PublisherParts): Publisher {
  const { store, readSituation, callBuildHook, settings, clock = () => new Date() } = parts
  const view = (state: PublishState, situation: Situation, decision: Decision) =>
    toView({ state, situation, decision, settings, now: clock() })

  async function publish(wish: Wish, same?: SameContent): Promise<PublishView> {
    const situation = await readSituation()
    const { state, decision } = await change((stored) => {
      const now = clock()
      const observed = observe(same === undefined ? stored : { ...stored, same }, situation.live, now)
      const decision = decide(observed, situation, wish, settings, now)
      const state =
        decision.action === 'trigger'
          ? recordTrigger(observed, toAskedContent(situation, now), wish, now)
          : remember(observed, decision, wish, now)
      return { state, decision }
    })
    if (decision.action !== 'trigger') return view(state, situation, decision)
    try {
      // The state says already that a build is under way: whoever calls now asks for no second one.
      await callBuildHook()
    } catch (error) {
      if (error instanceof HookUnanswered) return look()
      const reason = error instanceof Error ? error.message : String(error)
      await change((asked) => ({ state: recordRefusal(asked, reason, clock()) }))
      return look()
    }
    return view(state, situation, decide(state, situation, 'due', settings, clock()))
  }

  async function look(): Promise<PublishView> {
    const situation = await readSituation()
    const now = clock()
    const { state = emptyState(now) } = await store.read()
    const observed = observe(state, situation.live, now)
    return view(observed, situation, decide(observed, situation, 'due', settings, now))
  }

  async function reportFailure(reason: string, deploy?: DeployNotice): Promise<void> {
    await change((state) => ({ state: recordFailure(state, reason, clock(), deploy) }))
  }

  async function reportDeploy(deploy: DeployNotice): Promise<void> {
    await change((state) => ({ state: recordDeploy(state, deploy, clock()) }))
  }

  async function change<T extends { state: PublishState }>(next: (state: PublishState) => T): Promise<T> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { state, tag } = await store.read()
      const result = next(state ?? emptyState(clock()))
      if (await store.write(result.state, tag)) return result
    }
    throw new Error('The state of publishing was changed by others each time.')
  }

  return {
    look,
    publish,
    reportFailure,
    reportDeploy,
    async tick() {
      const { state } = await store.read()
      return state !== undefined && isIdle(state, clock()) ? undefined : publish('due')
    },
  }
}
