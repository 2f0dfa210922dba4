import { expect, test } from 'vitest'
import { decodeBuildReport } from '../../../src/model/build-report.ts'
import { aBuild } from '../../support/publishing.ts'

const leftOut = { collection: 'events', id: 'e1', field: 'date', reason: 'is not a date', effect: 'left out' } as const

test('a report is read back as it was', () => {
  const report = aBuild({ turn: '2026-03-15', leftOut: [leftOut] })
  expect(decodeBuildReport(JSON.parse(JSON.stringify(report)))).toEqual(report)
  expect(decodeBuildReport(aBuild({ versions: null }))).toEqual(aBuild({ versions: null }))
})

test('nothing but what the model knows is read', () => {
  expect(decodeBuildReport({ ...aBuild(), secret: 1 })).toEqual(aBuild())
})

test.for<[unknown]>([
  [undefined],
  ['<!doctype html>'],
  [{}],
  [{ ...aBuild(), builtAt: 'yesterday' }],
  [{ ...aBuild(), versions: { events: 1 } }],
  [{ ...aBuild(), turn: 'soon' }],
  [{ ...aBuild(), leftOut: [{ ...leftOut, effect: 'deleted' }] }],
])('%o is no report', ([data]) => {
  expect(decodeBuildReport(data)).toBeUndefined()
})
