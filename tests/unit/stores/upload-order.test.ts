import { expect, test, vi } from 'vitest'
import { aBatch, aFile } from '../../support/uploads.ts'

test('counts pictures as uploaded in the order of the choice, the first one as the newest, whichever arrives first', async () => {
  let waiting: (() => void)[] = []
  const world = aBatch({
    sendFile: async (path) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { address: path, storedAt: '2026-03-01T10:00:00.000Z' }
    },
  })
  const arrive = () => {
    for (const resolve of waiting.toReversed()) resolve()
    waiting = []
  }
  world.batch.addFiles(['one', 'two', 'three'].map(aFile))
  world.batch.addFiles(['later', 'and later'].map(aFile))
  await vi.waitFor(() => {
    arrive()
    expect(new Set(world.statuses())).toEqual(new Set(['ready']))
  })
  const moments = world.batch.$uploads
    .get()
    .map(({ name, state }) => ({ name, moment: state.status === 'ready' ? state.picture.uploadedAt : '' }))
  const newestFirst = moments.toSorted((a, b) => (a.moment < b.moment ? 1 : -1))
  expect(new Set(moments.map(({ moment }) => moment)).size).toBe(5)
  expect(newestFirst.map(({ name }) => name)).toEqual([
    'later.jpeg',
    'and later.jpeg',
    'one.jpeg',
    'two.jpeg',
    'three.jpeg',
  ])
})
