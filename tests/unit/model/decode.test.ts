import { describe, expect, test } from 'vitest'
import type { Decoder } from '../../../src/model/decode/document.ts'
import { eventDecoder } from '../../../src/model/decode/event.ts'
import { galleryImageDecoder } from '../../../src/model/decode/gallery-image.ts'
import { memberDecoder } from '../../../src/model/decode/member.ts'
import { postDecoder } from '../../../src/model/decode/post.ts'
import { resourceDecoder } from '../../../src/model/decode/resource.ts'
import { decoded, problemsOf } from '../../support/decode.ts'
import {
  aStoredEvent,
  aStoredImage,
  aStoredMember,
  aStoredPost,
  aStoredResource,
  type StoredDocument,
} from '../../support/factories.ts'

const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

interface Kind {
  name: string
  decoder: Decoder<{ id: string }>
  stored: (overrides?: StoredDocument) => StoredDocument
  /** Text fields, without which nothing can be shown. */
  required: string[]
  /** Text fields that may be missing. */
  optional: string[]
  /** Fields that hold the address of a link or of a picture, and may be missing. */
  addresses: string[]
}

const kinds: Kind[] = [
  {
    name: 'events',
    decoder: eventDecoder,
    stored: aStoredEvent,
    required: ['title'],
    optional: ['time', 'location', 'description'],
    addresses: ['registrationLink'],
  },
  {
    name: 'team',
    decoder: memberDecoder,
    stored: aStoredMember,
    required: ['name'],
    optional: ['role'],
    addresses: ['photoUrl', 'linkedin', 'github'],
  },
  {
    name: 'gallery',
    decoder: galleryImageDecoder,
    stored: aStoredImage,
    required: [],
    optional: ['caption'],
    addresses: [],
  },
  {
    name: 'posts',
    decoder: postDecoder,
    stored: aStoredPost,
    required: ['title'],
    optional: ['slug', 'summary', 'body'],
    addresses: ['cover'],
  },
  {
    name: 'resources',
    decoder: resourceDecoder,
    stored: aStoredResource,
    required: ['title'],
    optional: ['description', 'category'],
    addresses: ['url'],
  },
]

describe.for(kinds)('$name', ({ name, decoder, stored, required, optional, addresses }) => {
  test('a whole document has no problems', () => {
    expect(problemsOf(decoder, stored())).toEqual([])
  })

  test('a problem names the collection, the document, the field, the reason and what follows', () => {
    const field = required[0] ?? 'imageUrl'
    expect(decoder.decode('abc', stored({ [field]: undefined })).problems).toEqual([
      { collection: name, id: 'abc', field, reason: 'is missing', effect: 'left out' },
    ])
  })

  test('unknown fields change nothing', () => {
    const extra = { extra: 1, nested: { title: 'x' }, constructor: 'x', hasOwnProperty: 'x', toString: 'x', then: 'x' }
    expect(decoded(decoder, { ...stored(), ...extra })).toEqual(decoded(decoder, stored()))
  })

  test('a field named __proto__ changes nothing, here or elsewhere', () => {
    const hostile: unknown = JSON.parse(JSON.stringify(stored()).replace(/\}$/, ',"__proto__":{"polluted":true}}'))
    expect(Object.hasOwn(hostile as object, '__proto__')).toBe(true)
    expect(decoded(decoder, hostile)).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })

  test.for(['__proto__', 'constructor', 'toString', '..', '<b>', 'a b'])('the id %s is an id like any other', (id) => {
    expect(decoded(decoder, stored(), id)).toMatchObject({ id })
    expect(decoder.decode(id, {}).problems.every((problem) => problem.id === id)).toBe(true)
  })

  test.for<[unknown]>([[null], [undefined], ['text'], [7], [true], [[]], [[{ title: 'x' }]], [() => 1]])(
    '%o is no document',
    ([data]) => {
      expect(problemsOf(decoder, data)).toEqual(['(document) is not a document, left out'])
    },
  )

  test.for(required)('without a %s there is nothing to show', (field) => {
    expect(problemsOf(decoder, stored({ [field]: undefined }))).toEqual([`${field} is missing, left out`])
    expect(problemsOf(decoder, stored({ [field]: null }))).toEqual([`${field} is missing, left out`])
    expect(problemsOf(decoder, stored({ [field]: ' \n ' }))).toEqual([`${field} is empty, left out`])
  })

  test.for([...optional, ...addresses])('%s may be missing, null or blank', (field) => {
    const without = decoded(decoder, stored({ [field]: undefined }))
    for (const value of [null, '', ' \t\n ']) {
      expect(problemsOf(decoder, stored({ [field]: value }))).toEqual([])
      expect(decoded(decoder, stored({ [field]: value }))).toEqual(without)
    }
  })

  test.for([...required, ...optional, ...addresses])('%s of a wrong type leaves the document out', (field) => {
    for (const value of [7, 0, true, {}, [], ['x'], new Date(0), { toString: 'x' }, 10n, Symbol('x'), Number.NaN]) {
      expect(problemsOf(decoder, stored({ [field]: value }))).toEqual([`${field} is not text, left out`])
    }
  })

  test.for(addresses)('%s shows only if it parses as http or https', (field) => {
    const without = decoded(decoder, stored({ [field]: undefined }))
    for (const value of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.edu', '/a', 'nonsense', attack]) {
      expect(problemsOf(decoder, stored({ [field]: value }))).toEqual([
        `${field} is not an http or https address, field hidden`,
      ])
      expect(decoded(decoder, stored({ [field]: value }))).toEqual(without)
    }
  })

  test('every wrong field of a document is named at once', () => {
    const fields = [...required, ...optional, ...addresses]
    const problems = problemsOf(decoder, stored(Object.fromEntries(fields.map((field) => [field, 7]))))
    expect(problems.toSorted()).toEqual(fields.map((field) => `${field} is not text, left out`).toSorted())
  })

  test('an attack in every text field yields text, and no address or HTML of its own', () => {
    const fields = [...required, ...optional, ...addresses]
    const entity = decoded(decoder, stored(Object.fromEntries(fields.map((field) => [field, attack]))))
    for (const field of addresses) expect(entity).toHaveProperty(field, undefined)
    if ('descriptionHtml' in entity) expect(entity.descriptionHtml).not.toMatch(/<(?!\/?p>)/)
  })
})

test('500 malformed documents neither throw nor hide a good one', () => {
  const nonsense = [
    null,
    7,
    'x',
    [],
    {},
    true,
    Number.POSITIVE_INFINITY,
    new Date(Number.NaN),
    { a: { b: [{}] } },
    '\ud800',
    attack,
  ]
  const fields = ['title', 'date', 'time', 'location', 'description', 'registrationLink', '__proto__', 'constructor']
  const documents = Array.from({ length: 500 }, (_, index): [string, unknown] => {
    const entries = fields.map((field, at) => [field, nonsense[(index * (at + 1) + at) % nonsense.length]])
    return [`bad-${index}`, index % 10 === 0 ? nonsense[(index / 10) % nonsense.length] : Object.fromEntries(entries)]
  })
  documents.splice(250, 0, ['good', aStoredEvent()])
  const results = documents.map(([id, data]) => eventDecoder.decode(id, data))
  expect(results.flatMap((result) => (result.status === 'ok' ? [result.value.id] : []))).toEqual(['good'])
  const named = new Set(results.flatMap((result) => result.problems.map((problem) => problem.id)))
  expect(named.size).toBe(500)
})
