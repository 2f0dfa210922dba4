import { createPublisher, type PublisherParts } from '../../src/functions/publish/publisher.ts'
import type { StateStore } from '../../src/functions/publish/state-store.ts'
import type { PublishState } from '../../src/model/publish-state.ts'
import type { Situation } from '../../src/model/publish.ts'
import { aBuild, at, events, settings } from './publishing.ts'

/** A store as Netlify Blobs is one: others may write between a read and a write, and then the write does not happen. */
export function memoryStore(initial?: PublishState): StateStore & { current: () => PublishState | undefined } {
  let state = initial
  let version = initial === undefined ? 0 : 1
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    current: () => state,
    async read() {
      await turn()
      return { state, tag: version === 0 ? undefined : `v${version}` }
    },
    async write(next, tag) {
      await turn()
      if (tag !== (version === 0 ? undefined : `v${version}`)) return false
      state = next
      version += 1
      return true
    },
  }
}

/**
 * A publisher whose world is in the test's hands: the clock, the deployed and the stored content, and the build hook. The site is new: it was
 * built ten minutes ago for the first time.
 */
export function aPublisher(overrides: Partial<PublisherParts> = {}) {
  const world = {
    now: at('09:10:00.000'),
    situation: { live: aBuild(), versions: events(2) } as Situation,
    /** When the hook was called. */
    calls: [] as Date[],
  }
  const store = memoryStore()
  const publisher = createPublisher({
    store,
    readSituation: async () => world.situation,
    callBuildHook: async () => void world.calls.push(world.now),
    settings,
    clock: () => world.now,
    ...overrides,
  })
  return { ...publisher, world, store }
}
