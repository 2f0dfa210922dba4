import { describe, expect, test } from 'vitest'
import { explainUnreadable, LARGEST_FILE, refuseFile, sniffFormat } from '../../../src/model/upload-format.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.for<[string, string]>([
  ['jpeg', '\xff\xd8\xff\xe1Exif'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['video', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['video', '\x1aE\xdf\xa3webm'],
  ['bmp', 'BM\0\0'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['pdf', '%PDF-1.7'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- by hand -->\n<svg>'],
  ['unknown', '<html><svg></svg></html>'],
  ['unknown', '<?xml version="1.0"?><feed/>'],
  ['unknown', 'Buy milk'],
  ['unknown', ''],
])('%s is recognised by its first bytes: %j', ([format, head]) => {
  expect(sniffFormat(bytes(head))).toBe(format)
})

describe('a file is refused at once', () => {
  test.for<[string, number, Parameters<typeof refuseFile>[1], RegExp]>([
    ['when it is empty', 0, 'unknown', /empty/],
    ['when a phone could not hold it', LARGEST_FILE + 1, 'jpeg', /larger than 50 MB/],
    ['when it could carry scripts', 100, 'svg', /Export it as PNG/],
    ['when it is a document', 100, 'pdf', /PDF/],
    ['when it moves', 100, 'video', /video/],
  ])('%s', ([, size, format, reason]) => {
    expect(refuseFile(size, format)).toMatch(reason)
  })
})

test('a HEIC photo is worth a try, because Safari can open it', () => {
  expect(refuseFile(100, 'heic')).toBeUndefined()
})

test.for<[Parameters<typeof explainUnreadable>[0], RegExp]>([
  ['heic', /Most Compatible/],
  ['tiff', /JPEG or PNG/],
  ['unknown', /JPEG, PNG, WebP, AVIF and GIF/],
  ['png', /^This PNG file is damaged/],
])('why a %s file cannot be opened is explained', ([format, reason]) => {
  expect(explainUnreadable(format)).toMatch(reason)
})
