import {
  collection as collectionOf,
  doc,
  getDoc,
  getDocs,
  increment,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite'
import type { PublicCollection } from '../model/versions.ts'
import { getDatabase } from './database.ts'
import { BackendError, toBackendError } from './errors.ts'
import { sameFields, toFetched, type FetchedDocument, type Fields } from './fields.ts'
import { announceContentWritten } from './publishing.ts'
import { getClubAuth } from './session.ts'

/** All that the organiser edits. `resources` has no counter in `meta/content`: no static page shows it. */
export type ContentCollection = PublicCollection | 'resources'

/** The rules look at two other documents for each one written (three in a new database), and a batch may cause twenty looks. */
const BATCH = 6
const ATTEMPTS = 3
/** Milliseconds after which a write that got no answer counts as failed. It may have arrived: saving again is safe. */
const PATIENCE = 20_000

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
  return write(collection, async (transaction, database) => {
    const reference = doc(database, collection, id)
    const stored = await read(transaction, reference)
    if (stored === undefined) put(transaction, reference, data)
    else if (!sameFields(stored.data, data)) throw new BackendError('conflict')
    return stored === undefined
  }).then(() => freshly(collection, id, data))
}

/**
 * Replaces a document whole, so that fields of older applications go. Throws a BackendError: `conflict` where the stored version is not the
 * `expected` one and differs from `data`, `not-found` where it was deleted meanwhile.
 */
export async function saveDocument(
  collection: ContentCollection,
  id: string,
  data: Fields,
  { expected }: { expected: string | undefined },
): Promise<FetchedDocument> {
  return write(collection, async (transaction, database) => {
    const reference = doc(database, collection, id)
    const stored = await read(transaction, reference)
    if (stored === undefined) throw new BackendError('not-found')
    const isExpected = stored.updatedAt === expected
    if (!isExpected && !sameFields(stored.data, data)) throw new BackendError('conflict')
    if (isExpected) put(transaction, reference, data)
    return isExpected
  }).then(() => freshly(collection, id, data))
}

/** Deletes a document and returns what it held, for `restoreDocument`; undefined where it was gone already. Throws a BackendError. */
export async function deleteDocument(collection: ContentCollection, id: string): Promise<Fields | undefined> {
  let data: Fields | undefined
  await write(collection, async (transaction, database) => {
    const reference = doc(database, collection, id)
    data = (await read(transaction, reference))?.data
    if (data !== undefined) transaction.delete(reference)
    return data !== undefined
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
    await write('team', async (transaction, database) => {
      const stored = await Promise.all(some.map(({ id }) => read(transaction, doc(database, 'team', id))))
      const changes = some.flatMap(({ id, order }, index) => {
        const data = stored[index]?.data
        return data === undefined ? [] : [{ id, data: rebuild(data, order) }]
      })
      for (const { id, data } of changes) put(transaction, doc(database, 'team', id), data)
      return changes.length > 0
    })
  }
}

/**
 * One batch: what `change` does, and the step of the collection's counter without which the rules refuse it. `change` tells whether it changed
 * anything. What it read must still be so at the end; if not, it runs again.
 */
async function write(
  collection: ContentCollection,
  change: (transaction: Transaction, database: Firestore) => Promise<boolean>,
): Promise<void> {
  await bridged(async () => {
    const database = await getDatabase()
    const attempt = () =>
      runTransaction(
        database,
        async (transaction) => {
          if (!(await change(transaction, database)) || collection === 'resources') return
          transaction.set(doc(database, 'meta', 'content'), { [collection]: increment(1) }, { merge: true })
        },
        // The SDK would try five times over many seconds, also when the quota is used up.
        { maxAttempts: 1 },
      )
    await repeated(attempt)
  })
  if (collection !== 'resources') announceContentWritten()
}

async function repeated(attempt: () => Promise<void>, left = ATTEMPTS - 1): Promise<void> {
  try {
    await attempt()
  } catch (error) {
    if (left === 0 || !isOvertaken(error)) throw error
    await repeated(attempt, left - 1)
  }
}

function isOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'aborted' || error.code === 'failed-precondition')
}

async function read(transaction: Transaction, reference: DocumentReference): Promise<FetchedDocument | undefined> {
  const snapshot = await transaction.get(reference)
  return snapshot.exists() ? toFetched(snapshot.data()) : undefined
}

function put(transaction: Transaction, reference: DocumentReference, data: Fields): void {
  transaction.set(reference, { ...data, updatedAt: serverTimestamp() })
}

/** The version that a write made: its time is the server's, so it has to be read. What someone else wrote since is not ours. */
async function freshly(collection: ContentCollection, id: string, data: Fields): Promise<FetchedDocument> {
  const stored = await fetchDocument(collection, id).catch(() => undefined)
  return stored !== undefined && sameFields(stored.data, data) ? stored : { data, updatedAt: undefined }
}

/** Runs work with the SDK, within its time, and turns what it throws into a BackendError. */
async function bridged<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('offline')), PATIENCE)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    const problem = toBackendError(error)
    // The rules refuse whoever is nobody: then the session has ended, and the account is not the reason.
    const isNobody = problem.code === 'permission-denied' && getClubAuth().currentUser === null
    throw isNobody ? new BackendError('signed-out', error) : problem
  } finally {
    clearTimeout(timer)
  }
}
