import {
  doc,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite'
import { isCounter, type PublicCollection } from '../model/versions.ts'
import { getDatabase } from './database.ts'
import { BackendError, toBackendError } from './errors.ts'
import { toFetched, type FetchedDocument, type Fields } from './fields.ts'
import { announceContentWritten } from './publishing.ts'
import { judgeRefusal } from './session.ts'

/** All that the organiser edits. `resources` has no counter in `meta/content`: no static page shows it. */
export type ContentCollection = PublicCollection | 'resources'

/** What a transaction does to the content. It tells whether it changed anything that the public can see. */
export type Change = (transaction: Transaction, database: Firestore) => Promise<boolean>

const ATTEMPTS = 3
/** Milliseconds after which a write that got no answer counts as failed. It may have arrived: saving again is safe. */
const PATIENCE = 20_000

/**
 * One batch: what `change` does, and where the public can see it the step of the collection's counter, without which the rules refuse it. What it
 * read must still be so at the end; if not, it runs again. Throws a BackendError.
 */
export async function changeContent(collection: ContentCollection, change: Change): Promise<void> {
  await bridged(async () => {
    const database = await getDatabase()
    if (collection === 'resources') return commit(database, change)
    const counters = doc(database, 'meta', 'content')
    const withStep = (step: FieldValue | number) => async (transaction: Transaction) => {
      const isSeen = await change(transaction, database)
      if (isSeen) transaction.set(counters, { [collection]: step }, { merge: true })
      return isSeen
    }
    try {
      await commit(database, withStep(increment(1)))
    } catch (error) {
      if (!hasCode(error, 'permission-denied') || !(await isBroken(counters, collection))) throw error
      await commit(database, withStep(1))
    }
  })
  // Also where nothing was written: the answer to an earlier call may have been lost, and with it the word that something waits.
  if (collection !== 'resources') announceContentWritten()
}

/** A document as it is in this transaction. */
export async function read(
  transaction: Transaction,
  reference: DocumentReference,
): Promise<FetchedDocument | undefined> {
  const snapshot = await transaction.get(reference)
  return snapshot.exists() ? toFetched(snapshot.data()) : undefined
}

/** Stores a document whole, with the server's time. */
export function put(transaction: Transaction, reference: DocumentReference, data: Fields): void {
  transaction.set(reference, { ...data, updatedAt: serverTimestamp() })
}

/** Runs work with the SDK, within its time, and turns what it throws into a BackendError. */
export async function bridged<T>(work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BackendError('offline')), PATIENCE)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw judgeRefusal(toBackendError(error))
  } finally {
    clearTimeout(timer)
  }
}

/** Runs a transaction, again where others were faster. */
async function commit(database: Firestore, change: Change, left = ATTEMPTS - 1): Promise<void> {
  try {
    // The SDK would try five times over many seconds, also when the quota is used up.
    await runTransaction(database, (transaction) => change(transaction, database), { maxAttempts: 1 })
  } catch (error) {
    const isOvertaken = hasCode(error, 'aborted') || hasCode(error, 'failed-precondition')
    if (left === 0 || !isOvertaken) throw error
    await commit(database, change, left - 1)
  }
}

/** Whether something stands in the counter's place that cannot be counted on from, as the console may have left it: then the rules let it begin anew. */
async function isBroken(counters: DocumentReference, collection: PublicCollection): Promise<boolean> {
  const stored: unknown = (await getDoc(counters)).get(collection)
  return stored !== undefined && !isCounter(stored)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
