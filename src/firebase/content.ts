import { collection as collectionOf, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { bridged, changeContent, put, read, type ContentCollection } from './content-change.ts'
import { getDatabase } from './database.ts'
import { BackendError } from './errors.ts'
import { sameFields, toFetched, type FetchedDocument, type Fields } from './fields.ts'

export type { ContentCollection } from './content-change.ts'

/** The rules look at two other documents for each one written (three in a new database), and a batch may cause twenty looks. */
const BATCH = 6

/** An id for a document that does not exist yet. A second `createDocument` with the same id and data does nothing. */
export function newId(_collection: ContentCollection): string {
  return crypto.randomUUID()
}

/** A document as it is now; undefined where there is none. Throws a BackendError. */
export async function fetchDocument(collection: ContentCollection, id: string): Promise<FetchedDocument | undefined> {
  return bridged(async () => {
    const snapshot = await getDoc(doc(await getDatabase(), collection, id))
    return snapshot.exists() ? toFetched(snapshot.data()) : undefined
  })
}

/** Every document of a collection as the signed-in person may see it: for the admin, drafts too. Throws a BackendError. */
export async function fetchDocuments(collection: ContentCollection): Promise<(FetchedDocument & { id: string })[]> {
  return bridged(async () => {
    const { docs } = await getDocs(collectionOf(await getDatabase(), collection))
    return docs.map((snapshot) => ({ id: snapshot.id, ...toFetched(snapshot.data()) }))
  })
}

/**
 * Stores a new document. Throws a BackendError: `conflict` where another document has the id. A repeated call, after an answer that was
 * lost, succeeds.
 */
export async function createDocument(
  collection: ContentCollection,
  id: string,
  data: Fields,
): Promise<FetchedDocument> {
  return changeContent(collection, async (transaction, database) => {
    const reference = doc(database, collection, id)
    const stored = await read(transaction, reference)
    if (stored === undefined) put(transaction, reference, data)
    else if (!sameFields(stored.data, data)) throw new BackendError('conflict')
    return stored === undefined && isPublic(collection, data)
  }).then(() => freshly(collection, id, data))
}

/**
 * Replaces a document whole, so that fields of older applications go. One that says the same already is not written. Throws a BackendError:
 * `conflict` where the stored version is not the `expected` one and differs from `data`, `not-found` where it was deleted meanwhile.
 */
export async function saveDocument(
  collection: ContentCollection,
  id: string,
  data: Fields,
  { expected }: { expected: string | undefined },
): Promise<FetchedDocument> {
  return changeContent(collection, async (transaction, database) => {
    const reference = doc(database, collection, id)
    const stored = await read(transaction, reference)
    if (stored === undefined) throw new BackendError('not-found')
    if (sameFields(stored.data, data)) return false
    if (stored.updatedAt !== expected) throw new BackendError('conflict')
    put(transaction, reference, data)
    return isPublic(collection, stored.data) || isPublic(collection, data)
  }).then(() => freshly(collection, id, data))
}

/** Deletes a document and returns what it held, for `restoreDocument`; undefined where it was gone already. Throws a BackendError. */
export async function deleteDocument(collection: ContentCollection, id: string): Promise<Fields | undefined> {
  let data: Fields | undefined
  await changeContent(collection, async (transaction, database) => {
    const reference = doc(database, collection, id)
    data = (await read(transaction, reference))?.data
    if (data !== undefined) transaction.delete(reference)
    return data !== undefined && isPublic(collection, data)
  })
  return data
}

/** Brings a deleted document back under its id. Throws a BackendError, as `createDocument`. */
export async function restoreDocument(collection: ContentCollection, id: string, data: Fields): Promise<void> {
  await createDocument(collection, id, data)
}

/**
 * Gives members of the team new places. `rebuild` makes the whole document to store from the stored fields and the place, so that old
 * documents become valid on the way. Members who were deleted meanwhile are passed over. Throws a BackendError; a team of more than six
 * changed places is written in several steps, of which the first ones then hold.
 */
export async function reorderTeam(
  places: readonly { id: string; order: number }[],
  rebuild: (data: Fields, order: number) => Fields,
): Promise<void> {
  for (let start = 0; start < places.length; start += BATCH) {
    const some = places.slice(start, start + BATCH)
    await changeContent('team', async (transaction, database) => {
      const stored = await Promise.all(some.map(({ id }) => read(transaction, doc(database, 'team', id))))
      const changes = some.flatMap(({ id, order }, index) => {
        const before = stored[index]?.data
        if (before === undefined) return []
        const data = rebuild(before, order)
        return sameFields(before, data) ? [] : [{ id, data }]
      })
      for (const { id, data } of changes) put(transaction, doc(database, 'team', id), data)
      return changes.length > 0
    })
  }
}

/** Whether visitors can see a document with these fields. */
function isPublic(collection: ContentCollection, data: Fields): boolean {
  return collection !== 'posts' || data['status'] === 'published'
}

/** The version that a write made: its time is the server's, so it has to be read. What someone else wrote since is not ours. */
async function freshly(collection: ContentCollection, id: string, data: Fields): Promise<FetchedDocument> {
  const stored = await fetchDocument(collection, id).catch(() => undefined)
  return stored !== undefined && sameFields(stored.data, data) ? stored : { data, updatedAt: undefined }
}
