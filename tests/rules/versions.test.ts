import { deleteField, doc, getDoc, increment, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite'
import type { DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { publicCollections } from '../../src/model/versions.ts'
import { collectionCases } from '../support/rules-cases/collections.ts'
import { openDatabase, outcomeOf } from '../support/rules-emulator.ts'
import { commit, remove, store } from '../support/rules-writes.ts'
import type { Counters } from '../support/rules-writes.ts'

const database = await openDatabase('rules-versions')
const admin = database.as('admin')
const versions = { events: 3, team: 3, gallery: 3, posts: 3 }

describe.each(publicCollections)('a change of %s', (name) => {
  const { full } = collectionCases[name]
  const other = name === 'events' ? 'team' : 'events'

  const writes: Record<string, (counters: Counters) => Promise<void>> = {
    create: (counters) => store(admin, `${name}/new`, full, counters),
    update: (counters) => store(admin, `${name}/stored`, full, counters),
    delete: (counters) => remove(admin, `${name}/stored`, counters),
  }

  /** Each write with each of these, over counters that stand at 3, or over no counters. */
  const batches: [how: string, counters: Counters, before: DocumentData | undefined, outcome: string][] = [
    ['its counter goes up by one', { [name]: increment(1) }, versions, 'allow'],
    ['its counter becomes 4', { [name]: 4 }, versions, 'allow'],
    ['its counter and another go up by one', { [name]: increment(1), [other]: increment(1) }, versions, 'allow'],
    ['its counter stays', null, versions, 'deny'],
    ['its counter stays at 1', null, { [name]: 1 }, 'deny'],
    ['its counter is written as it was', { [name]: 3, [other]: increment(1) }, versions, 'deny'],
    ['its counter goes up by two', { [name]: increment(2) }, versions, 'deny'],
    ['its counter goes down', { [name]: increment(-1) }, versions, 'deny'],
    ['its counter becomes 4.5', { [name]: 4.5 }, versions, 'deny'],
    ['its counter becomes text', { [name]: '4' }, versions, 'deny'],
    ['its counter is removed', { [name]: deleteField() }, versions, 'deny'],
    ['only the counter of another collection goes up', { [other]: increment(1) }, versions, 'deny'],
    ['its counter goes up, another goes down', { [name]: increment(1), [other]: increment(-1) }, versions, 'deny'],
    ['its counter goes up, another is removed', { [name]: increment(1), [other]: deleteField() }, versions, 'deny'],
    ['its counter goes up, and there is an unknown one', { [name]: increment(1), users: 1 }, versions, 'deny'],
    ['the counters begin with it', { [name]: increment(1) }, undefined, 'allow'],
    ['the counters begin at 2', { [name]: 2 }, undefined, 'deny'],
    ['the counters begin with another', { [other]: increment(1) }, undefined, 'deny'],
    ['there are no counters', null, undefined, 'deny'],
    ['its counter was missing', { [name]: increment(1) }, { [other]: 3 }, 'allow'],
    ['its counter was no number', { [name]: increment(1) }, { ...versions, [name]: 'three' }, 'allow'],
    ['its counter was a whole number stored as a fraction', { [name]: increment(1) }, { [name]: 3.0 }, 'allow'],
    ['its counter was a fraction, and stays one', { [name]: increment(1) }, { [name]: 3.5 }, 'deny'],
    ['its counter was a fraction, and begins anew', { [name]: 1 }, { [name]: 3.5 }, 'allow'],
    ['its counter was negative, and begins anew', { [name]: 1 }, { [name]: -3 }, 'allow'],
    ['its counter was infinite, and begins anew', { [name]: 1 }, { [name]: Infinity }, 'allow'],
    ['its counter was larger than JavaScript counts, and begins anew', { [name]: 1 }, { [name]: 2 ** 60 }, 'allow'],
    ['another counter is no number', { [name]: increment(1) }, { ...versions, [other]: 'three' }, 'allow'],
    ['another counter is a fraction', { [name]: increment(1) }, { ...versions, [other]: 3.5 }, 'allow'],
    ['there was another field', { [name]: increment(1) }, { ...versions, note: 'by hand' }, 'allow'],
    ['another field changes', { [name]: increment(1), note: 'anew' }, { ...versions, note: 'by hand' }, 'deny'],
    ['another field goes', { [name]: increment(1), note: deleteField() }, { ...versions, note: 'by hand' }, 'deny'],
  ]

  test.each(batches)('%s', async (_, counters, before, outcome) => {
    for (const [operation, write] of Object.entries(writes)) {
      await database.reset({ [`${name}/stored`]: full, ...(before === undefined ? {} : { 'meta/content': before }) })
      expect([operation, await outcomeOf(write(counters))]).toEqual([operation, outcome])
    }
  })
})

describe('a post that is a draft', () => {
  const { least: draft, full: published } = collectionCases.posts

  beforeEach(() =>
    database.reset({
      'posts/draft': draft,
      'posts/published': published,
      'posts/older': { title: 'Without a status' },
      'meta/content': versions,
    }),
  )

  const writes: [what: string, write: (counters: Counters) => Promise<void>][] = [
    ['is created', (counters) => store(admin, 'posts/new', draft, counters)],
    ['is edited', (counters) => store(admin, 'posts/draft', { ...draft, title: 'Other' }, counters)],
    ['is deleted', (counters) => remove(admin, 'posts/draft', counters)],
    ['without a status becomes a draft', (counters) => store(admin, 'posts/older', draft, counters)],
    ['without a status is deleted', (counters) => remove(admin, 'posts/older', counters)],
  ]

  test.each(writes)('moves no counter when it %s', async (_, write) => {
    expect(await outcomeOf(write(null))).toBe('allow')
  })

  test.each(writes)('may move the counter when it %s, as pages of an older build do', async (_, write) => {
    expect(await outcomeOf(write({ posts: increment(1) }))).toBe('allow')
  })

  test.each<[what: string, write: (counters: Counters) => Promise<void>]>([
    ['is published', (counters) => store(admin, 'posts/draft', published, counters)],
    ['is created as a published one', (counters) => store(admin, 'posts/new', published, counters)],
    ['was published until now', (counters) => store(admin, 'posts/published', draft, counters)],
    ['is not: an edit of a published one', (counters) => store(admin, 'posts/published', published, counters)],
    ['is not: the end of a published one', (counters) => remove(admin, 'posts/published', counters)],
  ])('has to move the counter when it %s', async (_, write) => {
    expect(await outcomeOf(write(null))).toBe('deny')
    expect(await outcomeOf(write({ events: increment(1) }))).toBe('deny')
    expect(await outcomeOf(write({ posts: increment(1) }))).toBe('allow')
  })
})

describe('meta/content', () => {
  beforeEach(() => database.reset({ 'meta/content': versions }))

  test('one batch reorders a team of twelve and goes up once', async () => {
    const batch = writeBatch(admin)
    for (let order = 1; order <= 12; order++) {
      batch.set(doc(admin, `team/${order}`), { ...collectionCases.team.least, order, updatedAt: serverTimestamp() })
    }
    await commit(admin, batch, { team: increment(1) })
    expect((await getDoc(doc(admin, 'meta/content'))).get('team')).toBe(4)
  })

  test('a batch with one document that is not valid changes nothing', async () => {
    const batch = writeBatch(admin).set(doc(admin, 'team/1'), {
      ...collectionCases.team.least,
      updatedAt: serverTimestamp(),
    })
    batch.set(doc(admin, 'team/2'), { name: 'Ada', updatedAt: serverTimestamp() })
    expect(await outcomeOf(commit(admin, batch, { team: increment(1) }))).toBe('deny')
    expect((await getDoc(doc(admin, 'team/1'))).exists()).toBe(false)
  })

  test('members-only resources have no counter', async () => {
    expect(await outcomeOf(store(admin, 'resources/new', collectionCases.resources.least, null))).toBe('allow')
  })

  test.each(publicCollections)('a counter of %s that was missing cannot become text or a fraction', async (name) => {
    const other = name === 'events' ? 'team' : 'events'
    await database.reset({ 'meta/content': { [other]: 3 } })
    for (const value of ['text', 0.5, null]) {
      expect(await outcomeOf(setDoc(doc(admin, 'meta/content'), { [other]: 4, [name]: value }))).toBe('deny')
    }
    expect(await outcomeOf(setDoc(doc(admin, 'meta/content'), { [other]: 4, [name]: 1 }))).toBe('allow')
  })

  test.each([
    ['stay', versions],
    ['go up by two', { ...versions, events: 5 }],
    ['go up by two where another goes up by one', { ...versions, events: 5, team: 4 }],
    ['go down', { ...versions, events: 4, team: 2 }],
    ['be removed', { events: 4, team: 3 }],
    ['be joined by another field', { ...versions, events: 4, users: 1 }],
  ])('counters cannot %s by themselves', async (_, counters) => {
    expect(await outcomeOf(setDoc(doc(admin, 'meta/content'), counters))).toBe('deny')
  })

  test('counters cannot begin at nothing but zeros', async () => {
    await database.reset({})
    expect(await outcomeOf(setDoc(doc(admin, 'meta/content'), { events: 0 }))).toBe('deny')
    expect(await outcomeOf(setDoc(doc(admin, 'meta/content'), {}))).toBe('deny')
  })
})
