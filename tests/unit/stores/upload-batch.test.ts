import { describe, expect, test, vi } from 'vitest'
import { BackendError } from '../../../src/firebase/errors.ts'
import { RefusedFile } from '../../../src/stores/upload-encode.ts'
import { aBatch, aFile, aStorage } from '../../support/uploads.ts'

const idOf = ({ batch }: ReturnType<typeof aBatch>, index = 0) => batch.$uploads.get()[index]?.id ?? ''
const reasonOf = ({ batch }: ReturnType<typeof aBatch>, index = 0) => {
  const state = batch.$uploads.get()[index]?.state
  return state !== undefined && 'reason' in state ? state.reason : undefined
}

describe('uploading', () => {
  test('brings every file to the server under its digest', async () => {
    const world = aBatch()
    world.batch.addFiles([aFile('one'), aFile('two')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['ready', 'ready']))
    expect(world.log).toEqual(['sent images/gallery/one.webp', 'sent images/gallery/two.webp'])
  })

  test('prepares one picture at a time and sends two', async () => {
    const now = { preparing: 0, sending: 0 }
    const most = { preparing: 0, sending: 0 }
    const busy = async (step: 'preparing' | 'sending') => {
      now[step]++
      most[step] = Math.max(most[step], now[step])
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      now[step]--
    }
    const world = aBatch({
      async preparePicture(file) {
        await busy('preparing')
        return { blob: new Blob([file], { type: 'image/webp' }), width: 4, height: 3 }
      },
      async sendFile(path) {
        await busy('sending')
          .then(() => busy('sending'))
          .then(() => busy('sending'))
        return { address: path, storedAt: '2026-03-01T10:00:00.000Z' }
      },
    })
    world.batch.addFiles(Array.from({ length: 12 }, (_, index) => aFile(`picture ${index}`)))
    await vi.waitFor(() => expect(new Set(world.statuses())).toEqual(new Set(['ready'])))
    expect(most).toEqual({ preparing: 1, sending: 2 })
  })

  test('recognises a picture that is in the list already', async () => {
    const world = aBatch()
    world.batch.addFiles([aFile('one'), aFile('one')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['ready', 'duplicate']))
    expect(world.log).toHaveLength(1)
  })

  test('recognises a picture that the gallery has, also in the format of another browser', async () => {
    const known = { id: 'x', imageUrl: 'https://example.edu/', storagePath: 'images/gallery/one.jpg' }
    const world = aBatch({ knownPictures: async () => [known] })
    world.batch.addFiles([aFile('one')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['duplicate']))
    expect(world.log).toEqual([])
  })

  test('sends nothing while it is not known what the gallery has', async () => {
    const world = aBatch({ knownPictures: () => Promise.reject(new BackendError('offline')) })
    world.batch.addFiles([aFile('one')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['failed']))
    expect(reasonOf(world)).toMatch(/cannot be reached/)
    expect(world.log).toEqual([])
  })

  test('gives a reason for what can never work, and does not try it again', async () => {
    const world = aBatch({ preparePicture: () => Promise.reject(new RefusedFile('It is a poem.')) })
    world.batch.addFiles([aFile('one')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['refused']))
    expect(reasonOf(world)).toBe('It is a poem.')
    world.batch.retry([idOf(world)])
    expect(world.statuses()).toEqual(['refused'])
  })

  test('tries again what failed without preparing it anew, and keeps the words', async () => {
    const preparePicture = vi.fn(async (file: Blob) => ({
      blob: new Blob([file], { type: 'image/webp' }),
      width: 4,
      height: 3,
    }))
    const sendFile = vi
      .fn(async () => ({ address: 'https://files.example/', storedAt: '2026-03-01T10:00:00.000Z' }))
      .mockRejectedValueOnce(new BackendError('offline'))
    const world = aBatch({ preparePicture, sendFile })
    world.batch.addFiles([aFile('one')])
    world.batch.describe(idOf(world), { caption: 'Typed' })
    await vi.waitFor(() => expect(world.statuses()).toEqual(['failed']))
    world.batch.retry([idOf(world)])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['ready']))
    expect(preparePicture).toHaveBeenCalledTimes(1)
    expect(world.batch.$uploads.get()[0]?.caption).toBe('Typed')
  })

  test('ends when it is cancelled, and can begin again', async () => {
    const sent = vi.fn()
    const world = aBatch({
      sendFile: (_path, _file, { signal }) => {
        sent()
        if (sent.mock.calls.length > 1)
          return Promise.resolve({ address: 'https://files.example/', storedAt: '2026-03-01T10:00:00.000Z' })
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      },
    })
    world.batch.addFiles([aFile('one')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['uploading']))
    expect(world.batch.isWorking()).toBe(true)
    world.batch.cancel([idOf(world)])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['cancelled']))
    expect(world.batch.isWorking()).toBe(false)
    world.batch.retry([idOf(world)])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['ready']))
  })

  test('takes pictures by their address, and refuses what is none', async () => {
    const world = aBatch()
    expect(world.batch.addAddress('javascript:alert(1)')).toMatch(/web address/)
    expect(world.batch.addAddress('https://drive.google.com/file/d/abc/view')).toBeUndefined()
    await vi.waitFor(() => expect(world.statuses()).toEqual(['ready']))
    expect(world.batch.$uploads.get()[0]?.preview).toBe('https://drive.google.com/thumbnail?id=abc&sz=w1000')
  })
})

describe('publishing', () => {
  const ready = async (overrides: Parameters<typeof aBatch>[0] = {}, storage = aStorage()) => {
    const world = aBatch(overrides, storage)
    world.batch.addFiles([aFile('one'), aFile('two'), aFile('three')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['ready', 'ready', 'ready']))
    world.batch.describe(idOf(world, 0), { caption: 'First' })
    world.batch.describe(idOf(world, 2), { decorative: true })
    return world
  }

  test('adds what has words or is decorative, in order, and leaves the rest in the list', async () => {
    const world = await ready()
    const second = idOf(world, 1)
    expect(await world.batch.publish()).toEqual({ published: 2, undescribed: [second], failed: [] })
    expect(world.log.filter((line) => line.startsWith('published'))).toEqual([
      'published one: First',
      'published three: ',
    ])
    expect(world.batch.$uploads.get().map(({ id }) => id)).toEqual([second])
  })

  test('stops after a failure that would meet every picture, and keeps them all', async () => {
    const publish = vi.fn(() => Promise.reject(new BackendError('quota')))
    const world = await ready({ publish })
    const { published, failed } = await world.batch.publish()
    expect({ published, failed: failed.length }).toEqual({ published: 0, failed: 2 })
    expect(publish).toHaveBeenCalledTimes(1)
    expect(world.statuses()).toEqual(['ready', 'ready', 'ready'])
    expect(world.batch.$uploads.get()[0]?.state).toMatchObject({ problem: expect.stringMatching(/tomorrow/) as string })
  })

  test('says that a picture is in the gallery when another tab was faster, and leaves its file alone', async () => {
    const world = await ready({ publish: () => Promise.reject(new BackendError('conflict')) })
    await world.batch.publish()
    expect(world.statuses()).toEqual(['duplicate', 'ready', 'duplicate'])
    world.batch.remove(idOf(world))
    expect(world.log.filter((line) => line.startsWith('discarded'))).toEqual([])
  })

  test('a picture that is removed before takes its file along', async () => {
    const world = await ready()
    world.batch.remove(idOf(world))
    expect(world.log).toContain('discarded images/gallery/one.webp')
    expect(world.log).toContain('hid blob:preview')
    expect(world.statuses()).toEqual(['ready', 'ready'])
  })

  test('what was uploaded is there on the next visit with its words, until it is published', async () => {
    const storage = aStorage()
    await ready({}, storage)
    const next = aBatch({}, storage)
    next.batch.restore((id) => id === 'two')
    expect(next.batch.$uploads.get().map(({ name, caption, decorative }) => [name, caption, decorative])).toEqual([
      ['one.jpeg', 'First', false],
      ['three.jpeg', '', true],
    ])
    await next.batch.publish()
    const later = aBatch({}, storage)
    later.batch.restore(() => false)
    expect(later.statuses()).toEqual([])
  })

  test('words for a picture that did not get through come back when it is added again', async () => {
    const storage = aStorage()
    const world = aBatch({ sendFile: () => Promise.reject(new BackendError('offline')) }, storage)
    world.batch.addFiles([aFile('one')])
    await vi.waitFor(() => expect(world.statuses()).toEqual(['failed']))
    world.batch.describe(idOf(world), { caption: 'Typed before the tab was closed' })
    const next = aBatch({}, storage)
    next.batch.addFiles([aFile('one')])
    await vi.waitFor(() => expect(next.statuses()).toEqual(['ready']))
    expect(next.batch.$uploads.get()[0]?.caption).toBe('Typed before the tab was closed')
  })
})

test('a browser that keeps nothing uploads all the same', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const world = aBatch({}, { getItem: blocked, setItem: blocked })
  world.batch.addFiles([aFile('one')])
  await vi.waitFor(() => expect(world.statuses()).toEqual(['ready']))
})

test.for(['nonsense', 'null', '[1]', '{"one":null}', '{"one":{"name":"one","caption":7}}', '{"one":{"picture":null}}'])(
  'what is no draft is passed over: %s',
  (kept) => {
    const storage = aStorage()
    storage.setItem('upload-drafts', kept)
    const world = aBatch({}, storage)
    world.batch.restore(() => false)
    expect(world.statuses()).toEqual([])
  },
)
