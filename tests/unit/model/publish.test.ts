import { describe, expect, test } from 'vitest'
import type { PublishState, Wish } from '../../../src/model/publish-state.ts'
import { countWaiting, decide, isIdle, remember, type Situation } from '../../../src/model/publish.ts'
import { aBuild, aState, at, events, forEvents, settings } from '../../support/publishing.ts'

const noon = at('12:00:00.000')
const changed: Situation = { live: aBuild(), versions: events(2) }
const building = { at: '2026-03-14T11:59:20.000Z', wish: 'due' as const, madeAt: null }
const asked = forEvents(2)

function decideAtNoon(situation: Situation, state: Parameters<typeof aState>[0] = {}, wish: Wish = 'due') {
  return decide(aState(state), situation, wish, settings, noon)
}

describe('content that is live', () => {
  test.for<Wish>(['due', 'now', 'anyway'])('is not built again (%s)', (wish) => {
    expect(decideAtNoon({ live: aBuild(), versions: events(1) }, {}, wish)).toEqual({ action: 'none', because: 'live' })
  })

  test('is forgotten by the queue, with the failure before it', () => {
    const queued = { since: noon.toISOString(), wish: 'now' as const }
    const failure = { at: noon.toISOString(), attempts: 2, reason: 'HTTP 500', retryAt: noon.toISOString() }
    const state = remember(aState({ queued, failure }), { action: 'none', because: 'live' }, 'due', noon)
    expect(state).toMatchObject({ queued: null, failure: null })
  })
})

describe('a change', () => {
  test('asks for a build at once when nothing was built lately', () => {
    expect(decideAtNoon(changed)).toEqual({ action: 'trigger' })
  })

  test('counts also where the counters went back, as in a restored database', () => {
    expect(decideAtNoon({ live: aBuild({ versions: events(9) }), versions: events(2) })).toEqual({ action: 'trigger' })
  })

  test('counts where the deployed pages know no counters', () => {
    expect(decideAtNoon({ live: aBuild({ versions: null }), versions: events(2) })).toEqual({ action: 'trigger' })
  })

  test('waits for the end of the quiet window', () => {
    const triggeredAt = at('11:58:30.000').toISOString()
    expect(decideAtNoon(changed, { triggeredAt })).toEqual({
      action: 'wait',
      because: 'quiet',
      until: '2026-03-14T12:03:30.000Z',
    })
    expect(decide(aState({ triggeredAt }), changed, 'due', settings, at('12:03:30.000'))).toEqual({ action: 'trigger' })
  })

  test('does not wait when someone publishes now', () => {
    expect(decideAtNoon(changed, { triggeredAt: at('11:58:30.000').toISOString() }, 'now').action).toBe('trigger')
  })

  test('that waits keeps the most urgent wish and the time it began to wait', () => {
    const wait = { action: 'wait', because: 'quiet', until: noon.toISOString() } as const
    const first = remember(aState(), wait, 'now', at('12:00:00.000'))
    const second = remember(first, wait, 'due', at('12:01:00.000'))
    expect(second.queued).toEqual({ since: '2026-03-14T12:00:00.000Z', wish: 'now' })
  })
})

describe('a build that is under way', () => {
  test('for this content is told', () => {
    expect(decideAtNoon(changed, { build: building, asked }, 'now')).toEqual({
      action: 'none',
      because: 'building',
      since: building.at,
      newer: false,
    })
  })

  test('for older content is waited for, whatever the wish', () => {
    const later = { ...changed, versions: events(3) }
    const decision = decideAtNoon(later, { build: building, asked }, 'now')
    expect(decision).toMatchObject({ because: 'building', newer: true })
    expect(remember(aState({ build: building, asked }), decision, 'now', noon).queued?.wish).toBe('now')
  })

  test('is told also before the first report of a build can be read', () => {
    expect(decideAtNoon({ live: undefined, versions: events(2) }, { build: building, asked }).action).toBe('none')
  })
})

describe('the same content', () => {
  const live = aBuild({ builtAt: at('11:00:00.000').toISOString(), versions: null })

  test('is not asked for twice without a person, as when builds bring something else', () => {
    const situation = { live, versions: events(2) }
    expect(decideAtNoon(situation, { asked })).toEqual({ action: 'hold', because: 'failed', needs: 'now' })
    expect(decideAtNoon(situation, { asked }, 'now').action).toBe('trigger')
    expect(decideAtNoon(situation, { asked: forEvents(1) }).action).toBe('trigger')
  })

  test('waits for the word that the budget leaves', () => {
    expect(decideAtNoon({ live, versions: events(2) }, { asked, used: 20 })).toMatchObject({ needs: 'anyway' })
  })

  test('is asked for again when an event has passed', () => {
    const turned = { live: aBuild({ turn: '2026-03-14', versions: events(2) }), versions: events(2) }
    expect(decideAtNoon(turned, { asked }).action).toBe('trigger')
    expect(decideAtNoon(turned, { asked: { ...asked, turn: '2026-03-14' } })).toMatchObject({ because: 'failed' })
  })
})

describe('after a failure', () => {
  const failure = {
    at: at('11:59:00.000').toISOString(),
    attempts: 1,
    reason: 'HTTP 500',
    retryAt: '2026-03-14T12:01:00.000Z',
  }

  test('a change waits for the next attempt', () => {
    expect(decideAtNoon(changed, { failure })).toEqual({ action: 'wait', because: 'retry', until: failure.retryAt })
    expect(decide(aState({ failure }), changed, 'due', settings, at('12:01:00.000')).action).toBe('trigger')
  })

  test('the wish that failed does not cut the pause short, a new one does', () => {
    const queued = { since: noon.toISOString(), wish: 'now' as const }
    expect(decideAtNoon(changed, { failure, queued }).action).toBe('wait')
    expect(decideAtNoon(changed, { failure, queued }, 'now').action).toBe('trigger')
  })

  test('a pause that no clock can have meant is not kept', () => {
    expect(decideAtNoon(changed, { failure: { ...failure, retryAt: '2031-01-01T00:00:00.000Z' } }).action).toBe(
      'trigger',
    )
  })
})

describe('the passing of an event', () => {
  const turned: Situation = { live: aBuild({ turn: '2026-03-14' }), versions: events(1) }

  test('asks for a build, though nothing was written', () => {
    expect(decideAtNoon(turned).action).toBe('trigger')
    expect(decideAtNoon({ live: aBuild({ turn: '2026-03-15' }), versions: events(1) }).action).toBe('none')
  })

  test('counts in a database without counters', () => {
    expect(decideAtNoon({ ...turned, versions: undefined }).action).toBe('trigger')
  })

  test('waits until slower clocks have the new day too', () => {
    expect(decide(aState(), turned, 'due', settings, at('00:05:00.000')).action).toBe('none')
    expect(decide(aState(), turned, 'due', settings, at('00:10:00.000')).action).toBe('trigger')
  })
})

describe('where nothing can be compared', () => {
  test('a save asks for nothing, a person does', () => {
    const unknown: Situation = { live: undefined, versions: events(2) }
    expect(decideAtNoon(unknown)).toEqual({ action: 'none', because: 'unknown' })
    expect(decideAtNoon(unknown, {}, 'now').action).toBe('trigger')
  })

  test('the word of a person counts once', () => {
    const unknown: Situation = { live: undefined, unreadable: 'private', versions: events(2) }
    const queued = { since: noon.toISOString(), wish: 'now' as const }
    expect(decideAtNoon(unknown, { asked, queued })).toMatchObject({ because: 'failed' })
  })

  test('a person asks for a build of a database without counters', () => {
    const uncounted: Situation = { live: aBuild({ versions: null }), versions: undefined }
    expect(decideAtNoon(uncounted).action).toBe('none')
    expect(decideAtNoon(uncounted, {}, 'now').action).toBe('trigger')
  })
})

describe('a scheduled run', () => {
  const recent = { comparedAt: at('11:30:00.000').toISOString() }

  test('has nothing to do while nothing waits', () => {
    expect(isIdle(aState(recent), noon)).toBe(true)
  })

  test.for<[string, Partial<PublishState>]>([
    ['a change waits', { queued: { since: noon.toISOString(), wish: 'due' } }],
    ['a build is under way', { build: building, asked }],
    ['an event passed', { turn: '2026-03-14' }],
    ['nobody compared for an hour', { comparedAt: at('11:00:00.000').toISOString() }],
    ['the last comparison is in the future', { comparedAt: at('12:00:00.000', '2027-01-01').toISOString() }],
  ])('looks closer when %s', ([, state]) => {
    expect(isIdle(aState({ ...recent, ...state }), noon)).toBe(false)
  })
})

test('the changes that wait are counted over all collections', () => {
  expect(countWaiting(events(1), { events: 3, team: 2, gallery: 0, posts: 1 })).toBe(3)
  expect(countWaiting(null, { events: 1, team: 0, gallery: 0, posts: 1 })).toBe(2)
  expect(countWaiting(events(1), undefined)).toBe(0)
})

describe('content that was found to say the same as the deployed build', () => {
  const same = { builtAt: aBuild().builtAt, versions: events(5) }
  const decideAt = (versions: Situation['versions'], live = aBuild()) =>
    decide(aState({ same }), { live, versions }, 'due', settings, at('12:00:00.000'))

  test('asks for no build at the counters at which it was found', () => {
    expect(decideAt(events(5))).toEqual({ action: 'none', because: 'live' })
  })

  test('asks for one at any others', () => {
    expect(decideAt(events(6))).toEqual({ action: 'trigger' })
    expect(decideAt(events(4))).toEqual({ action: 'trigger' })
  })

  test('is compared with the next build by its counters', () => {
    const live = aBuild({ builtAt: at('11:00:00.000').toISOString(), versions: events(4) })
    expect(decideAt(events(5), live)).toEqual({ action: 'trigger' })
  })
})
