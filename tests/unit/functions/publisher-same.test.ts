import { describe, expect, test } from 'vitest'
import { aBuild, events } from '../../support/publishing.ts'
import { aPublisher } from '../../support/publisher.ts'

const minutes = (count: number) => count * 60_000

describe('a change that was taken back in the quiet window', () => {
  test('waits for nothing, and the scheduled run builds nothing', async () => {
    const { publish, tick, store, world } = aPublisher()
    await publish('due')
    world.now = new Date(world.now.getTime() + minutes(1))
    const builtAt = world.now.toISOString()
    world.situation = { live: aBuild({ builtAt, versions: events(2) }), versions: events(3) }
    expect((await publish('due')).decision).toMatchObject({ because: 'quiet' })
    world.situation = { ...world.situation, versions: events(4) }
    const { decision } = await publish('due', { builtAt, versions: events(4) })
    expect(decision).toEqual({ action: 'none', because: 'live' })
    expect(store.current()).toMatchObject({ queued: null })
    world.now = new Date(world.now.getTime() + minutes(70))
    await tick()
    expect(world.calls).toHaveLength(1)
    world.situation = { ...world.situation, versions: events(5) }
    await publish('due')
    expect(world.calls).toHaveLength(2)
  })
})
