import { describe, expect, test } from 'vitest'
import { isNotYetLive, toTray } from '../../../src/model/publish-tray.ts'
import type { PublishView } from '../../../src/model/publish-view.ts'
import { aBuild, at, events } from '../../support/publishing.ts'

const now = at('12:00:00.000')
const until = '2026-04-01T00:00:00.000Z'
const building = { action: 'none', because: 'building', since: at('11:59:20.000').toISOString(), newer: false } as const

function aView(overrides: Partial<PublishView> = {}): PublishView {
  const { builtAt, versions } = aBuild()
  return {
    decision: { action: 'none', because: 'live' },
    failure: null,
    used: 9,
    budget: 20,
    renewsAt: '2026-04-01T00:00:00.000Z',
    unreadable: null,
    live: { builtAt, versions },
    versions: events(4),
    now: now.toISOString(),
    ...overrides,
  }
}

/** The tray for three changes that the deployed pages do not have. */
const behind = (view: PublishView | undefined) => toTray({ report: aBuild(), versions: events(4), view, now })

describe('the comparison decides', () => {
  test('what is live, whatever the service says', () => {
    const view = aView({ decision: { action: 'hold', because: 'budget', needs: 'anyway', until } })
    expect(toTray({ report: aBuild(), versions: events(1), view, now })).toEqual({
      status: 'live',
      since: aBuild().builtAt,
    })
    expect(toTray({ report: aBuild(), versions: events(1), view: undefined, now }).status).toBe('live')
  })

  test('what is not live, though the service believes so', () => {
    expect(behind(aView())).toMatchObject({ status: 'waiting', waiting: 3 })
  })

  test('that a build went live which the service had not seen', () => {
    const report = aBuild({ builtAt: at('11:59:50.000').toISOString(), versions: events(4) })
    expect(toTray({ report, versions: events(4), view: aView({ decision: building }), now }).status).toBe('live')
  })

  test('that nobody knows where the site has no report', () => {
    expect(toTray({ report: undefined, versions: events(4), view: aView(), now }).status).toBe('unknown')
  })

  test('that a restored database with lower counters is one change', () => {
    expect(toTray({ report: aBuild({ versions: events(9) }), versions: events(4), view: aView(), now })).toMatchObject({
      status: 'waiting',
      waiting: 1,
    })
  })
})

describe('the count of documents', () => {
  const view = aView({ decision: { action: 'wait', because: 'quiet', until: at('12:04:00.000').toISOString() } })
  const counted = (changes: number | undefined) =>
    toTray({ report: aBuild(), versions: events(19), changes, view, now })

  test('is told in place of the number of writes', () => {
    expect(counted(1)).toMatchObject({ status: 'waiting', waiting: 1 })
    expect(counted(undefined)).toMatchObject({ status: 'waiting', waiting: 18 })
  })

  test('says that everything is live where nothing differs', () => {
    expect(counted(0)).toEqual({ status: 'live', since: aBuild().builtAt })
  })
})

describe('the service tells', () => {
  test('that a build runs', () => {
    expect(behind(aView({ decision: building }))).toEqual({ status: 'building', since: building.since, waiting: 3 })
  })

  test('that a build runs for the passing of an event', () => {
    const tray = toTray({ report: aBuild(), versions: events(1), view: aView({ decision: building }), now })
    expect(tray).toMatchObject({ status: 'building', waiting: 0 })
  })

  test('until when a change waits', () => {
    const soon = at('12:04:00.000').toISOString()
    const decision = { action: 'wait', because: 'quiet', until: soon } as const
    expect(behind(aView({ decision }))).toMatchObject({ status: 'waiting', until: soon })
  })

  test('that a change is due', () => {
    expect(behind(aView({ decision: { action: 'trigger' } }))).toMatchObject({ until: now.toISOString() })
  })

  test.for(['reserve', 'budget', 'failures'] as const)(
    'that the month’s deploys are used (%s), and until when',
    (because) => {
      const held = { because, needs: 'now', until } as const
      expect(behind(aView({ decision: { action: 'hold', ...held } }))).toEqual({ status: 'held', waiting: 3, ...held })
    },
  )

  test('why the last attempt failed, and when the next one comes', () => {
    const retryAt = at('12:02:00.000').toISOString()
    const failure = { at: now.toISOString(), reason: 'The build hook answered 500.', retryAt }
    expect(behind(aView({ failure, decision: { action: 'wait', because: 'retry', until: retryAt } }))).toEqual({
      status: 'failed',
      waiting: 3,
      reason: failure.reason,
      retryAt,
      needs: 'now',
    })
  })

  test.for<[string, PublishView['failure']]>([
    ['No disk.', { at: now.toISOString(), reason: 'No disk.', retryAt: null }],
    ['The last build did not bring this change.', null],
  ])('that only a person leads to the next attempt: %s', ([reason, failure]) => {
    expect(behind(aView({ failure, decision: { action: 'hold', because: 'failed', needs: 'anyway' } }))).toEqual({
      status: 'failed',
      waiting: 3,
      reason,
      retryAt: undefined,
      needs: 'anyway',
    })
  })

  test.for(['missing', 'silent'] as const)(
    'that it cannot read the site (%s): then nothing is promised',
    (unreadable) => {
      const tray = behind(aView({ unreadable, live: null, decision: { action: 'none', because: 'unknown' } }))
      expect(tray).toMatchObject({
        status: 'waiting',
        waiting: 3,
        until: undefined,
        problem: expect.any(String) as string,
      })
    },
  )

  test('that visitors meet a login, also where this browser sees what is live', () => {
    const view = aView({ unreadable: 'private', live: null, decision: { action: 'none', because: 'unknown' } })
    for (const versions of [events(1), events(4)])
      expect(toTray({ report: aBuild(), versions, view, now })).toMatchObject({
        status: 'unknown',
        problem: expect.stringContaining('private') as string,
        needs: undefined,
      })
  })

  test('that this is a preview, which publishes nothing', () => {
    const tray = behind(aView({ live: null, decision: { action: 'none', because: 'preview' } }))
    expect(tray).toMatchObject({ problem: expect.stringContaining('preview') as string, needs: undefined })
  })

  test('nothing: then the change waits, and the tray says that nobody knows how long', () => {
    expect(behind(undefined)).toMatchObject({
      status: 'waiting',
      until: undefined,
      problem: expect.any(String) as string,
    })
  })
})

test('moments are told by this device’s clock', () => {
  const ahead = at('12:10:00.000').toISOString()
  const decision = { ...building, since: at('12:09:20.000').toISOString() }
  expect(behind(aView({ decision, now: ahead }))).toMatchObject({ since: at('11:59:20.000').toISOString() })
})

describe('a document', () => {
  const before = at('08:00:00.000').toISOString()
  const after = at('10:00:00.000').toISOString()

  test('is not live yet when it was changed after the build', () => {
    expect(isNotYetLive(after, aBuild(), events(2))).toBe(true)
    expect(isNotYetLive(before, aBuild(), events(2))).toBe(false)
  })

  test('is live when every counter is', () => {
    expect(isNotYetLive(after, aBuild(), events(1))).toBe(false)
  })

  test('of an old database, or before anything was compared, is not marked', () => {
    expect(isNotYetLive(undefined, aBuild(), events(2))).toBe(false)
    expect(isNotYetLive(after, undefined, events(2))).toBe(false)
  })
})
