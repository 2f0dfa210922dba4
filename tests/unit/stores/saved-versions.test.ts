import { expect, test } from 'vitest'
import { createSavedVersions } from '../../../src/stores/saved-versions.ts'
import { createFakeStorage } from '../../support/fake-backend.ts'

test('a version that was saved here is known in every tab, and no other', () => {
  const storage = createFakeStorage()
  createSavedVersions(() => storage).add('events/talk', 'v1')
  const other = createSavedVersions(() => storage)
  expect(other.has('events/talk', 'v1')).toBe(true)
  expect(other.has('events/talk', 'v2')).toBe(false)
  expect(other.has('events/other', 'v1')).toBe(false)
  expect(other.has('events/talk', undefined)).toBe(false)
})

test('only the latest ones are kept', () => {
  const storage = createFakeStorage()
  const saved = createSavedVersions(() => storage)
  for (let version = 0; version < 60; version++) saved.add('events/talk', `v${version}`)
  expect(saved.has('events/talk', 'v0')).toBe(false)
  expect(saved.has('events/talk', 'v59')).toBe(true)
})

test.for(['nonsense', 'null', '{}'])('what is no list counts as an empty one: %s', (kept) => {
  const storage = createFakeStorage()
  storage.setItem('club:saved', kept)
  const saved = createSavedVersions(() => storage)
  expect(saved.has('events/talk', 'v1')).toBe(false)
  saved.add('events/talk', 'v1')
  expect(saved.has('events/talk', 'v1')).toBe(true)
})

test('a browser that keeps nothing knows no version, and nothing breaks', () => {
  const saved = createSavedVersions(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  saved.add('events/talk', 'v1')
  expect(saved.has('events/talk', 'v1')).toBe(false)
})
