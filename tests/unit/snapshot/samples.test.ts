import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Decoder } from '../../../src/model/decode/document.ts'
import { addDays } from '../../../src/model/date.ts'
import { eventDecoder } from '../../../src/model/decode/event.ts'
import { splitEvents } from '../../../src/model/event.ts'
import { galleryImageDecoder } from '../../../src/model/decode/gallery-image.ts'
import { limits } from '../../../src/model/limits.ts'
import { memberDecoder } from '../../../src/model/decode/member.ts'
import { postDecoder } from '../../../src/model/decode/post.ts'
import { resourceDecoder } from '../../../src/model/decode/resource.ts'
import { readSamples, sampleImagePath, sampleOrigin } from '../../../src/snapshot/samples.ts'

const today = '2027-03-01'
const samples = await readSamples(today)

const dataOf = (collection: string) => samples.filter((sample) => sample.collection === collection)

function entitiesOf<T>({ collection, decode }: Decoder<T>, documents = samples): T[] {
  return documents
    .filter((sample) => sample.collection === collection)
    .map(({ id, data }) => {
      const decoded = decode(id, data)
      expect(decoded.problems, `${collection}/${id}`).toEqual([])
      if (decoded.status !== 'ok') throw new Error(`${collection}/${id} is left out`)
      return decoded.value
    })
}

test.each<[Decoder<unknown>, number]>([
  [eventDecoder, 41],
  [memberDecoder, 12],
  [galleryImageDecoder, 24],
  [postDecoder, 6],
  [resourceDecoder, 10],
])('every sample of $collection is read without a problem', (decoder, count) => {
  expect(entitiesOf(decoder)).toHaveLength(count)
})

test('no two samples of a collection share an id', () => {
  expect(new Set(samples.map(({ collection, id }) => `${collection}/${id}`)).size).toBe(samples.length)
})

test.each(['2026-12-31', '2028-02-29', '2031-07-15'])(
  'on %s one event is today, five are still to come and the rest is past',
  async (day) => {
    const { upcoming, past } = splitEvents(entitiesOf(eventDecoder, await readSamples(day)), day)
    expect(upcoming.filter(({ date }) => date === day)).toHaveLength(1)
    expect(upcoming).toHaveLength(6)
    expect(past).toHaveLength(35)
    expect(past.at(-1)?.date).toBe(addDays(day, -1086))
  },
)

test('moments lie before today, as dates that Firestore can hold', () => {
  const fields = { gallery: 'uploadedAt', resources: 'createdAt' }
  for (const [collection, field] of Object.entries(fields)) {
    for (const { id, data } of dataOf(collection)) {
      expect(data[field], `${collection}/${id}`).toBeInstanceOf(Date)
      expect((data[field] as Date).getTime()).toBeLessThan(Date.parse(today))
    }
  }
})

test('five posts are published and dated, one is a draft without a date', () => {
  const dated = dataOf('posts').map(({ data }) => `${String(data['status'])} ${data['publishedAt'] instanceof Date}`)
  expect(dated.sort()).toEqual(['draft false', ...Array.from({ length: 5 }, () => 'published true')])
})

test('no text is longer than the forms allow, and every slug and hour has the form that the rules ask for', () => {
  const longest = { ...limits.event, ...limits.member, ...limits.image, ...limits.post } as Record<string, number>
  for (const { collection, id, data } of samples) {
    for (const [field, value] of Object.entries(data)) {
      if (typeof value !== 'string') continue
      const limit = collection === 'resources' ? (limits.resource as Record<string, number>)[field] : longest[field]
      expect(value.length, `${collection}/${id}: ${field}`).toBeLessThanOrEqual(limit ?? limits.address)
    }
    if (collection === 'posts') expect(data['slug']).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    if (data['time'] !== undefined) expect(data['time']).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  }
})

test('only fields that the rules accept are stored', () => {
  const accepted: Record<string, string[]> = {
    events: ['title', 'date', 'time', 'location', 'description', 'registrationLink'],
    team: ['name', 'role', 'order', 'photoUrl', 'linkedin', 'github'],
    gallery: ['imageUrl', 'caption', 'decorative', 'uploadedAt', 'width', 'height'],
    posts: ['title', 'slug', 'summary', 'body', 'cover', 'status', 'publishedAt'],
    resources: ['title', 'description', 'url', 'category', 'pinned', 'createdAt'],
  }
  for (const { collection, id, data } of samples) {
    const unknown = Object.keys(data).filter((field) => !accepted[collection]?.includes(field))
    expect(unknown, `${collection}/${id}`).toEqual([])
  }
})

describe('pictures', () => {
  const addresses = samples.flatMap(({ data }) =>
    Object.values(data).filter((value): value is string => typeof value === 'string' && value.startsWith(sampleOrigin)),
  )

  test('every member, gallery image and post has one, and none is used twice', () => {
    expect(addresses).toHaveLength(12 + 24 + 6)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('together they weigh at most 2 MB', async () => {
    const sizes = await Promise.all(addresses.map(async (address) => (await stat(sampleImagePath(address)!)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
  })

  test('each gallery picture has the size that its document says', async () => {
    for (const { id, imageUrl, width, height } of entitiesOf(galleryImageDecoder)) {
      const file = await sharp(fileURLToPath(sampleImagePath(imageUrl)!)).metadata()
      expect([file.width, file.height], id).toEqual([width, height])
    }
  })

  test('an address elsewhere, or one that climbs out of the folder, has no file', () => {
    expect(sampleImagePath('https://example.com/gallery/podium.webp')).toBeUndefined()
    expect(sampleImagePath(`${sampleOrigin}../../site.yaml`)).toBeUndefined()
    expect(sampleImagePath(`${sampleOrigin}file:///etc/hosts`)).toBeUndefined()
  })
})
