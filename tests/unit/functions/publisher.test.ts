import { describe, expect, test } from 'vitest'
import type { StateStore } from '../../../src/functions/publish/state-store.ts'
import { aBuild, aState, events, settings, usedOf } from '../../support/publishing.ts'
import { aPublisher, memoryStore } from '../../support/publisher.ts'

const minutes = (count: number) => count * 60_000
const seconds = (count: number) => count * 1000

describe('two calls at the same moment', () => {
  test('ask for one build', async () => {
    const { publish, world } = aPublisher()
    const views = await Promise.all([publish('due'), publish('now'), publish('anyway'), publish('due')])
    expect(world.calls).toHaveLength(1)
    for (const { decision } of views) expect(decision).toMatchObject({ because: 'building' })
  })

  test('ask for one build also when what was stored is broken', async () => {
    const store = memoryStore(aState())
    let isBroken = true
    const broken: StateStore = {
      read: async () => ({ ...(await store.read()), ...(isBroken && { state: undefined }) }),
      write: async (state, tag) => {
        const done = await store.write(state, tag)
        if (done) isBroken = false
        return done
      },
    }
    const { publish, world } = aPublisher({ store: broken })
    await Promise.all([publish('now'), publish('now')])
    expect(world.calls).toHaveLength(1)
    expect(usedOf(store.current())).toBe(2)
  })
})

describe('twenty saves in a minute', () => {
  test('become two builds, and the last save is in the last one', async () => {
    const { publish, tick, world } = aPublisher()
    const start = world.now.getTime()
    const builds: { at: number; events: number | undefined }[] = []
    const live = () =>
      (world.situation.live = aBuild({ builtAt: world.now.toISOString(), versions: world.situation.versions! }))
    for (let save = 1; save <= 20; save++) {
      world.now = new Date(start + save * seconds(3))
      world.situation = { ...world.situation, versions: events(1 + save) }
      const before = world.calls.length
      await publish('due')
      if (world.calls.length > before) builds.push({ at: save, events: world.situation.versions?.events })
    }
    // The first build read the content as it was then, and goes live.
    world.situation = {
      ...world.situation,
      live: aBuild({ builtAt: new Date(start + seconds(50)).toISOString(), versions: events(2) }),
    }
    for (let minute = 2; minute <= 30; minute++) {
      world.now = new Date(start + minutes(minute))
      const before = world.calls.length
      await tick()
      if (world.calls.length > before) {
        builds.push({ at: minute, events: world.situation.versions?.events })
        live()
      }
    }
    expect(builds).toEqual([
      { at: 1, events: 2 },
      { at: 6, events: 21 },
    ])
    expect(world.situation.live?.versions).toEqual(events(21))
  })
})

describe('publish now, during a build for older content', () => {
  test('leads to exactly one more build, as soon as the first one is live', async () => {
    const { publish, tick, world } = aPublisher()
    await publish('due')
    world.situation = { ...world.situation, versions: events(3) }
    await Promise.all([publish('now'), publish('now'), publish('now')])
    expect(world.calls).toHaveLength(1)
    world.now = new Date(world.now.getTime() + minutes(1))
    world.situation = { ...world.situation, live: aBuild({ builtAt: world.now.toISOString(), versions: events(2) }) }
    await tick()
    await tick()
    expect(world.calls).toHaveLength(2)
  })
})

describe('what cannot be reached', () => {
  test('Firestore: nothing is asked for, and the state stays', async () => {
    const { publish, world, store } = aPublisher({ readSituation: () => Promise.reject(new Error('unreachable')) })
    await expect(publish('anyway')).rejects.toThrow('unreachable')
    expect(world.calls).toEqual([])
    expect(store.current()).toBeUndefined()
  })

  test('the state: no build is asked for that nobody would remember', async () => {
    const store = { ...memoryStore(), write: () => Promise.reject(new Error('no blobs')) }
    const { publish, world } = aPublisher({ store })
    await expect(publish('anyway')).rejects.toThrow('no blobs')
    expect(world.calls).toEqual([])
  })
})

describe('a scheduled run', () => {
  test('does nothing, and asks nobody, while nothing changed', async () => {
    let looks = 0
    const situation = { live: aBuild(), versions: events(1) }
    const { tick, world } = aPublisher({
      readSituation: async () => {
        looks += 1
        return situation
      },
    })
    const start = world.now.getTime()
    for (let minute = 0; minute < 120; minute += 5) {
      world.now = new Date(start + minutes(minute))
      await tick()
    }
    expect(world.calls).toEqual([])
    expect(looks).toBe(2)
  })

  test('asks for one build when an event has passed, and for none the rest of the day', async () => {
    const { tick, world } = aPublisher()
    world.situation = { live: aBuild({ turn: '2026-03-15' }), versions: events(1) }
    await tick()
    const midnight = Date.parse('2026-03-15T00:00:00.000Z')
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      world.now = new Date(midnight + minutes(minute))
      const before = world.calls.length
      await tick()
      if (world.calls.length > before)
        world.situation = { ...world.situation, live: aBuild({ builtAt: world.now.toISOString(), turn: '2026-03-20' }) }
    }
    expect(world.calls.map((call) => call.toISOString())).toEqual(['2026-03-15T00:10:00.000Z'])
  })

  test('finds within the hour a change whose call was lost', async () => {
    const { tick, world } = aPublisher()
    world.situation = { live: aBuild(), versions: events(1) }
    await tick()
    world.situation = { live: aBuild(), versions: events(2) }
    world.now = new Date(world.now.getTime() + minutes(60))
    await tick()
    expect(world.calls).toHaveLength(1)
  })
})

test('looking changes nothing', async () => {
  const { look, store, world } = aPublisher()
  expect(await look()).toMatchObject({
    decision: { action: 'trigger' },
    budget: settings.monthlyBudget,
    versions: events(2),
  })
  expect(store.current()).toBeUndefined()
  expect(world.calls).toEqual([])
})
