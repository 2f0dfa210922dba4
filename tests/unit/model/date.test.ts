import { describe, expect, test } from 'vitest'
import { addDays, parseDate, parseMoment, toIsoDate } from '../../../src/model/date.ts'

describe('parseDate', () => {
  test.for<[unknown, string]>([
    ['2026-03-14', '2026-03-14'],
    [' 2026-03-14\n', '2026-03-14'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['9999-12-31', '9999-12-31'],
    ['0001-01-01', '0001-01-01'],
    ['2026-03-14T18:30:00Z', '2026-03-14'],
    ['2026-03-14T18:30:00.123456Z', '2026-03-14'],
    ['2026-03-14T18:30', '2026-03-14'],
    ['2026-03-14 18:30:00', '2026-03-14'],
    ['2026-03-14t18:30:00z', '2026-03-14'],
    ['2026-03-14T00:30:00+05:30', '2026-03-13'],
    ['2026-03-14T23:30:00-05:00', '2026-03-15'],
    ['2026-03-14T23:30:00-0500', '2026-03-15'],
    ['2026-03-14T23:30:00-05', '2026-03-15'],
    ['2026-03-14 23:30:00 -05:00', '2026-03-15'],
    ['2026-12-31T23:59:59-00:01', '2027-01-01'],
    ['2024-03-01T00:00:00+01:00', '2024-02-29'],
    [new Date('2026-03-14T23:59:59.999Z'), '2026-03-14'],
    [new Date('2026-03-14T00:00:00+05:30'), '2026-03-13'],
  ])('reads %o as %s', ([value, date]) => {
    expect(parseDate(value)).toBe(date)
  })

  test.for<[unknown]>([
    ['2026-02-30'],
    ['2026-02-29'],
    ['1900-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-01-00'],
    ['2026-02-30T10:00:00Z'],
    ['2026-03-14T25:00:00Z'],
    ['2026-03-14T10:61:00Z'],
    ['2026-03-14T10:00:00+99:99'],
    ['2026-03-14T10:00:00 and then some'],
    ['2026-03-14T'],
    ['12026-03-14'],
    ['+012026-03-14T00:00:00Z'],
    ['9999-12-31T23:30:00-05:00'],
    ['26-03-14'],
    ['2026-3-4'],
    ['14.03.2026'],
    ['03/14/2026'],
    ['March 14, 2026'],
    ['tomorrow'],
    [''],
    ['   '],
    ['２０２６-03-14'],
    ['2026-03-14\u0000'],
    [0],
    [20260314],
    [1773446400000],
    [Number.NaN],
    [true],
    [null],
    [undefined],
    [{ seconds: 1773446400, nanoseconds: 0 }],
    [['2026-03-14']],
    [new Date(Number.NaN)],
    [new Date(Date.UTC(12026, 2, 14))],
    [new Date(-1e15)],
  ])('refuses %o', ([value]) => {
    expect(parseDate(value)).toBeUndefined()
  })
})

test('a date-time without an offset is the same moment whatever the computer’s time zone', () => {
  const zone = process.env['TZ']
  try {
    for (const [name, offset] of [
      ['Asia/Kolkata', -330],
      ['America/Los_Angeles', 420],
      ['UTC', 0],
    ] as const) {
      process.env['TZ'] = name
      expect(new Date('2026-03-14T00:30').getTimezoneOffset()).toBe(offset)
      expect(parseMoment('2026-03-14T00:30')?.toISOString()).toBe('2026-03-14T00:30:00.000Z')
    }
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('a date alone is midnight in UTC', () => {
  expect(parseMoment('2026-03-14')?.toISOString()).toBe('2026-03-14T00:00:00.000Z')
})

test('the UTC date of a moment may differ from the local one', () => {
  expect(toIsoDate(new Date('2026-03-14T02:00:00+05:30'))).toBe('2026-03-13')
})

describe('addDays', () => {
  test.for<[string, number, string]>([
    ['2026-03-14', 1, '2026-03-15'],
    ['2026-03-14', 0, '2026-03-14'],
    ['2026-03-14', -14, '2026-02-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %i days is %s', ([date, days, result]) => {
    expect(addDays(date, days)).toBe(result)
  })
})
