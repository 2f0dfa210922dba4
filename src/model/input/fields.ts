import { z } from 'zod/mini'
import { parseDate } from '../date.ts'
import { limits } from '../limits.ts'

// What may be stored in each kind of field. The security rules say the same (src/firebase/firestore.rules), and one table of cases proves it
// against both. The messages are shown beside the field, to whoever fills it in.

/** Spaces, control characters, a byte order mark and the like: text of nothing else says nothing, and no address has one. */
const UNSEEN = String.raw`\0-\x20\x7f-\xa0\xad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff`
const SEEN = new RegExp(`[^${UNSEEN}]`)

/** http or https, a host, an optional port; no spaces, quotes or angle brackets, and no user name before the host. */
const ADDRESS = new RegExp(
  `^[hH][tT][tT][pP][sS]?://([a-zA-Z0-9_-]+[.])*[a-zA-Z0-9_-]+[.]?(:[0-9]{1,5})?([/?#][^<>"${UNSEEN}]*)?$`,
)
/** What no browser opens: a port beyond 65535, and a host that ends in a number and is not four numbers up to 255. */
const FAR_PORT = /^[^/]*\/\/[^/?#]*:(6553[6-9]|655[4-9][0-9]|65[6-9][0-9]{2}|6[6-9][0-9]{3}|[7-9][0-9]{4})([/?#].*)?$/
const NUMBER_HOST = /^[^/]*\/\/([^/?#:]*[.])?([0-9]+|0[xX][0-9a-fA-F]*)[.]?([:/?#].*)?$/
const FOUR_NUMBERS =
  /^[^/]*\/\/((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])[.]){3}(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])([:/?#].*)?$/
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
    z.refine((value) => SEEN.test(value), { error: missing }),
    atMost(longest),
  )
}

/** A web address. */
export const address = z.string({ error: noText }).check(
  z.refine(isAddress, {
    error: 'Write a whole web address, such as https://example.org/page.',
    abort: true,
  }),
  atMost(limits.address),
)

/** A day of the calendar, from 1970 on: an earlier one is a year that was not typed to its end. */
export const day = z.string({ error: 'Choose a date.' }).check(
  z.refine((value) => DAY.test(value) && parseDate(value) === value, {
    error: 'Choose a date that the calendar has.',
    abort: true,
  }),
  z.refine((value) => value >= '1970', {
    error: ({ input }) => `Choose a year from 1970 on; this is the year ${Number(String(input).slice(0, 4))}.`,
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

/** A moment in time, stored as a Timestamp: from 1970 to the last one that Firestore can hold. */
export const moment = z.date({ error: 'This has to be a moment in time.' }).check(
  z.refine((value) => value.getTime() >= 0 && value.getUTCFullYear() <= 9999, {
    error: 'Choose a year from 1970 to 9999.',
  }),
)

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
  .check(
    z.positive('This has to be a whole number of pixels.'),
    z.lte(limits.image.pixels, `At most ${limits.image.pixels.toLocaleString('en')} pixels.`),
  )

/** Yes or no. */
export const flag = z.boolean({ error: 'This has to be yes or no.' })

/** The path of a picture that was uploaded for this folder of `images/`. 1024 characters is the longest path that Storage has. */
export function imagePath(folder: 'gallery' | 'team') {
  return z
    .string({ error: noText })
    .check(z.regex(new RegExp(`^images/${folder}/[^/]+$`), 'This is not an uploaded picture.'), atMost(1024))
}

function isAddress(value: string): boolean {
  const isOpen = !FAR_PORT.test(value) && (!NUMBER_HOST.test(value) || FOUR_NUMBERS.test(value))
  return isOpen && ADDRESS.test(value)
}

function atMost(longest: number) {
  return z.refine<string>((value) => [...value].length <= longest, {
    error: ({ input }) =>
      `At most ${longest.toLocaleString('en')} characters; this has ${[...String(input)].length.toLocaleString('en')}.`,
  })
}
