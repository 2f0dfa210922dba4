import { expect, test } from 'vitest'
import { sameFields } from '../../../src/firebase/fields.ts'

const moment = '2026-03-01T10:00:00.000Z'

test('documents say the same whatever the order of their fields and the time of writing', () => {
  const a = { title: 'Talk', at: new Date(moment), tags: ['a', { x: 1, y: 2 }], updatedAt: 'then' }
  const b = { tags: ['a', { y: 2, x: 1 }], at: new Date(moment), title: 'Talk', updatedAt: 'now' }
  expect(sameFields(a, b)).toBe(true)
})

test.each([
  ['a value', { title: 'Talk' }, { title: 'talk' }],
  ['a space', { title: 'Talk' }, { title: 'Talk ' }],
  ['a field of an older application', { title: 'Talk', tags: [] }, { title: 'Talk' }],
  ['a moment that was stored as text', { at: moment }, { at: new Date(moment) }],
  ['a number that was stored as text', { order: '1' }, { order: 1 }],
])('documents differ by %s', (_, a, b) => {
  expect(sameFields(a, b)).toBe(false)
  expect(sameFields(b, a)).toBe(false)
})
