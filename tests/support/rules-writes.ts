import { doc, increment, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import type { DocumentData, Firestore } from 'firebase/firestore/lite'
import { publicCollections } from '../../src/model/versions.ts'

/** What a batch does to `meta/content`: the fields to set, or null to leave the document alone. */
export type Counters = DocumentData | null

/** Stores a document as the site does: with the server's time, and its collection's counter one up in the same batch. */
export function store(
  firestore: Firestore,
  path: string,
  data: DocumentData,
  counters: Counters = oneUp(path),
): Promise<void> {
  const batch = writeBatch(firestore)
  batch.set(doc(firestore, path), { updatedAt: serverTimestamp(), ...data })
  return commit(firestore, batch, counters)
}

/** Deletes a document as the site does: its collection's counter goes one up in the same batch. */
export function remove(firestore: Firestore, path: string, counters: Counters = oneUp(path)): Promise<void> {
  return commit(firestore, writeBatch(firestore).delete(doc(firestore, path)), counters)
}

/** Adds the counters to a batch and commits it. */
export function commit(firestore: Firestore, batch: ReturnType<typeof writeBatch>, counters: Counters): Promise<void> {
  if (counters !== null) batch.set(doc(firestore, 'meta/content'), counters, { merge: true })
  return batch.commit()
}

/** The counter that a write to this path has to advance; null for collections without one. */
export function oneUp(path: string): Counters {
  const collection = publicCollections.find((name) => path.split('/').length === 2 && path.startsWith(`${name}/`))
  return collection === undefined ? null : { [collection]: increment(1) }
}
