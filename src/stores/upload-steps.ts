import type { Upload, UploadedPicture } from '../model/upload.ts'
import { galleryPath, isPathOf, pictureName } from '../model/upload-picture.ts'
import type { UploadDraft } from './upload-drafts.ts'
import type { PreparedPicture } from './upload-encode.ts'
import { DuplicatePicture } from './upload-failure.ts'
import { inLine } from './upload-line.ts'

/** A picture that the gallery has, as far as a duplicate is recognised by it. */
export interface KnownPicture {
  id: string
  imageUrl: string
  storagePath: string | undefined
}

export interface StepServices {
  digestFile(file: Blob): Promise<string>
  digestText(text: string): Promise<string>
  preparePicture(file: Blob): Promise<PreparedPicture>
  measurePicture(address: string): Promise<{ width: number; height: number }>
  /** What the gallery has. Throws where it cannot be read: an upload could otherwise replace a file that is in use. */
  knownPictures(): Promise<readonly KnownPicture[]>
  sendFile(
    path: string,
    file: Blob,
    options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
  ): Promise<{ address: string; storedAt: string }>
  showFile(blob: Blob): string
  drafts: { read(): Record<string, UploadDraft> }
}

interface List {
  all(): readonly Upload[]
  change(id: string, changes: Partial<Upload>): void
}

/** A phone holds one picture of twelve megapixels in memory; two small files on their way keep its connection busy. */
const PREPARED_AT_ONCE = 1
const SENT_AT_ONCE = 2

/** Pictures that were chosen together. */
interface Choice {
  count: number
  /** The moment of the first one, as the gallery counts it: milliseconds since 1970. Known when the first of them is on the server. */
  moment: number | undefined
}

/** How a picture comes to the server. Files and prepared pictures are remembered until `forget`, so that a retry starts where it failed. */
export function createSteps(services: StepServices, list: List) {
  const files = new Map<string, File>()
  const places = new Map<string, { choice: Choice; place: number }>()
  let newest = 0
  const prepared = new Map<string, PreparedPicture>()
  const preparing = inLine(PREPARED_AT_ONCE)
  const sending = inLine(SENT_AT_ONCE)

  /**
   * When a picture counts as uploaded. The gallery shows the newest first, and whoever chooses pictures sees the first one on top of the list:
   * so the first of a choice is the newest, each further one a millisecond older, and a later choice newer as a whole.
   */
  const momentOf = (id: string, storedAt: string): string => {
    const { choice, place } = places.get(id) ?? { choice: { count: 1, moment: undefined }, place: 0 }
    choice.moment ??= newest = Math.max(Date.parse(storedAt), newest + choice.count)
    return new Date(choice.moment - place).toISOString()
  }

  /** Notes the digest, brings back what was typed for this picture in an earlier visit, and refuses it if it is there already. */
  const identify = async (id: string, digest: string, address?: string) => {
    const others = list.all().filter((other) => other.id !== id && other.digest === digest)
    if (others.some(({ state }) => state.status !== 'cancelled' && state.status !== 'duplicate'))
      throw new DuplicatePicture('This picture is in this list already.')
    const isKnown = ({ id: known, imageUrl, storagePath }: KnownPicture) =>
      known === pictureName(digest) || isPathOf(storagePath, digest) || imageUrl === address
    if ((await services.knownPictures()).some(isKnown))
      throw new DuplicatePicture('This picture is in the gallery already.')
    const draft = services.drafts.read()[digest]
    const upload = list.all().find((other) => other.id === id)
    const isBlank = upload?.caption === '' && !upload.decorative
    list.change(id, { digest, ...(draft && isBlank && { caption: draft.caption, decorative: draft.decorative }) })
  }

  const prepare = async (id: string, signal: AbortSignal) => {
    const done = prepared.get(id)
    const digest = list.all().find((upload) => upload.id === id)?.digest
    if (done !== undefined && digest !== undefined) return { digest, picture: done }
    return preparing(async () => {
      signal.throwIfAborted()
      list.change(id, { state: { status: 'preparing' } })
      const file = files.get(id)
      if (file === undefined) throw new Error('the file is gone')
      const digest = await services.digestFile(file)
      await identify(id, digest)
      const picture = await services.preparePicture(file)
      signal.throwIfAborted()
      prepared.set(id, picture)
      list.change(id, { preview: services.showFile(picture.blob), state: { status: 'waiting' } })
      return { digest, picture }
    })
  }

  const bringFile = async (id: string, signal: AbortSignal): Promise<UploadedPicture> => {
    const { digest, picture } = await prepare(id, signal)
    const storagePath = galleryPath(digest, picture.blob.type)
    return sending(async () => {
      signal.throwIfAborted()
      const show = (sent: number) => list.change(id, { state: { status: 'uploading', sent } })
      show(0)
      const onProgress = (sent: number, total: number) => {
        if (!signal.aborted) show(total === 0 ? 0 : sent / total)
      }
      const { address, storedAt } = await services.sendFile(storagePath, picture.blob, { onProgress, signal })
      const { width, height } = picture
      const uploadedAt = momentOf(id, storedAt)
      return { documentId: pictureName(digest), imageUrl: address, storagePath, width, height, uploadedAt }
    })
  }

  const bringAddress = async (id: string, address: string): Promise<UploadedPicture> => {
    list.change(id, { state: { status: 'preparing' }, preview: address })
    const digest = await services.digestText(address)
    await identify(id, digest, address)
    const size = await services.measurePicture(address)
    const uploadedAt = momentOf(id, new Date().toISOString())
    return { documentId: pictureName(digest), imageUrl: address, storagePath: undefined, ...size, uploadedAt }
  }

  return {
    /** Notes files that were chosen together, in the order of the choice. */
    remember(chosen: readonly { id: string; file: File }[]): void {
      const choice: Choice = { count: chosen.length, moment: undefined }
      for (const [place, { id, file }] of chosen.entries()) {
        files.set(id, file)
        places.set(id, { choice, place })
      }
    },
    forget(id: string): void {
      files.delete(id)
      places.delete(id)
      prepared.delete(id)
    },
    /** Brings a picture to where the gallery can show it. Throws what stopped it. */
    bring: ({ id, name, source }: Upload, signal: AbortSignal) =>
      source === 'file' ? bringFile(id, signal) : bringAddress(id, name),
  }
}
