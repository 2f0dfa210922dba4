import { describe, expect, test } from 'vitest'
import { HookUnanswered } from '../../../src/functions/publish/build-hook.ts'
import type { Situation } from '../../../src/model/publish.ts'
import { usedOf } from '../../support/publishing.ts'
import { aPublisher } from '../../support/publisher.ts'

const minutes = (count: number) => count * 60_000

describe('a build hook that fails', () => {
  test('leaves the change in the queue, tells why, and is tried three times in all', async () => {
    let calls = 0
    const { publish, tick, look, world } = aPublisher({
      callBuildHook: async () => {
        calls += 1
        throw new Error('The build hook answered 500.')
      },
    })
    const view = await publish('due')
    expect(view.failure?.reason).toBe('The build hook answered 500.')
    expect(view.decision).toMatchObject({ action: 'wait', because: 'retry' })
    expect(view.used).toBe(1)
    const start = world.now.getTime()
    const attempts: number[] = []
    for (let minute = 1; minute <= 24 * 60; minute++) {
      world.now = new Date(start + minutes(minute))
      const before = calls
      await tick()
      if (calls > before) attempts.push(minute)
    }
    expect(attempts).toEqual([2, 62])
    expect(await look()).toMatchObject({ used: 1, decision: { because: 'failed' }, failure: { retryAt: null } })
  })

  test('that does not answer may have heard: the build is waited for, and keeps its deploy', async () => {
    const { publish, tick, world } = aPublisher({
      callBuildHook: () => Promise.reject(new HookUnanswered('The build hook did not answer in time.')),
    })
    expect(await publish('due')).toMatchObject({ used: 2, decision: { because: 'building' }, failure: null })
    world.now = new Date(world.now.getTime() + minutes(20))
    expect(await tick()).toMatchObject({ used: 2, decision: { because: 'failed' } })
  })

  test('does not stop a person who tries again', async () => {
    let works = false
    const { publish, store } = aPublisher({
      callBuildHook: async () => {
        if (!works) throw new Error('The build hook answered 500.')
      },
    })
    await publish('due')
    works = true
    expect((await publish('now')).decision).toMatchObject({ because: 'building' })
    expect(usedOf(store.current())).toBe(2)
  })
})

describe('a build that fails', () => {
  test('is told at once, and tried again', async () => {
    const { publish, look, reportFailure, world } = aPublisher()
    await publish('due')
    await reportFailure('astro build failed')
    expect((await look()).failure?.reason).toBe('astro build failed')
    world.now = new Date(world.now.getTime() + minutes(2))
    await publish('due')
    expect(world.calls).toHaveLength(2)
  })

  test('is reported twice, or when none was asked for, without harm', async () => {
    const { publish, look, reportFailure } = aPublisher()
    await reportFailure('nothing was built')
    expect((await look()).failure).toBeNull()
    await publish('due')
    await reportFailure('astro build failed')
    await reportFailure('astro build failed')
    expect((await look()).used).toBe(1)
  })
})

describe('builds that nobody hears of again', () => {
  test.for<[string, Partial<Situation>]>([
    ['locked deploys', {}],
    ['a private site', { live: undefined, unreadable: 'private' }],
  ])('lead to one call of the hook in a day, not to one an hour: %s', async ([, trouble]) => {
    const { publish, tick, world } = aPublisher()
    world.situation = { ...world.situation, ...trouble }
    await publish('now')
    const start = world.now.getTime()
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      world.now = new Date(start + minutes(minute))
      await tick()
      await publish('due')
    }
    expect(world.calls).toHaveLength(1)
  })
})
