import { expect, test } from 'vitest'
import { getFindings, recordFindings } from '../../../src/snapshot/findings.ts'

const problem = { collection: 'events', id: 'e1', field: 'date', reason: 'is not a date', effect: 'left out' } as const

test('the findings of the latest load are told', () => {
  recordFindings('events', [problem])
  expect(getFindings('events')).toEqual([problem])
  recordFindings('events', [])
  expect(getFindings('events')).toEqual([])
})

test('a collection that was not loaded is not called good', () => {
  expect(() => getFindings('posts')).toThrow('posts was not loaded')
})
