import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createGzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { usualLimits } from '../../../src/snapshot/downloads.ts'
import { aClock, anOriginalsFolder, aPictureHost } from '../../support/picture-hosts.ts'
import { aPicture } from '../../support/pictures.ts'

const day = 24 * 60 * 60 * 1000

/** Sends zeros until nobody listens any more; tells how many. */
async function pour(response: NodeJS.WritableStream & { destroyed?: boolean }): Promise<number> {
  const chunk = Buffer.alloc(64 * 1024)
  let sent = 0
  const closed = once(response, 'close')
  while (!response.destroyed) {
    sent += chunk.length
    if (!response.write(chunk)) await Promise.race([once(response, 'drain').catch(() => {}), closed])
  }
  return sent
}

test('an answer without end is stopped while it is read', async () => {
  const { build } = await anOriginalsFolder()
  const poured = Promise.withResolvers<number>()
  const { origin } = await aPictureHost((_, response) => void pour(response).then(poured.resolve, poured.reject))
  expect(await build({ bytes: 100_000 })(origin)).toEqual({ status: 'failed', reason: 'is larger than 20 MB' })
  // What the sockets' buffers hold, and not the endless rest.
  expect(await poured.promise).toBeLessThan(20_000_000)
})

test('a small answer that unpacks without end is stopped while it is unpacked', async () => {
  const { build } = await anOriginalsFolder()
  const stopped = Promise.withResolvers<void>()
  const { origin } = await aPictureHost((_, response) => {
    response.setHeader('content-encoding', 'gzip')
    const packed = createGzip()
    packed.pipe(response)
    response.on('close', () => {
      packed.destroy()
      stopped.resolve()
    })
    void pour(packed).catch(() => {})
  })
  expect(await build({ bytes: 100_000 })(origin)).toEqual({ status: 'failed', reason: 'is larger than 20 MB' })
  await stopped.promise
})

test('a large picture is not fetched again for a day', async () => {
  const { build } = await anOriginalsFolder()
  const { origin, asked } = await aPictureHost((_, response) => response.end(Buffer.alloc(2000)))
  const reason = 'is larger than 20 MB'
  expect(await build({ bytes: 1000 }, () => 0)(origin)).toEqual({ status: 'failed', reason })
  expect(await build({ bytes: 1000 }, () => day - 1)(origin)).toEqual({ status: 'failed', reason })
  expect(asked).toHaveLength(1)
  expect(await build({ bytes: 1000 }, () => day)(origin)).toEqual({ status: 'failed', reason })
  expect(asked).toHaveLength(2)
})

test('a host that never answers is asked for no more pictures than are fetched at once, and not again for a day', async () => {
  const { build } = await anOriginalsFolder()
  let clock = aClock()
  const { origin, asked } = await aPictureHost(() => void (asked.length % 4 === 0 && clock.pass(usualLimits.pictureMs)))
  const addresses = Array.from({ length: 24 }, (_, index) => `${origin}/${index}`)
  const fetchAll = async (now: number) => {
    clock = aClock()
    const fetchOriginal = build({ atOnce: 4, timeout: clock.timeout }, () => now)
    return Promise.all(addresses.map((address) => fetchOriginal(address)))
  }
  const silent = addresses.map(() => ({ status: 'failed', reason: 'did not answer in time' }))
  expect(await fetchAll(0)).toEqual(silent)
  expect(asked).toHaveLength(4)
  expect(await fetchAll(day - 1)).toEqual(silent)
  expect(asked).toHaveLength(4)
  expect(await fetchAll(day)).toEqual(silent)
  expect(asked).toHaveLength(8)
})

test('a host that is slow with one picture only is asked for the others the next time', async () => {
  const { build } = await anOriginalsFolder()
  const { buffer } = await aPicture(1, 40, 30)
  const clock = aClock()
  const { origin, asked } = await aPictureHost(({ url }, response) => {
    if (url === '/slow') clock.pass(usualLimits.pictureMs)
    else response.end(buffer)
  })
  const fetchOriginal = build({ atOnce: 1, timeout: clock.timeout })
  expect(await fetchOriginal(`${origin}/a`)).toMatchObject({ status: 'ok' })
  expect(await fetchOriginal(`${origin}/slow`)).toMatchObject({ reason: 'did not answer in time' })
  expect(await fetchOriginal(`${origin}/b`)).toMatchObject({ reason: 'did not answer in time' })
  expect(await build()(`${origin}/b`)).toMatchObject({ status: 'ok' })
  expect(await build()(`${origin}/slow`)).toMatchObject({ reason: 'did not answer in time' })
  expect(asked).toEqual(['/a', '/slow', '/b'])
})

test('a host that has not one of its pictures any more has answered', async () => {
  const { build } = await anOriginalsFolder()
  const { buffer } = await aPicture(1, 40, 30)
  const clock = aClock()
  const { origin } = await aPictureHost(({ url }, response) => {
    if (url === '/slow') clock.pass(usualLimits.pictureMs)
    else if (url === '/gone') response.writeHead(404).end()
    else response.end(buffer)
  })
  const fetchOriginal = build({ atOnce: 1, timeout: clock.timeout })
  expect(await fetchOriginal(`${origin}/gone`)).toMatchObject({ reason: 'answers with status 404' })
  expect(await fetchOriginal(`${origin}/slow`)).toMatchObject({ reason: 'did not answer in time' })
  expect(await build()(`${origin}/a`)).toMatchObject({ status: 'ok' })
})

test('all downloads together have an end, which says nothing against those that had no turn', async () => {
  const { build, folder } = await anOriginalsFolder()
  const clock = aClock()
  const { origin, asked } = await aPictureHost(() => clock.pass(usualLimits.totalMs))
  const reason = 'was not fetched: the pictures before it took all the time there is'
  const fetchOriginal = build({ atOnce: 1, timeout: clock.timeout })
  const results = await Promise.all(['/a', '/b'].map((path) => fetchOriginal(origin + path)))
  expect(results).toEqual([
    { status: 'failed', reason },
    { status: 'failed', reason },
  ])
  expect(asked).toHaveLength(1)
  expect(await readdir(folder)).toEqual([])
})

test('a picture that is missing, or whose host is gone, is asked for again by the next build', async () => {
  const { build } = await anOriginalsFolder()
  const { origin, asked } = await aPictureHost((_, response) => response.writeHead(404).end('Not here.'))
  expect(await build()(origin)).toEqual({ status: 'failed', reason: 'answers with status 404' })
  expect(await build()(origin)).toEqual({ status: 'failed', reason: 'answers with status 404' })
  expect(asked).toHaveLength(2)
  expect(await build()('http://127.0.0.1:1/a.jpg')).toEqual({ status: 'failed', reason: 'cannot be reached' })
  expect(await build()('https://samples.invalid/none.webp')).toEqual({ status: 'failed', reason: 'cannot be reached' })
})
