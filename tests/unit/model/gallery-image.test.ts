import { expect, test } from 'vitest'
import { galleryImageDecoder } from '../../../src/model/decode/gallery-image.ts'
import { galleryPlaceholders, sortGallery } from '../../../src/model/gallery-image.ts'
import { decoded, problemsOf } from '../../support/decode.ts'
import { anImage, aStoredImage } from '../../support/factories.ts'

const src = 'https://example.edu/hall.webp'

test('a stored image becomes an image of the model', () => {
  expect(decoded(galleryImageDecoder, aStoredImage(), 'abc')).toEqual(anImage({ id: 'abc' }))
})

test('an image needs only its address, as imageUrl or as url', () => {
  const bare = { caption: '', uploadedAt: undefined, width: undefined, height: undefined }
  expect(decoded(galleryImageDecoder, { imageUrl: src })).toEqual(anImage({ id: 'id-1', imageUrl: src, ...bare }))
  expect(decoded(galleryImageDecoder, { url: src })).toEqual(anImage({ id: 'id-1', imageUrl: src, ...bare }))
})

test('imageUrl wins over url unless it is blank', () => {
  const url = 'https://example.edu/other.webp'
  expect(decoded(galleryImageDecoder, aStoredImage({ url })).imageUrl).toBe(src)
  expect(decoded(galleryImageDecoder, aStoredImage({ imageUrl: ' ', url })).imageUrl).toBe(url)
  expect(decoded(galleryImageDecoder, aStoredImage({ imageUrl: null, url })).imageUrl).toBe(url)
})

test('an image on a shared drive is shown as its thumbnail', () => {
  const imageUrl = 'https://drive.google.com/file/d/1aB/view'
  expect(decoded(galleryImageDecoder, { imageUrl }).imageUrl).toBe('https://drive.google.com/thumbnail?id=1aB&sz=w1000')
})

test.for<[object, string]>([
  [{ imageUrl: undefined }, 'imageUrl is missing'],
  [{ imageUrl: '', url: ' ' }, 'imageUrl is missing'],
  [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl is not an http or https address'],
  [{ imageUrl: '/hall.webp' }, 'imageUrl is not an http or https address'],
  [{ imageUrl: null, url: 'data:image/png,x' }, 'url is not an http or https address'],
  [{ imageUrl: 7 }, 'imageUrl is not text'],
  [{ url: [] }, 'url is not text'],
  [{ uploadedAt: 'yesterday 1' }, 'uploadedAt is not a moment in time'],
  [{ uploadedAt: '' }, 'uploadedAt is not a moment in time'],
  [{ uploadedAt: 1773446400000 }, 'uploadedAt is not a moment in time'],
  [{ uploadedAt: new Date(Number.NaN) }, 'uploadedAt is not a moment in time'],
  [{ uploadedAt: { seconds: 1 } }, 'uploadedAt is not a moment in time'],
  [{ width: '1200' }, 'width is not a whole number'],
  [{ width: 1200.5 }, 'width is not a whole number'],
  [{ width: Number.NaN }, 'width is not a whole number'],
  [{ height: 0 }, 'height is not positive'],
  [{ height: -1 }, 'height is not positive'],
])('an image with %o is left out: %s', ([overrides, problem]) => {
  expect(problemsOf(galleryImageDecoder, aStoredImage({ ...overrides }))).toEqual([`${problem}, left out`])
})

test('problems of the address and of other fields are named together', () => {
  expect(problemsOf(galleryImageDecoder, { caption: 7, width: -1 }).toSorted()).toEqual([
    'caption is not text, left out',
    'imageUrl is missing, left out',
    'width is not positive, left out',
  ])
})

test.for<[unknown]>([[new Date('2026-03-01T10:00:00Z')], ['2026-03-01T15:30:00+05:30'], ['2026-03-01T10:00:00']])(
  'uploadedAt may be %o',
  ([uploadedAt]) => {
    expect(decoded(galleryImageDecoder, aStoredImage({ uploadedAt })).uploadedAt).toBe('2026-03-01T10:00:00.000Z')
  },
)

test('images are sorted newest first, then by id; those without a date come last', () => {
  const images = [
    anImage({ id: 'new', uploadedAt: '2026-03-02T00:00:00.000Z' }),
    anImage({ id: 'a', uploadedAt: '2026-03-01T00:00:00.000Z' }),
    anImage({ id: 'b', uploadedAt: '2026-03-01T00:00:00.000Z' }),
    anImage({ id: 'old', uploadedAt: '2019-03-01T00:00:00.000Z' }),
    anImage({ id: 'undated-a', uploadedAt: undefined }),
    anImage({ id: 'undated-b', uploadedAt: undefined }),
  ]
  const sorted = images.map(({ id }) => id)
  expect(sortGallery(images.toReversed()).map(({ id }) => id)).toEqual(sorted)
  expect(sortGallery(Object.freeze(images)).map(({ id }) => id)).toEqual(sorted)
})

test('an empty gallery has three placeholders, each with a caption and an id of its own', () => {
  expect(galleryPlaceholders).toHaveLength(3)
  expect(new Set(galleryPlaceholders.map(({ id }) => id)).size).toBe(3)
  expect(galleryPlaceholders.every(({ caption }) => caption !== '')).toBe(true)
})

test('an image is decorative only where the organiser said so', () => {
  expect(decoded(galleryImageDecoder, aStoredImage({ decorative: true })).decorative).toBe(true)
  expect(decoded(galleryImageDecoder, aStoredImage({ decorative: 'yes' })).decorative).toBe(false)
})
