import { describe, expect, test } from 'vitest'
import {
  emptyState,
  observe,
  recordDeploy,
  recordFailure,
  recordRefusal,
  recordTrigger,
} from '../../../src/model/publish-state.ts'
import { decide } from '../../../src/model/publish.ts'
import { aBuild, aState, at, events, forEvents, settings, usedOf } from '../../support/publishing.ts'

const noon = at('12:00:00.000')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const triggered = recordTrigger(aState(), forEvents(2), 'due', noon)
const arrived = aBuild({ builtAt: minutesLater(1).toISOString(), versions: events(2) })
const changed = { live: aBuild(), versions: events(2) }

describe('asking for a build', () => {
  test('takes one of the month’s deploys and begins the quiet window', () => {
    expect(triggered).toMatchObject({ triggeredAt: noon.toISOString(), asked: forEvents(2), queued: null })
    expect(triggered.build).toEqual({ at: noon.toISOString(), wish: 'due', madeAt: null })
    expect(usedOf(triggered)).toBe(4)
  })

  test('is over when another build is deployed', () => {
    const state = observe(triggered, arrived, minutesLater(2))
    expect(state).toMatchObject({ build: null, seen: arrived.builtAt })
    expect(usedOf(state)).toBe(4)
  })

  test('is not over while the old build is deployed', () => {
    expect(observe(triggered, aBuild(), minutesLater(14)).build).not.toBeNull()
  })

  test('is not over when a deploy arrives that began before it, which is counted for itself', () => {
    const other = aBuild({ builtAt: at('11:57:00.000').toISOString() })
    const state = observe(triggered, other, minutesLater(1))
    expect(state.build).not.toBeNull()
    expect(usedOf(state)).toBe(5)
    expect(usedOf(observe(state, arrived, minutesLater(2)))).toBe(5)
  })
})

describe('a build that does not arrive', () => {
  const lost = observe(triggered, aBuild(), minutesLater(15))

  test('is given up after a quarter of an hour, and keeps its deploy, for it may have been made', () => {
    expect(lost).toMatchObject({ build: null, queued: { since: noon.toISOString(), wish: 'due' } })
    expect(lost.failure).toMatchObject({ attempts: 1, retryAt: null })
    expect(usedOf(lost)).toBe(4)
  })

  test('is not asked for again without a person', () => {
    for (const minutes of [17, 60, 24 * 60, 5 * 24 * 60])
      expect(decide(lost, changed, 'due', settings, minutesLater(minutes))).toMatchObject({ because: 'failed' })
    expect(decide(lost, changed, 'now', settings, minutesLater(17)).action).toBe('trigger')
  })

  test('does not stop later changes, until three in a row were lost', () => {
    let state = lost
    for (const count of [3, 4]) {
      const situation = { live: aBuild(), versions: events(count) }
      const start = minutesLater(count * 60)
      expect(decide(state, situation, 'due', settings, start).action).toBe('trigger')
      state = recordTrigger(state, forEvents(count), 'due', start)
      state = observe(state, aBuild(), new Date(start.getTime() + 20 * 60_000))
    }
    const next = { live: aBuild(), versions: events(5) }
    expect(decide(state, next, 'due', settings, minutesLater(600))).toMatchObject({ because: 'failed' })
  })

  test('and arrives after it was given up is not counted twice', () => {
    const late = observe(lost, arrived, minutesLater(16))
    expect(late.failure).toBeNull()
    expect(usedOf(late)).toBe(4)
  })

  test('but which Netlify reports as made is told from one that is lost', () => {
    const made = recordDeploy(triggered, { id: 'd1', createdAt: noon.toISOString() }, minutesLater(2))
    expect(observe(made, aBuild(), minutesLater(3)).build).not.toBeNull()
    expect(observe(made, aBuild(), minutesLater(5)).failure?.reason).toContain('locked')
    // A site that only its team may read cannot be asked.
    expect(observe(made, undefined, minutesLater(5))).toMatchObject({ build: null, failure: null })
    expect(usedOf(made)).toBe(4)
  })
})

describe('a failure', () => {
  const notice = { id: 'd1', createdAt: noon.toISOString() }

  test.for(['refused', 'reported', 'told'] as const)('that is %s gives the deploy back and keeps the wish', (how) => {
    const asked = recordTrigger(aState(), forEvents(2), 'now', noon)
    const state =
      how === 'refused'
        ? recordRefusal(asked, 'HTTP 500', noon)
        : recordFailure(asked, 'HTTP 500', noon, how === 'told' ? notice : undefined)
    expect(state).toMatchObject({ triggeredAt: null, build: null, queued: { wish: 'now' } })
    expect(usedOf(state)).toBe(3)
  })

  test('is tried again after two minutes, then after an hour, and then waits for a person', () => {
    let state = aState()
    const pauses = Array.from({ length: 3 }, () => {
      state = recordFailure(recordTrigger(state, forEvents(2), 'due', noon), 'HTTP 500', noon)
      const { retryAt } = state.failure!
      return retryAt && (Date.parse(retryAt) - noon.getTime()) / 60_000
    })
    expect(pauses).toEqual([2, 60, null])
    expect(decide(state, changed, 'due', settings, minutesLater(24 * 60))).toMatchObject({ because: 'failed' })
    const newer = { live: aBuild(), versions: events(3) }
    expect(decide(state, newer, 'due', settings, minutesLater(24 * 60))).toMatchObject({ because: 'failed' })
    expect(recordTrigger(state, forEvents(2), 'now', noon).failure).toBeNull()
  })

  test('is over when a build is deployed', () => {
    const failed = recordFailure(triggered, 'HTTP 500', noon)
    expect(observe(failed, arrived, minutesLater(1)).failure).toBeNull()
  })

  test('of a build that nobody waits for changes nothing', () => {
    expect(recordFailure(aState(), 'The build failed.', noon)).toEqual(aState())
    expect(recordRefusal(aState(), 'HTTP 500', noon)).toEqual(aState())
  })

  test('of somebody else’s deploy does not end the wait for ours', () => {
    const other = { id: 'd0', createdAt: at('11:50:00.000').toISOString() }
    expect(recordFailure(triggered, 'The build failed.', minutesLater(1), other)).toMatchObject({ failure: null })
  })

  test('of a deploy that was asked for a moment before or after ours does not end the wait for ours', () => {
    const before = { id: 'd0', createdAt: at('11:57:00.000').toISOString() }
    expect(recordFailure(triggered, 'The build failed.', minutesLater(1), before)).toMatchObject({ failure: null })
    const known = recordDeploy(triggered, notice, minutesLater(2))
    const after = { id: 'd2', createdAt: minutesLater(1).toISOString() }
    expect(recordFailure(known, 'The build failed.', minutesLater(3), after)).toEqual(known)
  })

  test('is told from the build before it, of which Netlify has not told yet', () => {
    const first = observe(triggered, arrived, minutesLater(2))
    const second = recordTrigger(first, forEvents(3), 'now', minutesLater(4))
    const failed = recordFailure(second, 'HTTP 500', minutesLater(5), {
      id: 'd2',
      createdAt: minutesLater(4).toISOString(),
    })
    expect(failed).toMatchObject({ build: null, failure: { reason: 'HTTP 500' } })
    expect(usedOf(failed)).toBe(4)
    expect(usedOf(recordDeploy(failed, notice, minutesLater(6)))).toBe(4)
  })

  test('of somebody else’s deploy takes nothing from a build that was seen', () => {
    const seen = observe(triggered, arrived, minutesLater(2))
    const other = { id: 'd2', createdAt: minutesLater(2).toISOString() }
    expect(usedOf(recordFailure(seen, 'The build failed.', minutesLater(3), other))).toBe(4)
  })

  test('that is reported after the build was given up gives the deploy back', () => {
    const lost = observe(triggered, aBuild(), minutesLater(15))
    expect(usedOf(recordFailure(lost, 'Too slow.', minutesLater(20), notice))).toBe(3)
  })
})

describe('clocks that differ', () => {
  test('by minutes: a build asked for in the near future is under way, and its quiet window holds', () => {
    const ahead = recordTrigger(aState(), forEvents(2), 'due', minutesLater(3))
    expect(observe(ahead, aBuild(), noon).build).not.toBeNull()
    const newer = { live: aBuild(), versions: events(3) }
    expect(decide({ ...ahead, build: null }, newer, 'due', settings, noon)).toEqual({
      action: 'wait',
      because: 'quiet',
      until: minutesLater(8).toISOString(),
    })
  })

  test('by years: neither blocks publishing', () => {
    const ahead = recordTrigger(aState(), forEvents(2), 'due', new Date('2031-01-01T00:00:00.000Z'))
    expect(observe(ahead, aBuild(), noon)).toMatchObject({ build: null, failure: { attempts: 1 } })
    const newer = { live: aBuild(), versions: events(3) }
    expect(decide({ ...ahead, build: null }, newer, 'due', settings, noon).action).toBe('trigger')
  })
})

describe('without a stored state', () => {
  test('a new site begins with the deployed build, which took one of the month’s deploys', () => {
    const live = aBuild({ builtAt: at('11:58:00.000').toISOString() })
    const state = observe(emptyState(noon), live, noon)
    expect(state).toMatchObject({ seen: live.builtAt, since: null })
    expect(usedOf(state)).toBe(1)
    expect(decide(state, { live, versions: events(2) }, 'due', settings, noon).action).toBe('trigger')
  })

  test('a site that was private at first is still new when it is made public', () => {
    const live = aBuild({ builtAt: at('11:58:00.000').toISOString() })
    expect(observe(observe(emptyState(noon), undefined, noon), live, minutesLater(3000)).since).toBeNull()
  })

  test('an older site may have used all deploys of the month, and goes on in the next one', () => {
    const state = observe(emptyState(noon), aBuild(), noon)
    expect(decide(state, changed, 'now', settings, noon)).toMatchObject({ because: 'budget', needs: 'anyway' })
    expect(decide(state, changed, 'anyway', settings, noon).action).toBe('trigger')
    const april = new Date('2026-04-01T00:00:00.000Z')
    expect(decide(state, changed, 'due', settings, april).action).toBe('trigger')
  })
})
