import { expect, test } from 'vitest'
import { decodeVersions } from '../../../src/model/versions.ts'

test('reads one counter per public collection', () => {
  expect(decodeVersions({ events: 3, team: 0, gallery: 12, posts: 1 })).toEqual({
    events: 3,
    team: 0,
    gallery: 12,
    posts: 1,
  })
})

test('a counter that nobody has written yet is 0', () => {
  expect(decodeVersions({ events: 3 })).toEqual({ events: 3, team: 0, gallery: 0, posts: 0 })
  expect(decodeVersions({})).toEqual({ events: 0, team: 0, gallery: 0, posts: 0 })
})

test('fields that are no counters are ignored', () => {
  const data: unknown = JSON.parse('{"events": 1, "resources": 5, "__proto__": {"team": 9}, "constructor": 1}')
  expect(decodeVersions(data)).toEqual({ events: 1, team: 0, gallery: 0, posts: 0 })
})

test.for([['3'], [-1], [1.5], [Number.NaN], [Infinity], [null], [2 ** 53], [{}]])(
  'a counter that is %o counts as 0, and leaves the others as they are',
  ([events]) => {
    expect(decodeVersions({ events, team: 2 })).toEqual({ events: 0, team: 2, gallery: 0, posts: 0 })
  },
)

test.for<[unknown]>([[undefined], [null], ['3'], [[]]])('%o is no version document', ([data]) => {
  expect(decodeVersions(data)).toBeUndefined()
})
