import { expect, test } from 'vitest'
import { postDecoder } from '../../../src/model/decode/post.ts'
import { sortPosts } from '../../../src/model/post.ts'
import { decoded, problemsOf } from '../../support/decode.ts'
import { aPost, aStoredPost } from '../../support/factories.ts'

test('a stored post becomes a post of the model', () => {
  expect(decoded(postDecoder, aStoredPost(), 'abc')).toEqual(aPost({ id: 'abc', body: 'Four *projects*.' }))
})

test('a post needs only a title', () => {
  expect(decoded(postDecoder, { title: 'Hello' }, 'abc')).toEqual({
    id: 'abc',
    title: 'Hello',
    slug: undefined,
    summary: '',
    body: '',
    cover: undefined,
    publishedAt: undefined,
  })
})

test.for(['a', 'what-we-built', '2026-in-review', '42'])('the slug %s is used', (slug) => {
  expect(decoded(postDecoder, aStoredPost({ slug })).slug).toBe(slug)
})

test.for(['../events', 'a/b', '.', '..', 'A', 'a b', '-a', 'a-', 'a--b', 'ü', '%2e%2e', 'a?b', 'a#b', '__proto__'])(
  'the slug %s, which would not be an address of its own, is not used',
  (slug) => {
    expect(decoded(postDecoder, aStoredPost({ slug })).slug).toBeUndefined()
    expect(problemsOf(postDecoder, aStoredPost({ slug }))).toEqual([
      'slug is not lower-case words joined by hyphens, field hidden',
    ])
  },
)

test.for<[unknown]>([['soon'], ['2026-02-30'], [7], [true], [{}]])('a post published at %o is left out', ([value]) => {
  expect(problemsOf(postDecoder, aStoredPost({ publishedAt: value }))).toEqual([
    'publishedAt is not a moment in time, left out',
  ])
})

test('posts are sorted newest first, then by id; those without a date come last', () => {
  const posts = [
    aPost({ id: 'new', publishedAt: '2026-03-02T00:00:00.000Z' }),
    aPost({ id: 'a', publishedAt: '2026-03-01T00:00:00.000Z' }),
    aPost({ id: 'b', publishedAt: '2026-03-01T00:00:00.000Z' }),
    aPost({ id: 'undated-a', publishedAt: undefined }),
    aPost({ id: 'undated-b', publishedAt: undefined }),
  ]
  const sorted = posts.map(({ id }) => id)
  expect(sortPosts(posts.toReversed()).map(({ id }) => id)).toEqual(sorted)
  expect(sortPosts(Object.freeze(posts)).map(({ id }) => id)).toEqual(sorted)
})
