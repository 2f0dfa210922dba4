import type { z } from 'zod/mini'

/** What the fields of a form hold: text as it was typed, and ticks. */
export type FormValues = Record<string, string | boolean>

/** A document's fields as plain data. */
export type Fields = Record<string, unknown>

/** What became of a form's values: a document to store (without `updatedAt`), or what is wrong, by field. */
export type Reading<V> = { status: 'ok'; data: Fields } | { status: 'refused'; errors: FormErrors<V> }

export type FormErrors<V> = Partial<Record<keyof V & string, string>>

/** What a form knows beyond its values. */
export interface FormContext {
  now: Date
  /** The stored document that is being edited: it keeps what no field shows, such as the date of its creation. */
  stored: Fields | undefined
  /** What other documents of the collection already use and this one may not, by field. */
  taken: Partial<Record<string, ReadonlySet<string>>>
}

/** One kind of document and its form, from stored fields to values and back. */
export interface FormKind<V extends FormValues> {
  collection: 'events' | 'team' | 'posts' | 'resources'
  /** What the thing is called within a sentence. */
  noun: string
  /** The label of each field, which also orders them. */
  labels: Record<keyof V & string, string>
  /** The values of a new document. */
  blank: V
  /** The values of a stored document, however old its form. */
  toValues(stored: Fields): V
  /** Turns values into the document to store. What it accepts, the security rules accept. */
  read(values: V, context: FormContext): Reading<V>
}

/** Checks a document by its schema. Each field gets the first thing that is wrong with it. */
export function checkDocument<V extends FormValues>(schema: z.ZodMiniType, document: Fields): Reading<V> {
  const data = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined))
  const result = schema.safeParse(data)
  if (result.success) return { status: 'ok', data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= message
  return { status: 'refused', errors: errors as FormErrors<V> }
}

/** Text as it is stored: without space around it. */
export function clean(value: string): string {
  return value.trim()
}

/** Text of an optional field: nothing is stored where it is blank. */
export function optional(value: string): string | undefined {
  return value.trim() || undefined
}

/** An address in its normal form; what is no address stays as it is, for the schema to refuse. */
export function webAddress(value: string): string | undefined {
  const written = value.trim()
  if (written === '') return undefined
  try {
    return new URL(written).href
  } catch {
    return written
  }
}

/** Stored text as a field shows it; anything else is blank. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
