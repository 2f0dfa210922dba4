import { parseMoment } from './date.ts'
import { galleryImageDecoder } from './decode/gallery-image.ts'
import type { GalleryImage } from './gallery-image.ts'
import { galleryImageDocument } from './input/gallery-image.ts'
import { galleryDocument, type Upload } from './upload.ts'
import { pictureAddress } from './upload-picture.ts'

/** A picture of the gallery as the organiser's list shows it. */
export interface ListedPicture extends GalleryImage {
  /** Where its file lies in Storage; undefined where it lies elsewhere. */
  storagePath: string | undefined
  /** The version that was read, for a save that overwrites no newer one. */
  version: string | undefined
}

/** Reads a stored picture for the organiser's list; undefined where it has no address that could be shown. */
export function readListedPicture(
  id: string,
  data: Record<string, unknown>,
  version: string | undefined,
): ListedPicture | undefined {
  const decoded = galleryImageDecoder.decode(id, data)
  if (decoded.status === 'left out') return undefined
  const path = galleryImageDocument.shape.storagePath.safeParse(data['storagePath'])
  return { ...decoded.value, storagePath: path.data, version }
}

/**
 * The document to store for a picture with new words. A document of an older application becomes a valid one: one that does not know when it
 * was uploaded keeps its place at the end of the gallery.
 */
export function withWords(picture: ListedPicture, words: Pick<Upload, 'caption' | 'decorative'>) {
  const { id, storagePath, width, height } = picture
  const uploadedAt = (parseMoment(picture.uploadedAt) ?? new Date(0)).toISOString()
  const imageUrl = pictureAddress(picture.imageUrl) ?? picture.imageUrl
  return galleryDocument({ documentId: id, imageUrl, storagePath, width, height, uploadedAt }, words)
}
