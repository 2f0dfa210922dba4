import { z } from 'zod/mini'
import { parseDate } from '../date.ts'
import { limits } from '../limits.ts'

// What may be stored in each kind of field. The security rules say the same (src/firebase/firestore.rules), and one table of cases proves it
// against both. The messages are shown beside the field, to whoever fills it in.

/** http or https, a host, an optional port; no spaces, quotes or angle brackets, and no user name before the host. */
const ADDRESS = /^https?:\/\/[^\s/?#@:%<>"^|\\[\]]+(:[0-9]{1,5})?([/?#][^\s<>"]*)?$/i
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const noText = 'This has to be text.'

/** Text that may be blank, up to a number of characters: of code points, as the rules count them. */
export function text(longest: number) {
  return z.string({ error: noText }).check(atMost(longest))
}

/** Text that has to say something. `missing` is what to say where it does not. */
export function title(longest: number, missing: string) {
  return z.string({ error: missing }).check(
    z.refine((value) => value.trim() !== '', { error: missing }),
    atMost(longest),
  )
}

/** A web address. */
export const address = z.string({ error: noText }).check(
  z.refine((value) => ADDRESS.test(value), {
    error: 'Write a whole web address, such as https://example.org/page.',
    abort: true,
  }),
  atMost(limits.address),
)

/** A day of the calendar. */
export const day = z.string({ error: 'Choose a date.' }).check(
  z.refine((value) => DAY.test(value) && parseDate(value) === value, {
    error: 'Choose a date that the calendar has.',
  }),
)

/** An hour and a minute. */
export const time = z
  .string({ error: noText })
  .check(z.regex(TIME, 'Write the time as hours and minutes, such as 17:30.'))

/** The last part of a post's address. */
export const slug = z
  .string({ error: 'Give the post an address.' })
  .check(
    z.regex(SLUG, { error: 'Use lower-case letters, digits and single hyphens only, such as what-we-built.' }),
    atMost(limits.post.slug),
  )

/** A moment in time, stored as a Timestamp. */
export const moment = z.date({ error: 'This has to be a moment in time.' })

/** A finite number. */
export const place = z
  .number({ error: 'Write a number, such as 3.' })
  .check(
    z.gte(Number.MIN_SAFE_INTEGER, 'This number is too small.'),
    z.lte(Number.MAX_SAFE_INTEGER, 'This number is too large.'),
  )

/** A size in pixels. */
export const pixels = z
  .int({ error: 'This has to be a whole number of pixels.' })
  .check(z.positive('This has to be a whole number of pixels.'))

/** Yes or no. */
export const flag = z.boolean({ error: 'This has to be yes or no.' })

/** The path of a picture that was uploaded for this folder of `images/`. 1024 characters is the longest path that Storage has. */
export function imagePath(folder: 'gallery' | 'team') {
  return z
    .string({ error: noText })
    .check(z.regex(new RegExp(`^images/${folder}/[^/]+$`), 'This is not an uploaded picture.'), atMost(1024))
}

function atMost(longest: number) {
  return z.refine<string>((value) => [...value].length <= longest, {
    error: ({ input }) =>
      `At most ${longest.toLocaleString('en')} characters; this has ${[...String(input)].length.toLocaleString('en')}.`,
  })
}
