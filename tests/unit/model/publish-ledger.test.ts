import { describe, expect, test } from 'vitest'
import { observe, recordDeploy, recordFailure, recordTrigger } from '../../../src/model/publish-state.ts'
import { decide } from '../../../src/model/publish.ts'
import { aBuild, aState, at, events, forEvents, settings, usedOf } from '../../support/publishing.ts'

const noon = at('12:00:00.000')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const arrived = aBuild({ builtAt: minutesLater(1).toISOString(), versions: events(2) })
const changed = { live: aBuild(), versions: events(2) }

describe('deploys by other means', () => {
  test('are counted once', () => {
    const once = observe(aState(), arrived, minutesLater(1))
    expect(usedOf(once)).toBe(4)
    expect(usedOf(observe(once, arrived, minutesLater(2)))).toBe(4)
  })

  test('between two looks are all counted where Netlify tells of them', () => {
    let state = aState()
    for (const [index, minutes] of [0, 4, 8].entries()) {
      const notice = { id: `d${index}`, createdAt: minutesLater(minutes).toISOString() }
      state = recordDeploy(state, notice, minutesLater(minutes + 2))
      // Netlify may tell twice.
      state = recordDeploy(state, notice, minutesLater(minutes + 2))
    }
    const last = aBuild({ builtAt: minutesLater(9).toISOString() })
    expect(usedOf(observe(state, last, minutesLater(12)))).toBe(6)
  })

  test('that are seen before Netlify tells of them are counted once', () => {
    const seen = observe(aState(), arrived, minutesLater(2))
    expect(usedOf(recordDeploy(seen, { id: 'd1', createdAt: noon.toISOString() }, minutesLater(3)))).toBe(4)
  })

  test('of another month are not counted', () => {
    expect(usedOf(observe(aState(), aBuild({ builtAt: '2026-02-28T10:00:00.000Z' }), noon))).toBe(3)
  })

  test('that bring an older build back are counted once', () => {
    const back = observe(observe(aState(), arrived, minutesLater(2)), aBuild(), minutesLater(3))
    expect(usedOf(back)).toBe(4)
  })
})

describe('the month', () => {
  const april = new Date('2026-04-01T00:00:00.000Z')

  test('begins with a full budget', () => {
    expect(usedOf(aState({ used: 20 }), april)).toBe(0)
    expect(usedOf(aState({ used: 20 }), new Date(april.getTime() - 1))).toBe(20)
  })

  test('of a failed build that began in the last one gets nothing back', () => {
    const before = recordTrigger(aState(), forEvents(2), 'due', new Date('2026-03-31T23:58:00.000Z'))
    const midnight = new Date('2026-04-01T00:03:00.000Z')
    const after = observe(before, aBuild({ builtAt: '2026-04-01T00:01:00.000Z' }), midnight)
    expect(usedOf(recordFailure(after, 'HTTP 500', midnight), midnight)).toBe(0)
  })

  test('may begin on another day from now on without a deploy being forgotten', () => {
    const before = aState({ used: 15 })
    expect(decide(before, changed, 'due', { ...settings, monthlyBudget: 12, billingDay: 14 }, noon)).toMatchObject({
      because: 'budget',
    })
  })
})
