import { describe, expect, test } from 'vitest'
import { eventForm } from '../../../../src/model/input/event.ts'
import { memberForm, photoPathIn, withPlace } from '../../../../src/model/input/member.ts'
import { freeSlug, postForm, slugOf } from '../../../../src/model/input/post.ts'
import { resourceForm } from '../../../../src/model/input/resource.ts'

const context = { now: new Date('2026-03-02T12:00:00Z'), stored: undefined, taken: {} }

test('an event is stored without the optional fields that are blank, and without space around its texts', () => {
  const values = { ...eventForm.blank, title: '  Talk ', date: '2026-03-14', time: ' ', description: 'Hello\n' }
  expect(eventForm.read(values, context)).toEqual({
    status: 'ok',
    data: { title: 'Talk', date: '2026-03-14', description: 'Hello' },
  })
})

test('an event of an older application becomes one of today', () => {
  const stored = { title: 'Talk', date: new Date('2026-03-14T18:00:00Z'), time: null, speaker: 'Ada' }
  expect(eventForm.read(eventForm.toValues(stored), context)).toEqual({
    status: 'ok',
    data: { title: 'Talk', date: '2026-03-14', description: '' },
  })
})

test('every wrong field is named at once, in words', () => {
  const values = { ...eventForm.blank, date: '2026-02-30', time: '6 pm', registrationLink: 'example.org' }
  expect(eventForm.read(values, context)).toEqual({
    status: 'refused',
    errors: {
      title: 'Give the event a title.',
      date: 'Choose a date that the calendar has.',
      time: 'Write the time as hours and minutes, such as 17:30.',
      registrationLink: 'Write a whole web address, such as https://example.org/page.',
    },
  })
})

test('a text that is too long says how long it may be and how long it is, in characters as people count them', () => {
  const read = (title: string) => eventForm.read({ ...eventForm.blank, title, date: '2026-03-14' }, context)
  expect(read('🎉'.repeat(120)).status).toBe('ok')
  expect(read('🎉'.repeat(121))).toEqual({
    status: 'refused',
    errors: { title: 'At most 120 characters; this has 121.' },
  })
})

describe('a member', () => {
  const stored = {
    name: 'Ada',
    role: 'Lead',
    order: 2,
    photoUrl: 'https://example.org/ada.webp',
    photoPath: 'images/team/ada.webp',
  }

  test('keeps the path of an uploaded photo as long as the photo is the same', () => {
    const read = (photoUrl: string) =>
      memberForm.read({ ...memberForm.toValues(stored), photoUrl }, { ...context, stored })
    expect(read(stored.photoUrl)).toEqual({ status: 'ok', data: stored })
    expect(read('https://example.org/b.webp')).toEqual({
      status: 'ok',
      data: { name: 'Ada', role: 'Lead', order: 2, photoUrl: 'https://example.org/b.webp' },
    })
    expect(read('')).toEqual({ status: 'ok', data: { name: 'Ada', role: 'Lead', order: 2 } })
  })

  test('gets the path of a photo that was just uploaded from its address', () => {
    const photoUrl = 'https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/images%2Fteam%2Fb.webp?alt=media'
    expect(memberForm.read({ ...memberForm.toValues(stored), photoUrl }, { ...context, stored })).toMatchObject({
      data: { photoUrl, photoPath: 'images/team/b.webp' },
    })
    expect(photoPathIn(photoUrl.replace('team', 'gallery'))).toBeUndefined()
    expect(photoPathIn(photoUrl.replace('b.webp', '%E0%A4%A'))).toBeUndefined()
  })

  test.for(['x', '0x10', '1e999', '--1', '1.'])('has no place %s', (order) => {
    expect(memberForm.read({ ...memberForm.blank, name: 'Ada', order }, context)).toMatchObject({
      errors: { order: 'Write a number, such as 3.' },
    })
  })

  test('loses a path that no upload of ours has made', () => {
    const old = { ...stored, photoPath: 'team/ada.webp' }
    const reading = memberForm.read(memberForm.toValues(old), { ...context, stored: old })
    expect(reading).toEqual({ status: 'ok', data: { name: 'Ada', role: 'Lead', order: 2, photoUrl: stored.photoUrl } })
  })

  test('gets another place without losing anything else', () => {
    expect(withPlace(stored, 7)).toEqual({ ...stored, order: 7 })
  })

  test('of an older application becomes valid with its new place', () => {
    expect(withPlace({ name: 'Ada', photoUrl: '', nick: 'A' }, 7)).toEqual({ name: 'Ada', role: '', order: 7 })
  })
})

describe('a post', () => {
  const values = { ...postForm.blank, title: 'What We Built', slug: '' }

  test('gets its address from its title where none was written', () => {
    expect(postForm.read(values, context)).toMatchObject({ data: { slug: 'what-we-built', status: 'draft' } })
  })

  test('is not stored at the address of another', () => {
    const taken = { slug: new Set(['what-we-built']) }
    expect(postForm.read({ ...values, slug: 'what-we-built' }, { ...context, taken })).toEqual({
      status: 'refused',
      errors: { slug: 'Another post has this address already.' },
    })
    expect(postForm.read(values, { ...context, taken })).toMatchObject({ data: { slug: 'what-we-built-2' } })
  })

  test.for([
    ['🎉', 'post-2026-03-14'],
    ['नमस्ते', 'nmste'],
    ['Index', 'index-2'],
    ['NUL', 'nul-2'],
  ])('gets an address whatever its title is: %s', ([title, slug]) => {
    const now = new Date('2026-03-14T12:00:00Z')
    expect(postForm.read({ ...values, title: title! }, { ...context, now })).toMatchObject({ data: { slug } })
    const taken = { slug: new Set([slug!]) }
    const another = postForm.read({ ...values, title: title! }, { ...context, now, taken })
    expect(another).toMatchObject({ status: 'ok', data: { slug: expect.not.stringMatching(`^${slug}$`) as string } })
  })

  test('without a title says so beside the title, and nothing of its address', () => {
    expect(postForm.read({ ...values, title: ' ' }, context)).toEqual({
      status: 'refused',
      errors: { title: 'Give the post a title.' },
    })
  })

  test('is not stored at an address that the site needs', () => {
    expect(postForm.read({ ...values, slug: 'index' }, context)).toEqual({
      status: 'refused',
      errors: { slug: 'The site needs this address for itself. Choose another.' },
    })
  })

  test('is published now unless it says when', () => {
    expect(postForm.read({ ...values, status: 'published' }, context)).toMatchObject({
      data: { publishedAt: context.now },
    })
    const dated = postForm.read({ ...values, status: 'published', publishedAt: '2026-01-05T09:30' }, context)
    expect(dated).toMatchObject({ data: { publishedAt: new Date('2026-01-05T09:30') } })
  })

  test('keeps the exact moment it was published at, which its field shows in minutes', () => {
    const stored = { title: 'A', slug: 'a', status: 'published', publishedAt: new Date('2026-01-05T09:30:15.123Z') }
    expect(postForm.read(postForm.toValues(stored), { ...context, stored })).toMatchObject({
      data: { publishedAt: stored.publishedAt },
    })
  })

  test('a draft has no moment of publishing', () => {
    expect(postForm.read(values, context)).not.toHaveProperty('data.publishedAt')
  })
})

test.for([
  ['What We Built!', 'what-we-built'],
  ['  Ada’s café — año nuevo, Straße ', 'adas-cafe-ano-nuevo-strasse'],
  ['C++ & Rust: 101', 'c-rust-101'],
  ['日本語', 'ri-ben-yu'],
  ['நிரல் திருவிழா', 'nirl-tiruvilllaa'],
  ['Привет, мир', 'privet-mir'],
  ['🎉 ★', ''],
  ['x'.repeat(79) + ' yz', 'x'.repeat(79)],
])('the title %s becomes the address %s', ([title, slug]) => {
  expect(slugOf(title!)).toBe(slug)
})

test('an address that is taken gets the first free number', () => {
  expect(freeSlug('news', new Set())).toBe('news')
  expect(freeSlug('news', new Set(['news', 'news-2']))).toBe('news-3')
  const long = 'x'.repeat(80)
  expect(freeSlug(long, new Set([long]))).toBe(`${'x'.repeat(76)}-2`)
})

test('a resource keeps the moment of its creation, and a new one is created now', () => {
  const stored = {
    title: 'Git',
    description: '',
    category: '',
    pinned: true,
    createdAt: new Date('2026-01-01T00:00:00Z'),
  }
  expect(resourceForm.read(resourceForm.toValues(stored), { ...context, stored })).toEqual({
    status: 'ok',
    data: stored,
  })
  expect(resourceForm.read({ ...resourceForm.blank, title: 'Git' }, context)).toMatchObject({
    data: { createdAt: context.now, pinned: false },
  })
})
