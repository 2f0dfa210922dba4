import { project } from '../firebase/config.ts'
import { captionDrafts } from './caption-drafts.ts'
import { addPicture, loadGallery } from './gallery-list.ts'
import { abandonImageFile, keepImageFile } from './image-files.ts'
import { createUploadBatch } from './upload-batch.ts'
import { createDrafts } from './upload-drafts.ts'
import { digestFile, digestText, measurePicture, preparePicture } from './upload-encode.ts'

/** Whether the project has a place for files. Without one, pictures can be added by address only. */
export const canStoreFiles = project !== null && project.storageBucket !== ''

/** The pictures on their way into the gallery, and the actions that change them. */
export const uploads = createUploadBatch({
  drafts: createDrafts(() => localStorage),
  digestFile,
  digestText,
  preparePicture,
  measurePicture,
  knownPictures: loadGallery,
  publish: addPicture,
  async sendFile(path, file, options) {
    const { sendImageFile } = await import('../firebase/images.ts')
    // A picture that was deleted a moment ago and is added again.
    keepImageFile(path)
    return sendImageFile(path, file, options)
  },
  discard: (path) => abandonImageFile(path, 0),
  showFile: (blob) => URL.createObjectURL(blob),
  hideFile: (address) => URL.revokeObjectURL(address),
})

/** Opens the screen: reads the gallery, lists what an earlier visit left unpublished, and offers captions that it did not save. Never throws. */
export async function openUploads(): Promise<void> {
  await captionDrafts.open()
  try {
    const pictures = await loadGallery()
    uploads.restore((id) => pictures.some((picture) => picture.id === id))
  } catch {
    // The list of the gallery says why it could not be read, and offers to try again.
  }
}
