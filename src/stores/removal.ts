import type { PublicCollection } from '../model/versions.ts'

export type Removal = { status: 'removed' } | { status: 'denied' } | { status: 'failed'; message: string }

/** Deletes a document. A refusal or failure is a result with the words to show, never an exception. */
export async function remove(collection: PublicCollection, id: string): Promise<Removal> {
  try {
    const { deleteDocument } = await import('../firebase/content.ts')
    await deleteDocument(collection, id)
    return { status: 'removed' }
  } catch (error) {
    return isRefusal(error)
      ? { status: 'denied' }
      : { status: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Who is not signed in has no permission either (product specification, section 8). */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['permission-denied', 'signed-out'].includes(String(error.code))
}
