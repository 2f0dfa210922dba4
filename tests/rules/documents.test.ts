import { updateDoc, doc, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite'
import type { DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { collectionCases } from '../support/rules-cases/collections.ts'
import type { Fields } from '../support/rules-cases/fields.ts'
import { openDatabase, outcomeOf } from '../support/rules-emulator.ts'
import { commit, oneUp, remove, store } from '../support/rules-writes.ts'

const database = await openDatabase('rules-documents')
const admin = database.as('admin')

describe.each(Object.entries(collectionCases))('%s', (collection, { least, full, accepted, refused }) => {
  const stored = `${collection}/stored`
  const created = `${collection}/new`
  const legacy = `${collection}/legacy`

  beforeEach(() =>
    database.reset({
      [stored]: full,
      [legacy]: { ...full, older: 'field', updatedAt: 'yesterday' },
      'meta/content': { [collection]: 7 },
    }),
  )

  /** What becomes of a document when it is created, and when a stored one is edited into it. */
  async function outcomesOf(data: DocumentData): Promise<string[]> {
    return [await outcomeOf(store(admin, created, data)), await outcomeOf(store(admin, stored, data))]
  }

  test('accepts the least and the fullest document', async () => {
    expect(await outcomesOf(least)).toEqual(['allow', 'allow'])
    expect(await outcomesOf(full)).toEqual(['allow', 'allow'])
  })

  test.each(Object.entries(accepted))('accepts a document where %s', async (_, change) => {
    expect(await outcomesOf(changed(least, change))).toEqual(['allow', 'allow'])
  })

  test.each(Object.entries(refused))('refuses a document where %s', async (_, change) => {
    expect(await outcomesOf(changed(least, change))).toEqual(['deny', 'deny'])
  })

  test.each([
    ['the clock of the browser', Timestamp.now()],
    ['the past', Timestamp.fromMillis(0)],
    ['text', '2026-03-01T10:00:00Z'],
    ['null', null],
  ])('refuses a document whose updatedAt is %s', async (_, updatedAt) => {
    expect(await outcomesOf({ ...least, updatedAt })).toEqual(['deny', 'deny'])
  })

  test('refuses a document without updatedAt', async () => {
    const batch = writeBatch(admin).set(doc(admin, created), least)
    expect(await outcomeOf(commit(admin, batch, oneUp(created)))).toBe('deny')
  })

  test('refuses an edit that changes one field and keeps the old updatedAt', async () => {
    const field = Object.keys(least)[0]!
    const batch = writeBatch(admin).update(doc(admin, stored), { [field]: least[field] })
    expect(await outcomeOf(commit(admin, batch, oneUp(stored)))).toBe('deny')
  })

  test('an edit of an old document has to clean it up', async () => {
    const kept = writeBatch(admin).update(doc(admin, legacy), { updatedAt: serverTimestamp() })
    expect(await outcomeOf(commit(admin, kept, oneUp(legacy)))).toBe('deny')
    expect(await outcomeOf(store(admin, legacy, full))).toBe('allow')
  })

  test('an old document can be deleted as it is', async () => {
    expect(await outcomeOf(remove(admin, legacy))).toBe('allow')
  })
})

test('edits one field of a valid document', async () => {
  await database.reset({
    'resources/stored': { ...collectionCases.resources.full, updatedAt: Timestamp.fromMillis(0) },
  })
  const edit = updateDoc(doc(admin, 'resources/stored'), { title: 'New', updatedAt: serverTimestamp() })
  expect(await outcomeOf(edit)).toBe('allow')
})

function changed(data: Fields, change: Fields): DocumentData {
  return Object.fromEntries(Object.entries({ ...data, ...change }).filter(([, value]) => value !== undefined))
}
