import { atom } from 'nanostores'
import type { BackendCode } from '../firebase/errors.ts'
import type { galleryDocument, Upload } from '../model/upload.ts'
import { readListedPicture, withWords, type ListedPicture } from '../model/listed-picture.ts'
import { compareNewest } from '../model/order.ts'
import { problemCode } from './problem.ts'
import { remove, type Removal } from './removal.ts'
import { $undo } from './undo.ts'
import { stateAfter } from './upload-failure.ts'

export type GalleryList =
  | { status: 'loading' }
  | { status: 'ready'; pictures: readonly ListedPicture[] }
  | { status: 'failed'; message: string }

/** All pictures of the gallery, newest first, as the organiser edits them. */
export const $galleryList = atom<GalleryList>({ status: 'loading' })

let loading: Promise<readonly ListedPicture[]> | undefined

/** Reads the gallery, once while it works and anew after a failure. Throws a BackendError, which the list shows too. */
export function loadGallery(): Promise<readonly ListedPicture[]> {
  loading ??= readGallery().catch((error: unknown) => {
    loading = undefined
    $galleryList.set({ status: 'failed', message: stateAfter(error).reason })
    throw error
  })
  return loading.then(listed)
}

/** Reads the gallery anew, after someone else has changed it. Never throws. */
export async function reloadGallery(): Promise<void> {
  loading = undefined
  await loadGallery().catch(() => undefined)
}

/** Adds a picture to the gallery and to the list. Throws a BackendError. */
export async function addPicture(id: string, data: ReturnType<typeof galleryDocument>): Promise<void> {
  const { createDocument } = await import('../firebase/content.ts')
  const stored = await createDocument('gallery', id, data)
  show(id, readListedPicture(id, stored.data, stored.updatedAt))
}

export type Saving = { status: 'saved' } | { status: 'failed'; message: string }

/** Saves a picture's words. Never throws: what went wrong is a result, in a sentence. */
export async function savePicture(
  picture: ListedPicture,
  words: Pick<Upload, 'caption' | 'decorative'>,
): Promise<Saving> {
  try {
    const { saveDocument } = await import('../firebase/content.ts')
    const data = withWords(picture, words)
    const stored = await saveDocument('gallery', picture.id, data, { expected: picture.version })
    show(picture.id, readListedPicture(picture.id, stored.data, stored.updatedAt))
    return { status: 'saved' }
  } catch (error) {
    return { status: 'failed', message: problems[problemCode(error)] ?? stateAfter(error).reason }
  }
}

/** Deletes a picture, and takes it off the list; an undo brings it back. Never throws. */
export async function removePicture(id: string): Promise<Removal> {
  const removal = await remove('gallery', id)
  if (removal.status === 'removed') show(id, undefined)
  return removal
}

$undo.listen((undo) => {
  if (undo?.status !== 'restored' || undo.removed.collection !== 'gallery' || $galleryList.get().status !== 'ready')
    return
  // Read anew, for the version that the next save has to name.
  const { id } = undo.removed
  void fetchPicture(id).then(
    (picture) => show(id, picture),
    () => reloadGallery(),
  )
})

async function fetchPicture(id: string): Promise<ListedPicture | undefined> {
  const { fetchDocument } = await import('../firebase/content.ts')
  const stored = await fetchDocument('gallery', id)
  return stored && readListedPicture(id, stored.data, stored.updatedAt)
}

function show(id: string, picture: ListedPicture | undefined): void {
  const others = listed().filter((other) => other.id !== id)
  $galleryList.set({ status: 'ready', pictures: newestFirst(picture === undefined ? others : [...others, picture]) })
}

const problems: Partial<Record<BackendCode, string>> = {
  conflict:
    'This picture was changed meanwhile, by someone else or in another tab. Load the gallery again to see what it says now.',
  'not-found': 'This picture was deleted meanwhile, by someone else or in another tab.',
}

async function readGallery(): Promise<readonly ListedPicture[]> {
  const { fetchDocuments } = await import('../firebase/content.ts')
  const documents = await fetchDocuments('gallery')
  const pictures = documents.flatMap(({ id, data, updatedAt }) => readListedPicture(id, data, updatedAt) ?? [])
  $galleryList.set({ status: 'ready', pictures: newestFirst(pictures) })
  return pictures
}

function newestFirst(pictures: readonly ListedPicture[]): ListedPicture[] {
  return [...pictures].sort((a, b) => compareNewest(a, b, ({ uploadedAt }) => uploadedAt))
}

function listed(): readonly ListedPicture[] {
  const list = $galleryList.get()
  return list.status === 'ready' ? list.pictures : []
}
