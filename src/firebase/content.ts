import { doc, increment, writeBatch } from 'firebase/firestore/lite'
import type { PublicCollection } from '../model/versions.ts'
import { getDatabase } from './database.ts'
import { toBackendError } from './errors.ts'

/**
 * Deletes a document and moves its collection's counter, in one batch: the rules refuse the one without the other.
 * Throws a BackendError: `permission-denied` to anyone but the admin.
 */
export async function deleteDocument(collection: PublicCollection, id: string): Promise<void> {
  try {
    const database = await getDatabase()
    const batch = writeBatch(database)
    batch.delete(doc(database, collection, id))
    batch.set(doc(database, 'meta', 'content'), { [collection]: increment(1) }, { merge: true })
    await batch.commit()
  } catch (error) {
    throw toBackendError(error)
  }
}
