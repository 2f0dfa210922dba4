import { describe, expect, test } from 'vitest'
import { samplePictures, withUploads } from '../../../src/local/sample-plan.ts'

const origin = 'https://samples.invalid/'
const address = `${origin}gallery/01.webp`
const uploads = new Map([[address, 'http://127.0.0.1/uploaded']])
const image = { collection: 'gallery', id: 'g', data: { imageUrl: address, caption: 'A talk' } }
const post = { collection: 'posts', id: 'p', data: { cover: address, title: 'Hello' } }

describe('samplePictures', () => {
  test('lists a picture once, however many documents show it', () => {
    expect(samplePictures([image, post], origin)).toEqual([{ address, path: 'images/gallery/01.webp' }])
  })

  test('leaves addresses elsewhere alone', () => {
    const elsewhere = { collection: 'team', id: 't', data: { photoUrl: 'https://example.org/a.png', order: 1 } }
    expect(samplePictures([elsewhere], origin)).toEqual([])
  })
})

describe('withUploads', () => {
  test('replaces the address and remembers where in Storage the picture lies', () => {
    expect(withUploads([image], origin, uploads)[0]?.data).toEqual({
      imageUrl: 'http://127.0.0.1/uploaded',
      storagePath: 'images/gallery/01.webp',
      caption: 'A talk',
    })
  })

  test('adds no path to a post, whose model has none', () => {
    expect(withUploads([post], origin, uploads)[0]?.data).toEqual({
      cover: 'http://127.0.0.1/uploaded',
      title: 'Hello',
    })
  })

  test('refuses a picture that was not uploaded', () => {
    expect(() => withUploads([image], origin, new Map())).toThrow('gallery/g')
  })
})
