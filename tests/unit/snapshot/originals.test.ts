import { readdir } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anOriginalsFolder, aPictureHost } from '../../support/picture-hosts.ts'
import { aPicture } from '../../support/pictures.ts'

test('a picture is fetched once, and lies in the folder under the ending of what it is', async () => {
  const { build } = await anOriginalsFolder()
  const { buffer } = await aPicture(1, 40, 30, 'png')
  const { origin, asked } = await aPictureHost((_, response) => response.end(buffer))
  const first = await build()(`${origin}/a.jpg`)
  expect(first.status === 'ok' && first.file.href).toMatch(/\.png$/)
  expect(await build()(`${origin}/a.jpg`)).toEqual(first)
  expect(asked).toEqual(['/a.jpg'])
})

/** The head, which says how large it is, stays; the picture behind it goes. */
async function aDamagedAvif(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251))
  const avif = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
    .avif()
    .toBuffer()
  return avif.fill(0xff, Math.floor(avif.length / 2))
}

function aPng(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
}

/** A PNG whose head promises more than anybody can unpack. */
async function aVastPng(): Promise<Buffer> {
  const png = await aPng(1, 1)
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(5001, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test.for<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a damaged AVIF', aDamagedAvif, 'is damaged or too long'],
  [
    'a picture that WebP cannot hold',
    () =>
      sharp({ create: { width: 800, height: 20_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    'is damaged or too long',
  ],
  ['a small file with too many pixels', aVastPng, 'has too many pixels'],
  ['a web page', () => Buffer.from('<!doctype html><p>Not found'), 'is not a JPEG, PNG, WebP, AVIF or GIF'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'is not a JPEG, PNG, WebP, AVIF or GIF',
  ],
  ['nothing', () => Buffer.alloc(0), 'is not a JPEG, PNG, WebP, AVIF or GIF'],
])('%s is refused, and not kept', async ([, content, reason]) => {
  const { build, folder } = await anOriginalsFolder()
  const bytes = await content()
  const { origin } = await aPictureHost((_, response) => response.end(bytes))
  expect(await build()(origin)).toEqual({ status: 'failed', reason })
  expect((await readdir(folder)).filter((name) => !name.endsWith('.failed'))).toEqual([])
})

test('an animated GIF and a picture that lies on its side are kept', async () => {
  const { build } = await anOriginalsFolder()
  const frames = { create: { width: 20, height: 40, channels: 3, background: 'red', pageHeight: 20 } } as const
  const gif = await sharp(frames).gif().toBuffer()
  const turned = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { origin } = await aPictureHost(({ url }, response) => response.end(url === '/gif' ? gif : turned))
  expect(await build()(`${origin}/gif`)).toMatchObject({ status: 'ok' })
  expect(await build()(`${origin}/turned`)).toMatchObject({ status: 'ok' })
})
