import { describe, expect, test } from 'vitest'
import { observe, recordFailure, recordTrigger } from '../../../src/model/publish-state.ts'
import { decodePublishState } from '../../../src/model/publish-stored.ts'
import { decide } from '../../../src/model/publish.ts'
import { aBuild, aState, at, events, forEvents, settings, usedOf } from '../../support/publishing.ts'

const noon = at('12:00:00.000')
const triggered = recordTrigger(aState(), forEvents(2), 'due', noon)
const changed = { live: aBuild(), versions: events(2) }

test('a state is read back as it was', () => {
  for (const state of [triggered, recordFailure(triggered, 'HTTP 500', noon)])
    expect(decodePublishState(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

test('a state from before builds were compared by their documents is read too', () => {
  const { same, ...older } = aState()
  expect(decodePublishState(older)).toEqual({ ...older, same })
})

test.for<[unknown]>([
  [null],
  ['{'],
  [{}],
  [{ ...aState(), ledger: [{ at: 'once' }] }],
  [{ ...aState(), build: { at: 'yesterday' } }],
])('what is no state is undefined: %o', ([data]) => {
  expect(decodePublishState(data)).toBeUndefined()
})

/** As it was stored while deploys were a number of a calendar month. */
const counted = {
  month: '2026-03',
  used: 7,
  seen: aBuild().builtAt,
  turn: null,
  triggeredAt: null,
  build: null,
  queued: null,
  failure: null,
  comparedAt: at('11:00:00.000').toISOString(),
}

describe('a state of the older form', () => {
  test('keeps its number of deploys', () => {
    const state = decodePublishState(counted)
    expect(usedOf(state)).toBe(7)
    expect(usedOf(state, new Date('2026-04-01T00:00:00.000Z'))).toBe(0)
  })

  test('leaves nothing of the smaller budget where it used more', () => {
    const state = decodePublishState({ ...counted, used: 15 })!
    expect(decide(state, changed, 'now', { ...settings, monthlyBudget: 12 }, noon)).toMatchObject({ because: 'budget' })
  })

  test('goes on waiting for its build, which is counted once', () => {
    const build = { at: noon.toISOString(), versions: events(2), wish: 'due' }
    const state = decodePublishState({ ...counted, build })!
    expect(decide(state, changed, 'due', settings, noon)).toMatchObject({ because: 'building', newer: false })
    const arrived = aBuild({ builtAt: at('12:01:00.000').toISOString(), versions: events(2) })
    expect(usedOf(observe(state, arrived, at('12:02:00.000')))).toBe(7)
    expect(usedOf(state)).toBe(7)
  })

  test('that failed again and again waits for a person', () => {
    const failure = { at: noon.toISOString(), attempts: 9, reason: 'HTTP 500', retryAt: noon.toISOString() }
    const state = decodePublishState({ ...counted, failure })!
    expect(decide(state, changed, 'due', settings, noon)).toMatchObject({ because: 'failed' })
  })

  test('knows nothing of a billing month that began before, which may have used all', () => {
    const state = decodePublishState(counted)!
    const fifteenth = { ...settings, billingDay: 15 }
    expect(decide(state, changed, 'due', fifteenth, noon)).toMatchObject({ because: 'budget' })
    expect(decide(state, changed, 'due', fifteenth, at('00:00:00.000', '2026-03-15')).action).toBe('trigger')
  })
})
