import { describe, expect, test } from 'vitest'
import { contentWrites, documentName, inCommits, toRestValue } from '../../../src/local/firestore-writes.ts'

describe('toRestValue', () => {
  test.each([
    ['text', { stringValue: 'text' }],
    [true, { booleanValue: true }],
    [3, { integerValue: '3' }],
    [0.5, { doubleValue: 0.5 }],
    [null, { nullValue: null }],
    [new Date('2026-03-01T10:00:00Z'), { timestampValue: '2026-03-01T10:00:00.000Z' }],
    [['a'], { arrayValue: { values: [{ stringValue: 'a' }] } }],
    [{ a: 1 }, { mapValue: { fields: { a: { integerValue: '1' } } } }],
  ])('encodes %o', (value, expected) => {
    expect(toRestValue(value)).toEqual(expected)
  })

  test('leaves undefined fields out', () => {
    expect(toRestValue({ a: undefined, b: 1 })).toEqual({ mapValue: { fields: { b: { integerValue: '1' } } } })
  })

  test('refuses what Firestore has no type for', () => {
    expect(() => toRestValue(Symbol('x'))).toThrow(TypeError)
  })
})

describe('contentWrites', () => {
  const [update, counters] = contentWrites([{ collection: 'events', id: 'a', data: { title: 'Talk' } }])

  test('writes the document under its full name, updated at the time of the request', () => {
    expect(update).toEqual({
      update: {
        name: 'projects/demo-club/databases/(default)/documents/events/a',
        fields: { title: { stringValue: 'Talk' } },
      },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    })
  })

  test('increments the counter of every public collection by one', () => {
    const increment = { integerValue: '1' }
    expect(counters).toEqual({
      transform: {
        document: documentName('meta/content'),
        fieldTransforms: ['events', 'team', 'gallery', 'posts'].map((fieldPath) => ({ fieldPath, increment })),
      },
    })
  })
})

describe('inCommits', () => {
  test('keeps the order and loses nothing', () => {
    expect(inCommits([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  })

  test('makes no commit of nothing', () => {
    expect(inCommits([])).toEqual([])
  })
})
