import type { ContentCollection } from '../firebase/content.ts'
import type { Fields } from '../firebase/fields.ts'
import { applyLive, $content, type LiveDocuments } from './content.ts'
import { abandonImageFile } from './image-files.ts'

/** A document that was deleted, with all that brings it back. */
export interface Removed {
  collection: ContentCollection
  id: string
  data: Fields
  /** The list of this page that it stood in, as it was; undefined where it stood in none. */
  shown: LiveDocuments | undefined
}

/** How a delete ended. `removed` is missing where the document was gone already. */
export type Removal =
  { status: 'removed'; removed?: Removed | undefined } | { status: 'denied' } | { status: 'failed'; message: string }

/** Deletes a document. A refusal or failure is a result with the words to show, never an exception. */
export async function remove(collection: ContentCollection, id: string): Promise<Removal> {
  try {
    const { deleteDocument } = await import('../firebase/content.ts')
    const data = await deleteDocument(collection, id)
    const shown = takeFromPage(collection, id)
    abandonImageFile(pictureOf(data))
    return { status: 'removed', removed: data && { collection, id, data, shown } }
  } catch (error) {
    return isRefusal(error)
      ? { status: 'denied' }
      : { status: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The path of the uploaded file that a document shows. */
export function pictureOf(data: Fields | undefined): unknown {
  return data?.['storagePath'] ?? data?.['photoPath']
}

/** Takes the document out of this page's list, without waiting for the live query. Returns the list as it was. */
function takeFromPage(collection: ContentCollection, id: string): LiveDocuments | undefined {
  if (collection === 'posts' || collection === 'resources') return undefined
  const shown = { collection, documents: $content.get()[collection] } as LiveDocuments
  if (!shown.documents.some((document) => document.id === id)) return undefined
  applyLive({ ...shown, documents: shown.documents.filter((document) => document.id !== id) } as LiveDocuments)
  return shown
}

/** Who is not signed in has no permission either (product specification, section 8). */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['permission-denied', 'signed-out'].includes(String(error.code))
}
