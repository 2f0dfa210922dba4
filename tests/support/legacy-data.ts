import type { PlannedDocument } from '../../src/local/firestore-writes.ts'

/** What an attacker, or a careless organiser, may have typed into any text field. */
export const attack = `"><script>window.hacked = true</script><img src=x onerror="window.hacked = true">`

/** Words that a page must show whole, whatever their script and length. */
export const scripts = { emoji: '👩‍💻 Hack & Tell 🎉', rightToLeft: 'لقاء المطوّرين', tamil: 'நிரல் திருவிழா' }
export const longWord = 'Donaudampfschifffahrt'.repeat(40)
const longText = 'A paragraph that somebody pasted from elsewhere. '.repeat(800)

/** Fields that other applications wrote, and that no page knows. */
const unknownFields = {
  legacyId: 17,
  tags: ['web', { nested: [true, null] }],
  author: { uid: 'abc', roles: ['lead'] },
  constructor: 'x',
  createdAt: new Date('2020-01-01T00:00:00Z'),
}

/** Every form of a date that real databases hold, and the day that the page must show. */
export const dates: { id: string; date: unknown; shown: string }[] = [
  { id: 'day', date: '2024-03-01', shown: '2024-03-01' },
  { id: 'day-with-space', date: ' 2024-03-02 ', shown: '2024-03-02' },
  { id: 'date-time', date: '2024-03-03T18:30:00.000Z', shown: '2024-03-03' },
  { id: 'date-time-without-zone', date: '2024-03-04T23:30:00', shown: '2024-03-04' },
  { id: 'date-time-offset', date: '2024-03-05T23:30:00-05:00', shown: '2024-03-06' },
  { id: 'timestamp', date: new Date('2024-03-07T00:00:00Z'), shown: '2024-03-07' },
  { id: 'timestamp-evening', date: new Date('2024-03-08T23:59:59.999Z'), shown: '2024-03-08' },
  { id: 'leap-day', date: '2024-02-29', shown: '2024-02-29' },
  { id: 'far-future', date: new Date('2099-12-31T12:00:00Z'), shown: '2099-12-31' },
]

/** Every form of a shared-drive link, all to the file ID-9_a, and addresses that must pass unchanged. */
export const driveLinks = [
  'https://drive.google.com/file/d/ID-9_a/view?usp=sharing',
  'https://drive.google.com/file/d/ID-9_a',
  'https://drive.google.com/open?id=ID-9_a',
  'https://drive.google.com/uc?export=view&id=ID-9_a',
  'https://drive.google.com/thumbnail?authuser=0&id=ID-9_a',
]
export const otherPictures = [
  'https://pictures.invalid/a.jpg',
  'http://pictures.invalid/b.png?id=ID-9_a',
  'https://pictures.invalid/file/d/ID-9_a/view',
]

type Documents = Record<string, Record<string, unknown>>

const events: Documents = {
  ...Object.fromEntries(dates.map(({ id, date }) => [id, { title: `Dated ${id}`, date }])),
  bare: { title: 'Bare as can be', date: '2024-01-01' },
  crowded: { title: 'Crowded with fields', date: '2024-01-02', ...unknownFields },
  empty: {
    title: 'Empty where it may be',
    date: '2024-01-03',
    time: '',
    location: null,
    description: '',
    registrationLink: '',
  },
  emoji: { title: scripts.emoji, date: '2024-01-04' },
  rtl: { title: scripts.rightToLeft, date: '2024-01-05', description: scripts.tamil },
  long: { title: `Long ${longWord}`, date: '2024-01-06', description: longText, location: longWord },
  attacked: {
    title: `Attacked event ${attack}`,
    date: '2024-01-07',
    time: attack,
    location: attack,
    description: `${attack}\n\n[click](javascript:alert(1)) ![x](https://pictures.invalid/track.png)`,
    registrationLink: 'javascript:window.hacked=true',
  },
  __proto: { title: 'Named like a prototype', date: '2024-01-08' },
}

const team: Documents = {
  'without-order': { name: 'Nobody Ordered', role: 'Member' },
  second: { name: 'Second Person', role: 'Lead', order: 2, ...unknownFields },
  first: { name: 'First Person', role: 'Lead', order: -1.5, photoUrl: driveLinks[0] },
  nameless: { name: 'No Role At All', order: 3, role: null, photoUrl: '', linkedin: '', github: '' },
  constructor: { name: 'Id Constructor', order: 4, role: 'Trap' },
  attacked: {
    name: `Attacked member ${attack}`,
    role: attack,
    order: 5,
    photoUrl: 'javascript:window.hacked=true',
    linkedin: 'data:text/html,<script>window.hacked=true</script>',
    github: attack,
  },
}

const gallery: Documents = {
  ...Object.fromEntries(
    driveLinks.map((imageUrl, index) => [`drive-${index}`, { imageUrl, caption: `Drive ${index}` }]),
  ),
  ...Object.fromEntries(
    otherPictures.map((url, index) => [`url-${index}`, { url, caption: `Other ${index}`, ...unknownFields }]),
  ),
  newest: {
    url: 'https://pictures.invalid/new.jpg',
    caption: 'Newest of all',
    uploadedAt: new Date('2026-01-01T00:00:00Z'),
  },
  older: { imageUrl: 'https://pictures.invalid/old.jpg', caption: 'Older one', uploadedAt: '2025-01-01T00:00:00Z' },
  attacked: { imageUrl: `https://pictures.invalid/${attack}`, caption: `Attacked picture ${attack}` },
}

function aBarePost(title: string): Record<string, unknown> {
  return { title, status: 'published', body: 'Text.' }
}

const posts: Documents = {
  plain: { title: 'A plain post', status: 'published', body: 'Text.', publishedAt: new Date('2024-01-01T00:00:00Z') },
  escaping: { title: 'A post that would escape', slug: '../events', status: 'published', body: 'Text.' },
  twin: {
    title: 'A twin',
    slug: 'twin',
    status: 'published',
    body: 'Text.',
    publishedAt: new Date('2024-01-03T00:00:00Z'),
  },
  sibling: {
    title: 'A sibling',
    slug: 'twin',
    status: 'published',
    body: 'Text.',
    publishedAt: new Date('2024-01-02T00:00:00Z'),
  },
  attacked: {
    title: `Attacked post ${attack}`,
    status: 'published',
    summary: attack,
    body: attack,
    slug: 'attacked',
    cover: 'javascript:1',
  },
  ...Object.fromEntries(
    ['x'.repeat(260), 'a.html', 'a\\b', '%2e%2e', 'index', 'ñ'].map((id) => [id, aBarePost(`Without a slug: ${id}`)]),
  ),
  lengthy: { ...aBarePost('A lengthy slug'), slug: 'x'.repeat(260) },
  same: aBarePost('The id same'),
  sameness: { ...aBarePost('The slug same'), slug: 'same' },
  nested: { ...aBarePost('Nested without end'), body: '+ '.repeat(25_000) },
  draft: { title: 'A draft nobody may see', slug: 'draft', status: 'draft', body: 'Secret plans.' },
}

/** The documents that must be shown, one way or another. */
export const goodDocuments: PlannedDocument[] = Object.entries({ events, team, gallery, posts }).flatMap(
  ([collection, documents]) => Object.entries(documents).map(([id, data]) => ({ collection, id, data })),
)

/** Ways in which a document cannot be shown, and what the report must say of it. */
const faults: { collection: string; data: Record<string, unknown>; says: string }[] = [
  { collection: 'events', data: { date: '2024-05-05' }, says: 'title is missing' },
  { collection: 'events', data: { title: '   ', date: '2024-05-05' }, says: 'title is empty' },
  { collection: 'events', data: { title: 42, date: '2024-05-05' }, says: 'title is not text' },
  { collection: 'events', data: { title: 'Impossible', date: '2024-02-30' }, says: 'date is not a date' },
  { collection: 'events', data: { title: 'Impossible', date: 'next Friday' }, says: 'date is not a date' },
  { collection: 'events', data: { title: 'Impossible', date: 1709251200 }, says: 'date is not a date' },
  { collection: 'events', data: { title: 'Impossible' }, says: 'date is missing' },
  {
    collection: 'events',
    data: { title: 'Impossible', date: '2024-05-05', description: ['a'] },
    says: 'description is not text',
  },
  { collection: 'team', data: { role: 'Impossible', order: 1 }, says: 'name is missing' },
  { collection: 'team', data: { name: 'Impossible', order: 'first' }, says: 'order is not a number' },
  { collection: 'gallery', data: { caption: 'Impossible' }, says: 'imageUrl is missing' },
  {
    collection: 'gallery',
    data: { caption: 'Impossible', url: 'ftp://x.test/y' },
    says: 'url is not an http or https address',
  },
  { collection: 'gallery', data: { caption: 'Impossible', imageUrl: { src: 'x' } }, says: 'imageUrl is not text' },
  { collection: 'posts', data: { status: 'published', title: null, body: 'Impossible' }, says: 'title is missing' },
]

/** 500 documents that cannot be shown, with the line that the build must write for each. */
export const malformedDocuments: (PlannedDocument & { line: string })[] = Array.from({ length: 500 }, (_, index) => {
  const { collection, data, says } = faults[index % faults.length]!
  const id = `broken-${index}`
  return { collection, id, data, line: `${collection}/${id}: ${says} (left out)` }
})

/** What the build must say of fields that it does not show in documents that it shows. */
export const hiddenFields = [
  'events/attacked: registrationLink is not an http or https address (field hidden)',
  'team/attacked: photoUrl is not an http or https address (field hidden)',
  'team/attacked: linkedin is not an http or https address (field hidden)',
  'team/attacked: github is not an http or https address (field hidden)',
  'posts/escaping: slug is not lower-case words joined by hyphens (field hidden)',
  'posts/lengthy: slug is longer than 200 characters (field hidden)',
  'posts/attacked: cover is not an http or https address (field hidden)',
]
