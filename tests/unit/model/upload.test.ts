import { expect, test } from 'vitest'
import { galleryImageDocument } from '../../../src/model/input/gallery-image.ts'
import { readListedPicture, withWords } from '../../../src/model/listed-picture.ts'
import { captionProblem, galleryDocument, overallProgress } from '../../../src/model/upload.ts'
import { anUpload, anUploadedPicture } from '../../support/uploads.ts'
import { aStoredImage } from '../../support/factories.ts'

test('a picture needs words, or to be marked as decorative', () => {
  expect(captionProblem({ caption: ' ', decorative: false })).toMatch(/Say what the picture shows/)
  expect(captionProblem({ caption: 'A hall', decorative: false })).toBeUndefined()
  expect(captionProblem({ caption: '', decorative: true })).toBeUndefined()
})

test('a caption may have 300 characters, as the rules count them', () => {
  expect(captionProblem({ caption: '🎈'.repeat(300), decorative: false })).toBeUndefined()
  expect(captionProblem({ caption: '🎈'.repeat(301), decorative: false })).toMatch(/At most 300/)
})

test('progress counts what was given up as nothing, and what failed as not done', () => {
  const uploads = [
    anUpload({ state: { status: 'ready', picture: anUploadedPicture(), problem: undefined } }),
    anUpload({ state: { status: 'failed', reason: '' } }),
    anUpload({ state: { status: 'duplicate', reason: '' } }),
    anUpload({ state: { status: 'cancelled' } }),
  ]
  expect(overallProgress(uploads)).toBe(0.5)
  expect(overallProgress([])).toBe(0)
})

test.for([anUploadedPicture(), anUploadedPicture({ storagePath: undefined, width: undefined, height: undefined })])(
  'what is published is what the rules accept: %j',
  (picture) => {
    for (const decorative of [true, false])
      expect(
        galleryImageDocument.safeParse(galleryDocument(picture, { caption: ' A hall ', decorative })).success,
      ).toBe(true)
  },
)

test('a decorative picture is stored without a caption', () => {
  expect(galleryDocument(anUploadedPicture(), { caption: 'A hall', decorative: true })).toMatchObject({
    caption: '',
    decorative: true,
  })
})

test('a document of an older application becomes a valid one when its caption is edited', () => {
  const old = readListedPicture('x', { url: 'https://example.edu/hall.webp', caption: null, by: 'Ada' }, undefined)
  const data = withWords(old!, { caption: 'A hall', decorative: false })
  expect(galleryImageDocument.parse(data)).toEqual({
    imageUrl: 'https://example.edu/hall.webp',
    caption: 'A hall',
    decorative: false,
    uploadedAt: new Date(0),
  })
})

test('a picture keeps its file, its size and its date when its caption is edited', () => {
  const { updatedAt: _, ...stored } = aStoredImage({ storagePath: 'images/gallery/x.webp' })
  const listed = readListedPicture('x', stored, '2026-03-01T10:00:00.000000000Z')
  expect(withWords(listed!, { caption: 'Another', decorative: false })).toEqual({
    ...stored,
    caption: 'Another',
    decorative: false,
  })
})

test('a document without an address is not listed', () => {
  expect(readListedPicture('x', { caption: 'Nothing' }, undefined)).toBeUndefined()
})
