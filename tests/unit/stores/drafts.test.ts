import { expect, test } from 'vitest'
import { createDrafts } from '../../../src/stores/drafts.ts'
import { createFakeStorage } from '../../support/fake-backend.ts'

const draft = { at: '2026-03-02T14:05:00.000Z', id: 'talk', values: { title: 'A' }, base: null }

test('a draft is kept under its name until it is dropped', () => {
  const storage = createFakeStorage()
  const drafts = createDrafts(() => storage)
  expect(drafts.keep('events/talk', draft)).toBe(true)
  expect(drafts.read('events/talk')).toEqual(draft)
  expect(drafts.read('events/other')).toBeUndefined()
  expect(drafts.names()).toEqual(['events/talk'])
  drafts.drop('events/talk')
  expect(drafts.read('events/talk')).toBeUndefined()
  expect(drafts.names()).toEqual([])
})

test.for([
  'nonsense',
  'null',
  '[]',
  '{"at":"yesterday","id":"a","values":{}}',
  '{"at":"2026-03-02","values":{}}',
  '{"at":"2026-03-02","id":"a","values":null}',
  '{"at":"2026-03-02","id":"a","values":{"title":{"toString":"of another shape"}}}',
  '{"at":"2026-03-02","id":"a","values":{"title":"A"},"base":{"values":{"title":["A"]}}}',
])('what is no draft counts as none: %s', (text) => {
  const storage = createFakeStorage()
  storage.setItem('club:draft:events/talk', text)
  expect(createDrafts(() => storage).read('events/talk')).toBeUndefined()
})

test('a browser that keeps nothing says so, and nothing breaks', () => {
  const drafts = createDrafts(() => {
    throw new Error('storage is blocked')
  })
  expect(drafts.keep('events/talk', draft)).toBe(false)
  expect(drafts.read('events/talk')).toBeUndefined()
  expect(drafts.names()).toEqual([])
  expect(() => drafts.drop('events/talk')).not.toThrow()
})

test('drafts of other tabs are followed until that is ended, and no other key is', () => {
  const storageListeners = new Set<(key: string | null) => void>()
  const drafts = createDrafts(createFakeStorage, (listener) => {
    storageListeners.add(listener)
    return () => storageListeners.delete(listener)
  })
  let changes = 0
  const stop = drafts.watch(() => changes++)
  for (const key of ['club:draft:events/talk', 'theme', null]) for (const listener of storageListeners) listener(key)
  expect(changes).toBe(2)
  stop()
  expect(storageListeners.size).toBe(0)
})
