import { text } from './input/fields.ts'
import { limits } from './limits.ts'

/** A picture on its way into the gallery. It leaves the list when it is published. */
export interface Upload {
  /** Unique within the page. */
  id: string
  /** The file's name, or the address. */
  name: string
  source: 'file' | 'address'
  caption: string
  /** Adds nothing that words could tell: read out by no screen reader, and shown without a caption. */
  decorative: boolean
  /** SHA-256 of the original file in hexadecimal, once it is known. */
  digest: string | undefined
  /** An address that an `img` can show, once there is one. */
  preview: string | undefined
  state: UploadState
}

export type UploadState =
  | { status: 'waiting' }
  | { status: 'preparing' }
  /** Parts of 1. */
  | { status: 'uploading'; sent: number }
  /** Stored, and not yet in the gallery; `problem` is why the last attempt to publish it failed. */
  | { status: 'ready'; picture: UploadedPicture; problem: string | undefined }
  | { status: 'publishing'; picture: UploadedPicture }
  /** May work when it is tried again. */
  | { status: 'failed'; reason: string }
  /** Will not work, however often it is tried. */
  | { status: 'refused'; reason: string }
  | { status: 'duplicate'; reason: string }
  | { status: 'cancelled' }

/** What the gallery's document says of the picture, besides its words. */
export interface UploadedPicture {
  /** The id that the document gets: the same picture always gets the same, so that publishing twice stores once. */
  documentId: string
  imageUrl: string
  width: number | undefined
  height: number | undefined
  storagePath: string | undefined
  /** ISO date-time. */
  uploadedAt: string
}

const captionText = text(limits.image.caption)

type Status = UploadState['status']

const BUSY: readonly Status[] = ['waiting', 'preparing', 'uploading', 'publishing']
const UNDONE: readonly Status[] = [...BUSY, 'ready', 'failed']

/** Whether something is being done with the upload at this moment, or soon will be. */
export function isBusy({ state }: Upload): boolean {
  return BUSY.includes(state.status)
}

/** Whether the organiser still has to do something with it, or to wait for it. */
export function isUndone({ state }: Upload): boolean {
  return UNDONE.includes(state.status)
}

/** Why the picture cannot be published with these words, as a sentence; undefined where it can. */
export function captionProblem({ caption, decorative }: Pick<Upload, 'caption' | 'decorative'>): string | undefined {
  const { error } = captionText.safeParse(caption.trim())
  if (error !== undefined && !decorative) return error.issues[0]?.message
  return decorative || caption.trim() !== '' ? undefined : 'Say what the picture shows, or mark it as decorative.'
}

/** Whether the words are too many, rather than missing. */
export function isCaptionTooLong({ caption, decorative }: Pick<Upload, 'caption' | 'decorative'>): boolean {
  return !decorative && !captionText.safeParse(caption.trim()).success
}

/** How much of all uploads is on the server, as a part of 1. Those that were given up do not count. */
export function overallProgress(uploads: readonly Upload[]): number {
  const parts = uploads.flatMap(({ state }) => progressOf(state) ?? [])
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length
}

/** The fields of the gallery's document, `updatedAt` aside: exactly those that the rules know. A decorative picture has no caption. */
export function galleryDocument(picture: UploadedPicture, words: Pick<Upload, 'caption' | 'decorative'>) {
  const { imageUrl, storagePath, width, height, uploadedAt } = picture
  return {
    imageUrl,
    caption: words.decorative ? '' : words.caption.trim(),
    decorative: words.decorative,
    uploadedAt: new Date(uploadedAt),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(storagePath !== undefined && { storagePath }),
  }
}

function progressOf(state: UploadState): number | undefined {
  switch (state.status) {
    case 'waiting':
    case 'failed':
      return 0
    case 'preparing':
      return 0.1
    case 'uploading':
      return 0.2 + 0.8 * state.sent
    case 'ready':
    case 'publishing':
      return 1
    case 'refused':
    case 'duplicate':
    case 'cancelled':
      return undefined
  }
}
