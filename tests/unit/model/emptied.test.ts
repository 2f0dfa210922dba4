import { expect, test } from 'vitest'
import { countLost } from '../../../src/model/emptied.ts'
import { aBuild, events } from '../../support/publishing.ts'

const counts = { events: 40, team: 3, gallery: 0, posts: 9 }
const deployed = aBuild({ counts, versions: events(7) })
const collection = 'events'

test('many documents that are gone at the same counter, or without one, are a question', () => {
  expect(countLost(deployed, { collection, count: 0, versions: events(7) })).toBe(40)
  expect(countLost(deployed, { collection, count: 0, versions: events(46) })).toBe(40)
  expect(countLost(deployed, { collection, count: 0, versions: events(0) })).toBe(40)
  expect(countLost(deployed, { collection, count: 0, versions: undefined })).toBe(40)
  expect(countLost({ ...deployed, versions: null }, { collection, count: 0, versions: events(99) })).toBe(40)
})

test('an organiser may delete everything, one by one', () => {
  expect(countLost(deployed, { collection, count: 0, versions: events(47) })).toBeUndefined()
})

test('one document that is left, or few that were there, are no question', () => {
  expect(countLost(deployed, { collection, count: 1, versions: events(7) })).toBeUndefined()
  expect(countLost(deployed, { collection: 'team', count: 0, versions: events(7) })).toBeUndefined()
  expect(countLost(deployed, { collection: 'gallery', count: 0, versions: undefined })).toBeUndefined()
})
