import { expect, test } from 'vitest'
import { billingPeriod } from '../../../src/model/publish-period.ts'

test.for<[now: string, billingDay: number, start: string, end: string]>([
  ['2026-03-14T12:00:00.000Z', 1, '2026-03-01', '2026-04-01'],
  ['2026-03-14T12:00:00.000Z', 15, '2026-02-15', '2026-03-15'],
  ['2026-03-15T00:00:00.000Z', 15, '2026-03-15', '2026-04-15'],
  ['2026-01-10T00:00:00.000Z', 20, '2025-12-20', '2026-01-20'],
  ['2026-12-31T23:59:59.999Z', 31, '2026-12-31', '2027-01-31'],
  ['2026-02-27T23:59:59.999Z', 31, '2026-01-31', '2026-02-28'],
  ['2026-02-28T00:00:00.000Z', 31, '2026-02-28', '2026-03-31'],
  ['2028-02-29T00:00:00.000Z', 30, '2028-02-29', '2028-03-30'],
  ['2026-04-30T05:00:00.000Z', 31, '2026-04-30', '2026-05-31'],
])('%s with billing day %i lies between %s and %s', ([now, billingDay, start, end]) => {
  const period = billingPeriod(new Date(now), billingDay)
  expect([period.start, period.end].map((moment) => moment.toISOString().slice(0, 10))).toEqual([start, end])
})
