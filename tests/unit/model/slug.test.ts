import { expect, test } from 'vitest'
import type { Post } from '../../../src/model/post.ts'
import { slugFault, withOwnSlugs } from '../../../src/model/slug.ts'
import { aPost } from '../../support/factories.ts'

type Named = [id: string, slug?: string | undefined]

/** Posts as the decoder makes them, the first one the newest. */
function posts(...named: Named[]): Post[] {
  return named.map(([id, slug], index) =>
    aPost({ id, slug, publishedAt: new Date(Date.UTC(2026, 1, 28 - index)).toISOString() }),
  )
}

function slugs(...named: Named[]): string[] {
  return withOwnSlugs(posts(...named)).map(({ slug }) => slug)
}

const safe = /^[A-Za-z0-9_-]{1,200}$/
const hostileIds = [
  'x'.repeat(260),
  'ü'.repeat(130),
  'a.html',
  'a\\b',
  'a/b',
  '%2e%2e',
  '..',
  '.',
  'a b',
  'a?b#c',
  'n\u0303',
  'ñ',
  '\u202e',
  'index',
  'INDEX',
  'con',
  'Lpt1',
  '404',
]

test('a usable slug stays as it is', () => {
  expect(slugs(['1', 'news'], ['2', 'x'.repeat(200)], ['3', '2026'])).toEqual(['news', 'x'.repeat(200), '2026'])
})

test('a post without a slug goes by its id', () => {
  expect(slugs(['aB3'], ['x_y-z'])).toEqual(['aB3', 'x_y-z'])
})

test.for(hostileIds)('the id %j, which cannot be a file everywhere, becomes a safe name that stays the same', (id) => {
  const [slug] = slugs([id])
  expect(slug).toMatch(safe)
  expect(slug).toMatch(/^post-[0-9a-z]+$/)
  expect(slugs(['other'], [id])).toContain(slug)
})

test.for<[string, Named[]]>([
  [
    'the same slug twice',
    [
      ['1', 'same'],
      ['2', 'same'],
    ],
  ],
  ['a slug that is the id of another', [['1', 'same'], ['same']]],
  ['an id that is the slug of a later one', [['same'], ['1', 'same']]],
  ['ids that differ by case only', [['Same'], ['same'], ['sAME']]],
  ['a slug and an id that differ by case only', [['1', 'same'], ['SAME']]],
  ['names that need a new one', hostileIds.map((id): Named => [id])],
  ['a slug that is the new name of another', [['1', slugs(['a/b'])[0]], ['a/b']]],
])('no two posts share an address: %s', ([, named]) => {
  const result = slugs(...named)
  expect(new Set(result.map((slug) => slug.toLowerCase())).size).toBe(named.length)
  for (const slug of result) expect(slug).toMatch(safe)
})

test('of two posts with one slug the newer keeps it, and the other goes by its id', () => {
  expect(slugs(['1', 'same'], ['2', 'same'])).toEqual(['same', '2'])
  expect(slugs(['1', 'same'], ['same', 'same'])).toEqual(['same', expect.stringMatching(/^post-/)])
  expect(slugs(['same', 'same'], ['2', 'same'])).toEqual(['same', '2'])
})

test('a slug comes before an id', () => {
  expect(slugs(['same'], ['2', 'same'])).toEqual([expect.stringMatching(/^post-/), 'same'])
})

test('the order in which posts come does not matter', () => {
  const all = posts(...hostileIds.map((id): Named => [id]), ['1', 'same'], ['2', 'same'], ['same'])
  expect(withOwnSlugs(all.toReversed())).toEqual(withOwnSlugs(all))
})

test.for([
  ['news', undefined],
  ['x'.repeat(201), 'is longer than 200 characters'],
  ['index', 'is a reserved name'],
  ['com1', 'is a reserved name'],
  ['../events', 'is not lower-case words joined by hyphens'],
] as const)('what is wrong with the slug %s', ([slug, fault]) => {
  expect(slugFault(slug)).toBe(fault)
})
