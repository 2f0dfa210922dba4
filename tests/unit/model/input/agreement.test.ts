import { describe, expect, test } from 'vitest'
import type { Decoder } from '../../../../src/model/decode/document.ts'
import { eventDecoder } from '../../../../src/model/decode/event.ts'
import { galleryImageDecoder } from '../../../../src/model/decode/gallery-image.ts'
import { memberDecoder } from '../../../../src/model/decode/member.ts'
import { postDecoder } from '../../../../src/model/decode/post.ts'
import { resourceDecoder } from '../../../../src/model/decode/resource.ts'
import { checkDocument, type FormKind, type FormValues } from '../../../../src/model/input/form-kind.ts'
import { eventDocument, eventForm } from '../../../../src/model/input/event.ts'
import { galleryImageDocument } from '../../../../src/model/input/gallery-image.ts'
import { memberDocument, memberForm } from '../../../../src/model/input/member.ts'
import { postDocument, postForm } from '../../../../src/model/input/post.ts'
import { resourceDocument, resourceForm } from '../../../../src/model/input/resource.ts'
import { collectionCases } from '../../../support/rules-cases/collections.ts'
import type { Fields } from '../../../support/rules-cases/fields.ts'

// The table that the security rules are tested with (tests/rules/documents.test.ts): what the rules accept and refuse, the forms do too.
const schemas = {
  events: eventDocument,
  team: memberDocument,
  gallery: galleryImageDocument,
  posts: postDocument,
  resources: resourceDocument,
} as const
const decoders: Record<keyof typeof schemas, Decoder<unknown>> = {
  events: eventDecoder,
  team: memberDecoder,
  gallery: galleryImageDecoder,
  posts: postDecoder,
  resources: resourceDecoder,
}
const forms: Partial<Record<string, FormKind<FormValues>>> = {
  events: eventForm,
  team: memberForm,
  posts: postForm,
  resources: resourceForm,
}
const now = new Date('2026-03-02T12:00:00Z')

describe.each(Object.entries(collectionCases))('%s', (collection, { least, full, accepted, refused }) => {
  const schema = schemas[collection as keyof typeof schemas]
  const good = { 'it is the least': {}, 'it is the fullest': full, ...accepted }

  test.each(Object.entries(good))('a document is accepted where %s', (_, change) => {
    const data = changed(least, change)
    expect(checkDocument(schema, data)).toEqual({ status: 'ok', data })
  })

  test.each(Object.entries(refused))('a document is refused, for that field, where %s', (_, change) => {
    const reading = checkDocument(schema, changed(least, change))
    expect(reading.status).toBe('refused')
    const blamed = Object.keys(reading.status === 'refused' ? reading.errors : {})
    // A field that nobody knows is an error of the whole document; one that the change makes necessary is an error of its own.
    const missing = Object.keys(full).filter((field) => !(field in changed(least, change)))
    expect([...Object.keys(change), ...missing, ''].some((field) => blamed.includes(field))).toBe(true)
  })

  test.each(Object.entries(good))('the site shows a document whole where %s', (_, change) => {
    expect(decoders[collection as keyof typeof decoders].decode('id-1', changed(least, change)).problems).toEqual([])
  })

  const form = forms[collection]
  if (form === undefined) return

  test.each(Object.entries(good))('the form shows and stores again a document where %s', (_, change) => {
    const stored = changed(least, change)
    const reading = readAgain(form, stored)
    expect(reading).toEqual({ status: 'ok', data: normal(stored) })
  })

  const typed = Object.entries(refused).filter(([, change]) => isTyped(form, change))
  test.each(typed)('the form refuses or repairs input where %s', (_, change) => {
    const [field, value] = Object.entries(change)[0]!
    const values: FormValues = { ...form.toValues(least), [field]: value as string }
    const reading = form.read(values, { now, stored: undefined, taken: {} })
    if (reading.status === 'refused') expect(Object.keys(reading.errors)).toEqual([field])
    else {
      expect(reading.data).not.toEqual(changed(least, change))
      expect(checkDocument(schema, reading.data).status).toBe('ok')
    }
  })
})

function readAgain(form: FormKind<FormValues>, stored: Fields) {
  return form.read(form.toValues(stored), { now, stored, taken: {} })
}

/** Whether a person could type it: one field of the form, and text. */
function isTyped(form: FormKind<FormValues>, change: Fields): boolean {
  const [field = '', ...others] = Object.keys(change)
  return others.length === 0 && field in form.labels && typeof change[field] === 'string'
}

/** As a form stores it: addresses in their normal form, and nothing for a text that is blank and may be missing. */
function normal(data: Fields): Fields {
  const optional = ['location']
  const entries = Object.entries(data).map(([field, value]): [string, unknown] => {
    if (typeof value !== 'string') return [field, value]
    return [field, /^https?:\/\//i.test(value) ? new URL(value).href : value]
  })
  return Object.fromEntries(entries.filter(([field, value]) => !(value === '' && optional.includes(field))))
}

function changed(data: Fields, change: Fields): Fields {
  return Object.fromEntries(Object.entries({ ...data, ...change }).filter(([, value]) => value !== undefined))
}
