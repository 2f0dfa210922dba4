import type { PublicCollection } from '../model/versions.ts'

export type Removal = { status: 'removed' } | { status: 'denied' } | { status: 'failed'; message: string }

/** Deletes a document. A refusal or failure is a result with the words to show, never an exception. */
export async function remove(collection: PublicCollection, id: string): Promise<Removal> {
  try {
    const { deleteDocument } = await import('../firebase/content.ts')
    await deleteDocument(collection, id)
    return { status: 'removed' }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return { status: 'denied' }
    return { status: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
