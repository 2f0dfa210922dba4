import { expect, test } from 'vitest'
import { changedPlaces, moved } from '../../../src/model/team-order.ts'

test.for<[number, number, string]>([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, -5, 'bac'],
  [1, 9, 'acb'],
  [7, 0, 'abc'],
])('the item at %i moves to %i: %s', ([from, to, result]) => {
  expect(moved([...'abc'], from, to).join('')).toBe(result)
})

test('only members whose place is another one are written', () => {
  const stored = new Map<string, number | undefined>([
    ['a', 1],
    ['b', 3],
    ['c', 2],
    ['d', undefined],
  ])
  expect(changedPlaces([...'acbd'], stored)).toEqual([{ id: 'd', order: 4 }])
  expect(changedPlaces([...'abcd'], stored)).toEqual([
    { id: 'b', order: 2 },
    { id: 'c', order: 3 },
    { id: 'd', order: 4 },
  ])
})
