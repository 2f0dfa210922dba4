import { expect, test } from 'vitest'
import { createKeptUndo, handoverTime } from '../../../src/stores/kept-undo.ts'
import { aStoredImage } from '../../support/factories.ts'
import { createFakeStorage } from '../../support/fake-backend.ts'

const removed = { collection: 'gallery' as const, id: 'hall', data: { ...aStoredImage(), tags: [new Date(0), 'a'] } }

test('a delete is handed on once, as it was, with its moments', () => {
  const storage = createFakeStorage()
  createKeptUndo(() => storage).keep(removed)
  const next = createKeptUndo(() => storage)
  expect(next.isKept()).toBe(true)
  expect(next.take()).toEqual(removed)
  expect(next.isKept()).toBe(false)
  expect(next.take()).toBeUndefined()
})

test('a page that opens much later takes nothing over', () => {
  const storage = createFakeStorage()
  const kept = createKeptUndo(() => storage)
  kept.keep(removed, 1000)
  expect(kept.take(1001 + handoverTime)).toBeUndefined()
  expect(kept.isKept()).toBe(false)
})

test('a browser that keeps nothing hands nothing on, and nothing breaks', () => {
  const kept = createKeptUndo(() => {
    throw new Error('storage is blocked')
  })
  expect(() => kept.keep(removed)).not.toThrow()
  expect(kept.isKept()).toBe(false)
  expect(kept.take()).toBeUndefined()
})

test('what is no delete of ours counts as none', () => {
  const storage = createFakeStorage()
  storage.setItem('club:undo', 'nonsense')
  expect(createKeptUndo(() => storage).take()).toBeUndefined()
})
