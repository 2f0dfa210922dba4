import { z } from 'zod/mini'
import { parseDate, parseMoment } from '../date.ts'
import { parseImageUrl, parseWebUrl } from '../url.ts'

/** Something in a stored document that an organiser should repair. */
export interface Problem {
  collection: string
  id: string
  field: string
  /** In words, for a report: "is missing", "is not a date". */
  reason: string
  /** What the site does about it: the whole document is not shown, or only that field. */
  effect: 'left out' | 'field hidden'
}

export type Decoded<T> = { status: 'ok'; value: T; problems: Problem[] } | { status: 'left out'; problems: Problem[] }

/** How one collection's documents are read: from plain data (Timestamps already turned into `Date`) to an entity. */
export interface Decoder<T> {
  collection: string
  decode: (id: string, data: unknown) => Decoded<T>
}

type Refuse = (field: string, reason: string) => void

/**
 * Builds the decoder of a collection. The schema says which types are acceptable; `read` turns a document of that type into the entity,
 * and calls `hide(field, reason)` for a field that it does not show. A document that the schema refuses is left out. Each field is reported once,
 * with the first reason that was found.
 */
export function defineDecoder<S extends z.ZodMiniType, T>(
  collection: string,
  schema: S,
  read: (id: string, document: z.output<S>, hide: Refuse) => T,
): Decoder<T> {
  return {
    collection,
    decode(id, data) {
      const problems: Problem[] = []
      const note = (effect: Problem['effect']) => (field: string, reason: string) => {
        if (!problems.some((problem) => problem.field === field))
          problems.push({ collection, id, field, reason, effect })
      }
      const result = schema.safeParse(data)
      if (result.success) return { status: 'ok', value: read(id, result.data, note('field hidden')), problems }
      for (const { path, message } of result.error.issues) note('left out')(path.join('.') || '(document)', message)
      return { status: 'left out', problems }
    },
  }
}

/** A document with these fields; others are ignored. */
export function documentOf<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strip> {
  return z.object(shape, { error: 'is not a document' })
}

/** Text that must be there. Surrounding space does not count. */
export const requiredText = z
  .string({ error: (issue) => (issue.input === undefined || issue.input === null ? 'is missing' : 'is not text') })
  .check(z.trim(), z.minLength(1, 'is empty'))

/** Text that may be missing: null, undefined and blank text all become undefined. */
export const optionalText = z.pipe(
  z.nullish(z.string({ error: 'is not text' })),
  z.transform((text) => {
    const trimmed = text?.trim()
    return trimmed === '' ? undefined : trimmed
  }),
)

/** A calendar date in any of the stored forms, as `YYYY-MM-DD`. */
export const requiredDate = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    const date = parseDate(value)
    if (date !== undefined) return date
    const message = value === undefined || value === null ? 'is missing' : 'is not a date'
    context.issues.push({ code: 'custom', message, input: value })
    return z.NEVER
  }),
)

/** A moment stored as a Timestamp or as an ISO date-time string, as an ISO date-time string in UTC; a missing one is undefined. */
export const optionalMoment = z.pipe(
  z.nullish(z.unknown()),
  z.transform((value, context) => {
    if (value === undefined || value === null) return undefined
    const moment = parseMoment(value)
    if (moment !== undefined) return moment.toISOString()
    context.issues.push({ code: 'custom', message: 'is not a moment in time', input: value })
    return z.NEVER
  }),
)

/** A whole number of pixels, or undefined. */
export const optionalPixels = z.nullish(z.int({ error: 'is not a whole number' }).check(z.positive('is not positive')))

/** An address for a link: shown only if it parses as http or https. */
export function link(value: string | undefined, field: string, hide: Refuse): string | undefined {
  return shown(parseWebUrl(value), value, field, hide)
}

/** An address for a picture: as `link`, with shared-drive links turned into thumbnails. */
export function picture(value: string | undefined, field: string, hide: Refuse): string | undefined {
  return shown(parseImageUrl(value), value, field, hide)
}

function shown(parsed: string | undefined, value: string | undefined, field: string, hide: Refuse) {
  if (parsed === undefined && value !== undefined) hide(field, 'is not an http or https address')
  return parsed
}
