import { describe, expect, test } from 'vitest'
import { fitPicture, galleryPath, isPathOf, pictureAddress, pictureName } from '../../../src/model/upload-picture.ts'

const digest = 'ab'.repeat(32)

test.for<[string, [number, number], [number, number]]>([
  ['lying', [4000, 3000], [1600, 1200]],
  ['standing', [3000, 4000], [1200, 1600]],
  ['small', [640, 480], [640, 480]],
  ['just right', [1600, 1600], [1600, 1600]],
  ['a line', [5000, 1], [1600, 1]],
])('a %s picture is stored with no side over 1600 pixels, and never enlarged', ([, [width, height], expected]) => {
  const size = fitPicture({ width, height })
  expect([size.width, size.height]).toEqual(expected)
})

test('a picture is stored under its digest, so that it is recognised whatever format another browser wrote', () => {
  expect(galleryPath(digest, 'image/webp')).toBe(`images/gallery/${pictureName(digest)}.webp`)
  expect(galleryPath(digest, 'image/jpeg')).toBe(`images/gallery/${pictureName(digest)}.jpg`)
  expect(isPathOf(galleryPath(digest, 'image/jpeg'), digest)).toBe(true)
  expect(isPathOf(galleryPath('cd'.repeat(32), 'image/webp'), digest)).toBe(false)
  expect(isPathOf(undefined, digest)).toBe(false)
})

describe('an address', () => {
  test.for<[string, string | undefined]>([
    ['https://example.edu/hall.jpg', 'https://example.edu/hall.jpg'],
    [' https://example.edu/a b.jpg ', 'https://example.edu/a%20b.jpg'],
    [
      'https://drive.google.com/file/d/abc_1-2/view?usp=sharing',
      'https://drive.google.com/thumbnail?id=abc_1-2&sz=w1000',
    ],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['https://user@example.edu/x.jpg', undefined],
    [`https://example.edu/${'x'.repeat(2000)}`, undefined],
    ['hall.jpg', undefined],
    ['', undefined],
  ])('%j becomes %j', ([typed, expected]) => {
    expect(pictureAddress(typed)).toBe(expected)
  })
})
