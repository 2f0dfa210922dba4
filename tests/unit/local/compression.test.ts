import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, createCompressor, entityTag, matchesTag } from '../../../src/local/compression.ts'

const html = 'text/html; charset=utf-8'

describe('chooseEncoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('answers "%s" with %s', (accepted, expected) => {
    expect(chooseEncoding(accepted, html, 5000)).toBe(expected)
  })

  test.each(['image/webp', 'font/woff2', 'application/octet-stream'])('leaves %s as it is', (type) => {
    expect(chooseEncoding('br', type, 5000)).toBe('identity')
  })

  test.each([
    'image/svg+xml',
    'text/javascript',
    'application/json',
    'application/rss+xml',
    'application/manifest+json',
  ])('compresses %s', (type) => {
    expect(chooseEncoding('br', type, 5000)).toBe('br')
  })

  test('leaves a small body as it is', () => {
    expect(chooseEncoding('br', html, 50)).toBe('identity')
  })
})

describe('createCompressor', () => {
  const body = Buffer.from('a'.repeat(5000))

  test('compresses so that a client can undo it', async () => {
    const compress = createCompressor()
    expect(brotliDecompressSync(await compress(body, '"a"', 'br'))).toEqual(body)
    expect(gunzipSync(await compress(body, '"a"', 'gzip'))).toEqual(body)
    expect(await compress(body, '"a"', 'identity')).toBe(body)
  })

  test('compresses equal content once', async () => {
    const compress = createCompressor()
    expect(await compress(body, '"a"', 'br')).toBe(await compress(Buffer.from(body), '"a"', 'br'))
  })

  test('forgets the oldest result beyond what it may remember', async () => {
    const compress = createCompressor(1)
    const first = await compress(body, '"a"', 'br')
    await compress(body, '"b"', 'br')
    expect(await compress(body, '"a"', 'br')).not.toBe(first)
  })
})

describe('entity tags', () => {
  const tag = entityTag(Buffer.from('one'))

  test('differ when the content differs', () => {
    expect(entityTag(Buffer.from('two'))).not.toBe(tag)
  })

  test.each([tag, `W/${tag}`, `"other", ${tag}`, '*'])('match "%s"', (header) => {
    expect(matchesTag(header, tag)).toBe(true)
  })

  test.each([undefined, '', '"other"'])('do not match "%s"', (header) => {
    expect(matchesTag(header, tag)).toBe(false)
  })
})
