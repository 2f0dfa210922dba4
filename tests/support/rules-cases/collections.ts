import { limits } from '../../../src/model/limits.ts'
import { defineCases } from './define.ts'
import type { CollectionCases } from './define.ts'
import { address, moment, oneOf, text, title, values } from './fields.ts'
import type { Cases } from './fields.ts'

const badDates = [
  '',
  '2026-3-01',
  '2026-13-01',
  '2026-00-10',
  '2026-01-32',
  '2026-01-00',
  '2026-04-31',
  '2026-02-30',
  '2026-02-29',
  '1900-02-29',
  '0000-01-01',
  '0001-01-01',
  '0202-06-01',
  '1969-12-31',
]
const goodDates = ['2026-01-31', '2026-12-01', '2024-02-29', '2000-02-29', '2026-02-28', '1970-01-01', '9999-12-31']
const noDates = [
  '2026-03-01T10:00:00Z',
  '01.03.2026',
  '2026-03-01 ',
  ' 2026-03-01',
  '20260301',
  '12026-03-01',
  '2026-03-01\n',
]

const uploaded = new Date('2026-01-02T03:04:05Z')

const events = defineCases({
  least: { title: 'Talk', date: '2026-03-01', description: '' },
  full: {
    title: 'Talk',
    date: '2026-03-01',
    description: 'About *things*.',
    time: '18:30',
    location: 'Room 1',
    registrationLink: 'https://example.org/',
  },
  fields: [
    title('title', limits.event.title),
    oneOf('date', goodDates, [...badDates, ...noDates]),
    values('date', {}, { 'is a moment': uploaded }),
    oneOf('time', ['00:00', '09:05', '23:59'], ['', '24:00', '12:60', '9:05', '09:05:00', '6 pm', '09:05 ', '09:05\n']),
    text('location', limits.event.location),
    text('description', limits.event.description),
    address('registrationLink'),
  ],
})

const team = defineCases({
  least: { name: 'Ada', role: 'Lead', order: 1 },
  full: {
    name: 'Ada',
    role: 'Lead',
    order: 1,
    photoUrl: 'https://example.org/ada.webp',
    photoPath: 'images/team/ada.webp',
    linkedin: 'https://www.linkedin.com/in/ada',
    github: 'https://github.com/ada',
  },
  fields: [
    title('name', limits.member.name),
    text('role', limits.member.role),
    values(
      'order',
      { 'is zero': 0, 'is negative': -3, 'is a fraction': 1.5 },
      { 'is text': '1', 'is null': null, 'is NaN': NaN, 'is infinite': Infinity },
    ),
    values('order', {}, { 'is infinitely small': -Infinity }),
    address('photoUrl'),
    imagePath('photoPath', 'team', 'gallery'),
    address('linkedin'),
    address('github'),
  ],
})

const pixels = [
  { 'is one': 1, 'is as large as it may be': limits.image.pixels },
  {
    'is zero': 0,
    'is negative': -1,
    'is a fraction': 1.5,
    'is text': '640',
    'is null': null,
    'is larger than any picture': limits.image.pixels + 1,
    'is larger than what JavaScript can count': 2 ** 62,
  },
] as const

const gallery = defineCases({
  least: { imageUrl: 'https://example.org/1.webp', caption: '', uploadedAt: uploaded },
  full: {
    imageUrl: 'https://example.org/1.webp',
    caption: 'A room full of people',
    uploadedAt: uploaded,
    decorative: false,
    width: 640,
    height: 480,
    storagePath: 'images/gallery/1.webp',
  },
  fields: [
    address('imageUrl'),
    text('caption', limits.image.caption),
    moment('uploadedAt'),
    values('decorative', { 'is true': true }, { 'is text': 'true', 'is a number': 1, 'is null': null }),
    values('width', ...pixels),
    values('height', ...pixels),
    imagePath('storagePath', 'gallery', 'team'),
  ],
  refused: { 'the address is also in the field of an older application': { url: 'https://example.org/1.webp' } },
})

const draft = { title: 'News', slug: 'news', summary: '', body: '', status: 'draft' }

const posts = defineCases({
  least: draft,
  full: {
    ...draft,
    summary: 'In short',
    body: '# News',
    cover: 'https://example.org/1.webp',
    status: 'published',
    publishedAt: uploaded,
  },
  fields: [
    title('title', limits.post.title),
    oneOf(
      'slug',
      ['a', 'a-1', '2026-03-01', 'x'.repeat(limits.post.slug)],
      ['', 'A', 'a b', '-a', 'a-', 'a--b', 'a_b', 'a/b', 'ä', 'a\n', 'x'.repeat(limits.post.slug + 1)],
    ),
    text('summary', limits.post.summary),
    text('body', limits.post.body),
    address('cover'),
    oneOf('status', ['draft'], ['', 'Draft', 'public', 'archived', 'published ']),
    moment('publishedAt'),
    values('status', {}, { 'is published without publishedAt': 'published' }),
  ],
  accepted: {
    'it is published, and publishedAt says when': { status: 'published', publishedAt: uploaded },
    'a draft keeps the moment of an earlier publication': { status: 'draft', publishedAt: uploaded },
  },
  refused: {
    'the moment of a published post is null': { status: 'published', publishedAt: null },
    'status is one that nobody knows, with a moment': { status: 'archived', publishedAt: uploaded },
  },
})

const resources = defineCases({
  least: { title: 'Slides', description: '', category: '', pinned: false, createdAt: uploaded },
  full: {
    title: 'Slides',
    description: 'Of the talk',
    category: 'Talks',
    pinned: true,
    createdAt: uploaded,
    url: 'https://example.org/',
  },
  fields: [
    title('title', limits.resource.title),
    text('description', limits.resource.description),
    text('category', limits.resource.category),
    values('pinned', { 'is true': true }, { 'is text': 'true', 'is a number': 0, 'is null': null }),
    moment('createdAt'),
    address('url'),
  ],
})

/** What each collection accepts and refuses. Accepted and refused changes are made to the least document. */
export const collectionCases: Record<'events' | 'team' | 'gallery' | 'posts' | 'resources', CollectionCases> = {
  events,
  team,
  gallery,
  posts,
  resources,
}

/** Storage's paths have at most 1024 characters. */
function imagePath(field: string, folder: string, other: string): Cases {
  const longest = `images/${folder}/`.padEnd(1024, 'x')
  const below = [`images/${folder}/`, `images/${folder}/a/b.webp`, `/images/${folder}/a.webp`]
  return oneOf(
    field,
    [`images/${folder}/a b.webp`, longest],
    ['', 'a.webp', `images/${other}/a.webp`, ...below, `${longest}x`],
  )
}
