import { describe, expect, test } from 'vitest'
import type { Wish } from '../../../src/model/publish-state.ts'
import { decide, remember, type Situation } from '../../../src/model/publish.ts'
import { aBuild, aState, anEntry, at, events, settings } from '../../support/publishing.ts'

const noon = at('12:00:00.000')
const changed: Situation = { live: aBuild(), versions: events(2) }

function decideAtNoon(situation: Situation, state: Parameters<typeof aState>[0] = {}, wish: Wish = 'due') {
  return decide(aState(state), situation, wish, settings, noon)
}

describe('the budget', () => {
  test.for<[used: number, wish: Wish, decision: string]>([
    [17, 'due', 'trigger'],
    [18, 'due', 'hold reserve'],
    [18, 'now', 'trigger'],
    [19, 'now', 'trigger'],
    [20, 'due', 'hold budget'],
    [20, 'now', 'hold budget'],
    [20, 'anyway', 'trigger'],
    [99, 'anyway', 'trigger'],
  ])('with %i deploys used, %s: %s', ([used, wish, expected]) => {
    const decision = decideAtNoon(changed, { used }, wish)
    expect('because' in decision ? `${decision.action} ${decision.because}` : decision.action).toBe(expected)
  })

  test('of one deploy is usable', () => {
    const one = { ...settings, monthlyBudget: 1 }
    expect(decide(aState({ used: 0 }), changed, 'due', one, noon).action).toBe('trigger')
  })

  test('is asked before the quiet window, which must not promise what the budget forbids', () => {
    const until = '2026-04-01T00:00:00.000Z'
    const triggeredAt = at('11:58:30.000').toISOString()
    const failure = { at: triggeredAt, attempts: 1, reason: 'HTTP 500', retryAt: at('12:01:00.000').toISOString() }
    for (const state of [{ triggeredAt }, { failure }]) {
      const used = decideAtNoon(changed, { ...state, used: 20 })
      expect(used).toEqual({ action: 'hold', because: 'budget', needs: 'anyway', until })
      const reserved = decideAtNoon(changed, { ...state, used: 18 })
      expect(reserved).toEqual({ action: 'hold', because: 'reserve', needs: 'now', until })
    }
  })

  test('holds until the day on which the next month is billed', () => {
    const settled = { ...settings, billingDay: 31 }
    const state = aState({ used: 20 })
    expect(decide(state, changed, 'due', settled, noon)).toMatchObject({ until: '2026-03-31T00:00:00.000Z' })
    expect(decide(state, changed, 'due', settled, at('00:00:00.000', '2026-03-31')).action).toBe('trigger')
  })

  test('bounds the calls of the build hook also where every build fails', () => {
    const ledger = Array.from({ length: 20 }, () => anEntry({ isFailed: true }))
    expect(decideAtNoon(changed, { ledger })).toMatchObject({ because: 'failures', needs: 'anyway' })
    expect(decideAtNoon(changed, { ledger }, 'now')).toMatchObject({ because: 'failures' })
    expect(decideAtNoon(changed, { ledger }, 'anyway').action).toBe('trigger')
    expect(decideAtNoon(changed, { ledger: ledger.slice(1) }).action).toBe('trigger')
  })

  test('does not keep a wish that it refused', () => {
    expect(remember(aState(), decideAtNoon(changed, { used: 20 }, 'now'), 'now', noon).queued?.wish).toBe('due')
  })
})
