import { describe, expect, test } from 'vitest'
import {
  decodePublishState,
  emptyState,
  observe,
  recordFailure,
  recordTrigger,
} from '../../../src/model/publish-state.ts'
import { decide } from '../../../src/model/publish.ts'
import { aBuild, aState, at, events, settings } from '../../support/publishing.ts'

const noon = at('12:00:00.000')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const triggered = recordTrigger(aState(), events(2), 'due', noon)
const arrived = aBuild({ builtAt: minutesLater(1).toISOString(), versions: events(2) })

describe('asking for a build', () => {
  test('takes one of the month’s deploys and begins the quiet window', () => {
    expect(triggered).toMatchObject({ used: 4, triggeredAt: noon.toISOString(), queued: null })
    expect(triggered.build).toEqual({ at: noon.toISOString(), versions: events(2), wish: 'due' })
  })

  test('is over when another build is deployed', () => {
    expect(observe(triggered, arrived, minutesLater(2))).toMatchObject({ build: null, used: 4, seen: arrived.builtAt })
  })

  test('is not over while the old build is deployed', () => {
    expect(observe(triggered, aBuild(), minutesLater(14)).build).not.toBeNull()
  })

  test('is given up after a quarter of an hour, costs nothing and is tried again', () => {
    const state = observe(triggered, aBuild(), minutesLater(15))
    expect(state).toMatchObject({ build: null, used: 3, queued: { since: noon.toISOString(), wish: 'due' } })
    expect(state.failure).toMatchObject({ attempts: 1, retryAt: minutesLater(17).toISOString() })
    const situation = { live: aBuild(), versions: events(2) }
    expect(decide(state, situation, 'due', settings, minutesLater(17)).action).toBe('trigger')
  })

  test('that arrives after it was given up is counted after all', () => {
    const late = observe(observe(triggered, aBuild(), minutesLater(15)), arrived, minutesLater(16))
    expect(late).toMatchObject({ used: 4, failure: null })
  })
})

describe('a failure', () => {
  test('gives the deploy back and keeps the wish', () => {
    const state = recordFailure(recordTrigger(aState(), events(2), 'now', noon), 'HTTP 500', noon)
    expect(state).toMatchObject({ used: 3, triggeredAt: null, build: null, queued: { wish: 'now' } })
  })

  test('doubles the pause each time, up to an hour', () => {
    let state = aState()
    const pauses = Array.from({ length: 8 }, () => {
      state = recordFailure(recordTrigger(state, events(2), 'due', noon), 'HTTP 500', noon)
      return (Date.parse(state.failure!.retryAt) - noon.getTime()) / 60_000
    })
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('is over when a build is deployed', () => {
    const failed = recordFailure(triggered, 'HTTP 500', noon)
    expect(observe(failed, arrived, minutesLater(1)).failure).toBeNull()
  })

  test('of a build that nobody waits for changes nothing', () => {
    expect(recordFailure(aState(), 'The build failed.', noon)).toEqual(aState())
  })
})

describe('deploys by other means', () => {
  test('are counted once', () => {
    const once = observe(aState(), arrived, minutesLater(1))
    expect(once.used).toBe(4)
    expect(observe(once, arrived, minutesLater(2)).used).toBe(4)
  })

  test('of another month are not counted', () => {
    expect(observe(aState(), aBuild({ builtAt: '2026-02-28T10:00:00.000Z' }), noon).used).toBe(3)
  })
})

describe('the month', () => {
  test('begins with a full budget', () => {
    const april = new Date('2026-04-01T00:00:00.000Z')
    expect(observe(aState({ used: 20 }), aBuild(), april)).toMatchObject({ month: '2026-04', used: 0 })
  })

  test('does not begin again when a clock is a few minutes behind', () => {
    const april = aState({ month: '2026-04', used: 2 })
    expect(observe(april, aBuild(), new Date('2026-03-31T23:55:00.000Z'))).toMatchObject({ month: '2026-04', used: 2 })
  })

  test('of a clock that is wrong by far is not believed', () => {
    expect(observe(aState({ month: '2031-01', used: 20 }), aBuild(), noon)).toMatchObject({ month: '2026-03', used: 0 })
  })

  test('of a failed build that began in the last one gets nothing back', () => {
    const midnight = new Date('2026-04-01T00:03:00.000Z')
    const before = recordTrigger(aState(), events(2), 'due', new Date('2026-03-31T23:58:00.000Z'))
    const after = observe(before, aBuild(), midnight)
    expect(recordFailure({ ...after, used: 1 }, 'HTTP 500', midnight).used).toBe(1)
  })
})

describe('clocks that differ', () => {
  const changed = { live: aBuild(), versions: events(2) }

  test('by minutes: a build asked for in the near future is under way, and its quiet window holds', () => {
    const ahead = recordTrigger(aState(), events(2), 'due', minutesLater(3))
    expect(observe(ahead, aBuild(), noon).build).not.toBeNull()
    expect(decide({ ...ahead, build: null }, changed, 'due', settings, noon)).toEqual({
      action: 'wait',
      because: 'quiet',
      until: minutesLater(8).toISOString(),
    })
  })

  test('by years: neither blocks publishing', () => {
    const ahead = recordTrigger(aState(), events(2), 'due', new Date('2031-01-01T00:00:00.000Z'))
    expect(observe(ahead, aBuild(), noon)).toMatchObject({ build: null, failure: { attempts: 1 } })
    expect(decide({ ...ahead, build: null }, changed, 'due', settings, noon).action).toBe('trigger')
  })
})

describe('a state that was lost', () => {
  test('begins with the deployed build, which took one of the month’s deploys', () => {
    const live = aBuild({ builtAt: at('11:58:00.000').toISOString() })
    const state = observe(emptyState(noon), live, noon)
    expect(state).toMatchObject({ used: 1, seen: live.builtAt })
    expect(decide(state, { live, versions: events(2) }, 'due', settings, noon).action).toBe('trigger')
  })

  test('begins with a full budget where the deployed build is of an earlier month', () => {
    expect(observe(emptyState(noon), aBuild({ builtAt: '2026-02-01T10:00:00.000Z' }), noon).used).toBe(0)
  })
})

describe('what is stored', () => {
  test('is read back as it was', () => {
    const state = recordFailure(triggered, 'HTTP 500', noon)
    expect(decodePublishState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(decodePublishState(JSON.parse(JSON.stringify(triggered)))).toEqual(triggered)
  })

  test.for<[unknown]>([
    [null],
    ['{'],
    [{}],
    [{ ...aState(), used: -1 }],
    [{ ...aState(), build: { at: 'yesterday' } }],
  ])('but is no state, is undefined: %o', ([data]) => {
    expect(decodePublishState(data)).toBeUndefined()
  })
})
