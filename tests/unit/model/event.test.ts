import { describe, expect, test } from 'vitest'
import { eventDecoder } from '../../../src/model/decode/event.ts'
import { groupByYear, isUpcoming, nextEvent, nextTurn, splitEvents, type ClubEvent } from '../../../src/model/event.ts'
import { decoded, problemsOf } from '../../support/decode.ts'
import { anEvent, aStoredEvent } from '../../support/factories.ts'

const today = '2026-03-14'

function ids(events: readonly ClubEvent[]): string[] {
  return events.map((event) => event.id)
}

/** Events named after their date. */
function on(...dates: string[]): ClubEvent[] {
  return dates.map((date) => anEvent({ id: date, date }))
}

describe('a stored event', () => {
  test('becomes an event of the model', () => {
    expect(decoded(eventDecoder, aStoredEvent(), 'abc')).toEqual({
      id: 'abc',
      title: 'Evening of Talks',
      date: '2026-03-14',
      time: '17:30',
      location: 'Seminar Hall',
      descriptionHtml: '<p>Three <em>short</em> talks.</p>',
      registrationLink: 'https://example.edu/register',
    })
  })

  test('needs only a title and a date', () => {
    expect(decoded(eventDecoder, { title: ' Talks ', date: today })).toEqual({
      id: 'id-1',
      title: 'Talks',
      date: today,
      time: undefined,
      location: undefined,
      descriptionHtml: '',
      registrationLink: undefined,
    })
  })

  test.for<[unknown]>([[today], ['2026-03-15T01:00:00+05:30'], [new Date('2026-03-14T22:00:00Z')]])(
    'may hold its date as %o',
    ([date]) => {
      expect(decoded(eventDecoder, aStoredEvent({ date })).date).toBe(today)
    },
  )

  test.for<[unknown, string]>([
    [undefined, 'is missing'],
    [null, 'is missing'],
    ['', 'is not a date'],
    ['2026-02-30', 'is not a date'],
    ['next Friday', 'is not a date'],
    [1773446400000, 'is not a date'],
    [{ seconds: 1 }, 'is not a date'],
  ])('with the date %o is left out: it %s', ([date, reason]) => {
    expect(problemsOf(eventDecoder, aStoredEvent({ date }))).toEqual([`date ${reason}, left out`])
  })

  test('without a title and a date is named for both', () => {
    expect(problemsOf(eventDecoder, {})).toEqual(['title is missing, left out', 'date is missing, left out'])
  })
})

describe('upcoming and past', () => {
  test('an event dated today is upcoming', () => {
    expect(isUpcoming(anEvent({ date: today }), today)).toBe(true)
  })

  test('an event dated yesterday is past', () => {
    expect(isUpcoming(anEvent({ date: '2026-03-13' }), today)).toBe(false)
  })

  test('upcoming events ascend and past events descend', () => {
    const events = on('2026-03-20', '2025-12-31', today, '2026-03-13', '2027-01-01')
    const { upcoming, past } = splitEvents(events, today)
    expect(ids(upcoming)).toEqual([today, '2026-03-20', '2027-01-01'])
    expect(ids(past)).toEqual(['2026-03-13', '2025-12-31'])
  })

  test('events of one day are ordered by time, then title, then id, whatever order they arrive in', () => {
    const events = [
      anEvent({ id: 'all-day', time: undefined }),
      anEvent({ id: 'morning', time: '09:00' }),
      anEvent({ id: 'evening-a', time: '18:00', title: 'A' }),
      anEvent({ id: 'evening-b1', time: '18:00', title: 'B' }),
      anEvent({ id: 'evening-b2', time: '18:00', title: 'B' }),
    ]
    const order = ids(events)
    expect(ids(splitEvents(events.toReversed(), today).upcoming)).toEqual(order)
    expect(ids(splitEvents(events.toReversed(), '2026-03-15').past)).toEqual(order.toReversed())
    expect(ids(splitEvents(events, '2026-03-15').past)).toEqual(order.toReversed())
  })

  test('splitting leaves the given list as it was', () => {
    const events = Object.freeze(on('2026-03-20', '2026-03-13', today))
    splitEvents(events, today)
    expect(ids(events)).toEqual(['2026-03-20', '2026-03-13', today])
  })

  test('no events are neither upcoming nor past', () => {
    expect(splitEvents([], today)).toEqual({ upcoming: [], past: [] })
  })
})

describe('the next event', () => {
  test('is the earliest one dated today or later', () => {
    expect(nextEvent(on('2026-04-01', '2026-03-13', '2026-03-20'), today)?.id).toBe('2026-03-20')
  })

  test('is today’s until the day is over, then the one after it', () => {
    const events = on('2026-03-20', today)
    expect(nextEvent(events, today)?.id).toBe(today)
    expect(nextEvent(events, '2026-03-15')?.id).toBe('2026-03-20')
  })

  test('does not exist when every event is past', () => {
    expect(nextEvent(on('2026-03-13'), today)).toBeUndefined()
    expect(nextEvent([], today)).toBeUndefined()
  })
})

describe('the next turn', () => {
  test('is the day after the next event, when it counts as past', () => {
    const events = on('2026-03-31', '2026-04-02', '2026-03-01')
    const turn = nextTurn(events, today)
    expect(turn).toBe('2026-04-01')
    expect(splitEvents(events, '2026-03-31')).toEqual(splitEvents(events, today))
    expect(splitEvents(events, '2026-04-01')).not.toEqual(splitEvents(events, today))
  })

  test('of an event dated today is tomorrow', () => {
    expect(nextTurn(on(today), today)).toBe('2026-03-15')
  })

  test('does not exist while nothing is upcoming', () => {
    expect(nextTurn(on('2026-03-13'), today)).toBeUndefined()
    expect(nextTurn([], today)).toBeUndefined()
  })

  test('of the last date there is lies not in the past', () => {
    const turn = nextTurn(on('9999-12-31'), today)
    expect(turn !== undefined && turn > today).toBe(true)
  })
})

test('past events are grouped under their years, in the order given', () => {
  const past = on('2026-03-13', '2026-01-01', '2025-12-31', '2019-05-05')
  expect(groupByYear(past).map(({ year, events }) => [year, ids(events)])).toEqual([
    ['2026', ['2026-03-13', '2026-01-01']],
    ['2025', ['2025-12-31']],
    ['2019', ['2019-05-05']],
  ])
  expect(groupByYear([])).toEqual([])
})
