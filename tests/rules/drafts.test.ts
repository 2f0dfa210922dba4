import { collection, doc, getDoc, getDocs, orderBy, query, where } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { collectionCases } from '../support/rules-cases/collections.ts'
import { openDatabase, outcomeOf } from '../support/rules-emulator.ts'

const database = await openDatabase('rules-drafts')
const { least: draft, full: published } = collectionCases.posts

beforeEach(() =>
  database.reset({ 'posts/draft': draft, 'posts/published': published, 'posts/older': { title: 'Without a status' } }),
)

describe.each(['visitor', 'member'] as const)('a %s', (person) => {
  const posts = collection(database.as(person), 'posts')

  test('gets exactly the published posts from a query that asks for them', async () => {
    const { docs } = await getDocs(query(posts, where('status', '==', 'published')))
    expect(docs.map(({ id }) => id)).toEqual(['published'])
  })

  test.each([
    ['every post', query(posts)],
    ['drafts', query(posts, where('status', '==', 'draft'))],
    ['published posts and drafts', query(posts, where('status', 'in', ['published', 'draft']))],
    ['posts by another field', query(posts, where('slug', '==', 'news'))],
    ['posts with any status but one', query(posts, where('status', '!=', 'draft'))],
  ])('is refused a query for %s', async (_, refused) => {
    expect(await outcomeOf(getDocs(refused))).toBe('deny')
  })

  test('cannot tell a draft from a post that does not exist, or has no status', async () => {
    const outcomes = ['draft', 'missing', 'older'].map((id) => outcomeOf(getDoc(doc(posts, id))))
    expect(await Promise.all(outcomes)).toEqual(['deny', 'deny', 'deny'])
  })
})

test('the admin sees every post, and learns that one does not exist', async () => {
  const posts = collection(database.as('admin'), 'posts')
  expect((await getDocs(posts)).size).toBe(3)
  expect((await getDoc(doc(posts, 'missing'))).exists()).toBe(false)
})

test('firestore.indexes.json serves the query for the published posts, newest first', async () => {
  const posts = collection(await openDefault(), 'posts')
  const newest = query(posts, where('status', '==', 'published'), orderBy('publishedAt', 'desc'))
  expect(await outcomeOf(getDocs(newest))).toBe('allow')
})

/** The database that has the composite indexes. Only read here: the seed and other tests own it. */
async function openDefault() {
  return (await openDatabase('(default)')).as('visitor')
}
