import { transliterate } from 'transliteration'
import { z } from 'zod/mini'
import { parseMoment, toIsoDate } from '../date.ts'
import { limits } from '../limits.ts'
import { isReserved } from '../slug.ts'
import { address, moment, slug, text, title } from './fields.ts'
import { checkDocument, clean, shown, webAddress, type Fields, type FormKind } from './form-kind.ts'

const common = {
  title: title(limits.post.title, 'Give the post a title.'),
  slug,
  summary: text(limits.post.summary),
  body: text(limits.post.body),
  cover: z.optional(address),
}

/** A post as it is stored, without `updatedAt`. A published one says since when. */
export const postDocument = z.discriminatedUnion(
  'status',
  [
    z.strictObject({ ...common, status: z.literal('draft'), publishedAt: z.optional(moment) }),
    z.strictObject({ ...common, status: z.literal('published'), publishedAt: moment }),
  ],
  { error: 'Choose draft or published.' },
)

export interface PostValues {
  [field: string]: string
  title: string
  slug: string
  summary: string
  body: string
  cover: string
  status: string
  /** `YYYY-MM-DDTHH:MM` on the clock of this computer, as date-time fields have it; blank for the moment of publishing. */
  publishedAt: string
}

export const postForm: FormKind<PostValues> = {
  collection: 'posts',
  noun: 'post',
  labels: {
    title: 'Title',
    slug: 'Address',
    summary: 'Summary',
    body: 'Text',
    cover: 'Cover picture',
    status: 'Status',
    publishedAt: 'Date of publication',
  },
  blank: { title: '', slug: '', summary: '', body: '', cover: '', status: 'draft', publishedAt: '' },
  toValues: (stored) => ({
    title: shown(stored['title']),
    slug: shown(stored['slug']),
    summary: shown(stored['summary']),
    body: shown(stored['body']),
    cover: shown(stored['cover']),
    status: stored['status'] === 'published' ? 'published' : 'draft',
    publishedAt: toLocalText(parseMoment(stored['publishedAt'])),
  }),
  read(values, { now, stored, taken }) {
    const written = clean(values.slug)
    const address = written || freeSlug(slugFor(values.title, now), taken['slug'] ?? new Set())
    const reading = checkDocument<PostValues>(postDocument, {
      title: clean(values.title),
      slug: address,
      summary: clean(values.summary),
      body: clean(values.body),
      cover: webAddress(values.cover),
      status: values.status,
      publishedAt: publishedAt(values, now, stored),
    })
    const slugError = taken['slug']?.has(address)
      ? 'Another post has this address already.'
      : isReserved(address) && 'The site needs this address for itself. Choose another.'
    if (!slugError) return reading
    const errors = reading.status === 'refused' ? reading.errors : {}
    return { status: 'refused', errors: { slug: slugError, ...errors } }
  },
}

/** The slug that a post gets from its title, in whatever script; from the day where the title has no letters at all. */
export function slugFor(title: string, now: Date): string {
  return slugOf(title) || `post-${toIsoDate(now)}`
}

/** A title as the last part of an address: lower case, plain letters and digits, words joined by hyphens. Blank where nothing is left. */
export function slugOf(title: string): string {
  return transliterate(title.replace(/['’]/g, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.post.slug)
    .replace(/^-+|-+$/g, '')
}

/** The slug itself, or with the first number at its end that makes it one that nobody uses. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = slug; ; number++) {
    if (!taken.has(free) && !isReserved(free)) return free
    free = `${slug.slice(0, limits.post.slug - 4).replace(/-+$/, '')}-${number}`
  }
}

/** The field shows minutes: where it was not touched, the stored moment stays exact. */
function publishedAt(values: PostValues, now: Date, stored: Fields | undefined): Date | undefined {
  const before = parseMoment(stored?.['publishedAt'])
  if (values.publishedAt === '') return values.status === 'published' ? now : undefined
  if (before !== undefined && toLocalText(before) === values.publishedAt) return before
  return new Date(values.publishedAt)
}

function toLocalText(moment: Date | undefined): string {
  if (moment === undefined) return ''
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
