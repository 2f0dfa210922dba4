import { atom, type ReadableAtom } from 'nanostores'
import { captionProblem, galleryDocument, isBusy, type Upload, type UploadState } from '../model/upload.ts'
import { pictureAddress } from '../model/upload-picture.ts'
import type { UploadDrafts } from './upload-drafts.ts'
import { stateAfter, stopsAll } from './upload-failure.ts'
import { createSteps, type StepServices } from './upload-steps.ts'

/** What uploads need of the world. Tests give others. */
export interface UploadServices extends StepServices {
  drafts: UploadDrafts
  /** Adds a document to the gallery; the second call with the same id and data does nothing. */
  publish(id: string, data: ReturnType<typeof galleryDocument>): Promise<void>
  /** Deletes a file that no document will name. Never throws. */
  discard(storagePath: string): void
  showFile(blob: Blob): string
  hideFile(address: string): void
}

export interface Publication {
  published: number
  /** The ids of those that need words first, or shorter ones. */
  undescribed: string[]
  /** The ids of those that failed. */
  failed: string[]
}

export type UploadBatch = ReturnType<typeof createUploadBatch>

/** The pictures that are on their way into the gallery, and what can be done with them. No action throws: what went wrong is in the list. */
export function createUploadBatch(services: UploadServices) {
  const $uploads = atom<readonly Upload[]>([])
  const { drafts } = services
  const running = new Map<string, AbortController>()
  const find = (id: string) => $uploads.get().find((upload) => upload.id === id)
  const change = (id: string, changes: Partial<Upload>) =>
    $uploads.set($uploads.get().map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const setState = (id: string, state: UploadState) => change(id, { state })
  const steps = createSteps(services, { all: () => $uploads.get(), change })

  const run = async (id: string) => {
    const controller = new AbortController()
    running.set(id, controller)
    setState(id, { status: 'waiting' })
    try {
      const upload = find(id)
      if (upload === undefined) return
      const picture = await steps.bring(upload, controller.signal)
      setState(id, { status: 'ready', picture, problem: undefined })
      keepDraft(id)
    } catch (error) {
      setState(id, controller.signal.aborted ? { status: 'cancelled' } : stateAfter(error))
    } finally {
      running.delete(id)
    }
  }
  const keepDraft = (id: string) => {
    const upload = find(id)
    if (upload !== undefined) drafts.keep(upload)
  }
  const add = (upload: Pick<Upload, 'name' | 'source'>): string => {
    const id = crypto.randomUUID()
    const words = { caption: '', decorative: false, digest: undefined, preview: undefined }
    $uploads.set([...$uploads.get(), { id, ...upload, ...words, state: { status: 'waiting' } }])
    return id
  }
  /** Takes a picture off the list, and nothing else. */
  const drop = (id: string) => {
    running.get(id)?.abort()
    const preview = find(id)?.preview
    if (preview?.startsWith('blob:')) services.hideFile(preview)
    steps.forget(id)
    $uploads.set($uploads.get().filter((upload) => upload.id !== id))
  }

  const publishOne = async (upload: Upload, { picture }: Extract<UploadState, { status: 'ready' }>) => {
    setState(upload.id, { status: 'publishing', picture })
    try {
      await services.publish(picture.documentId, galleryDocument(picture, upload))
      if (upload.digest !== undefined) drafts.forget(upload.digest)
      drop(upload.id)
      return undefined
    } catch (error) {
      const state = stateAfter(error)
      if (state.status === 'duplicate' && upload.digest !== undefined) drafts.forget(upload.digest)
      const problem = 'reason' in state ? state.reason : undefined
      setState(upload.id, state.status === 'duplicate' ? state : { status: 'ready', picture, problem })
      return error
    }
  }

  return {
    $uploads: $uploads as ReadableAtom<readonly Upload[]>,

    /** Adds files, whatever they are; each is prepared and uploaded in its turn. */
    addFiles(files: Iterable<File>): void {
      const chosen = [...files].map((file) => ({
        id: add({ name: file.name || 'Pasted picture', source: 'file' }),
        file,
      }))
      steps.remember(chosen)
      for (const { id } of chosen) void run(id)
    },

    /** Adds a picture that lies elsewhere. Returns why not, as a sentence, where the address cannot be one. */
    addAddress(typed: string): string | undefined {
      const address = pictureAddress(typed)
      if (address === undefined) return 'Enter a web address that begins with https:// or http://.'
      void run(add({ name: address, source: 'address' }))
      return undefined
    },

    /** Lists what an earlier visit uploaded and did not publish. */
    restore(isPublished: (documentId: string) => boolean): void {
      for (const [digest, draft] of Object.entries(drafts.read())) {
        const { picture, name, caption, decorative } = draft
        if (picture === undefined || $uploads.get().some((upload) => upload.digest === digest)) continue
        if (isPublished(picture.documentId)) drafts.forget(digest)
        else {
          const source = picture.storagePath === undefined ? 'address' : 'file'
          const state = { status: 'ready', picture, problem: undefined } as const
          change(add({ name, source }), { caption, decorative, digest, preview: picture.imageUrl, state })
        }
      }
    },

    /** Sets what the organiser typed, at any time. */
    describe(id: string, words: Partial<Pick<Upload, 'caption' | 'decorative'>>): void {
      change(id, words)
      keepDraft(id)
    },

    /** Ends what is being done with these pictures; they stay in the list. */
    cancel(ids: readonly string[]): void {
      for (const id of ids) running.get(id)?.abort()
    },

    /** Tries those again that failed or were cancelled. */
    retry(ids: readonly string[]): void {
      for (const id of ids) {
        const status = find(id)?.state.status
        if (status === 'failed' || status === 'cancelled') void run(id)
      }
    },

    /** Takes a picture off the list, and deletes the file if it was uploaded already. */
    remove(id: string): void {
      const upload = find(id)
      if (upload === undefined || upload.state.status === 'publishing') return
      const stored = upload.state.status === 'ready' ? upload.state.picture.storagePath : undefined
      if (stored !== undefined) services.discard(stored)
      if (upload.digest !== undefined && upload.state.status !== 'duplicate') drafts.forget(upload.digest)
      drop(id)
    },

    /** Adds all that is uploaded and described to the gallery, one after the other, in the order of the list. */
    async publish(): Promise<Publication> {
      const result: Publication = { published: 0, undescribed: [], failed: [] }
      let stopped: unknown
      for (const { id } of $uploads.get()) {
        const upload = find(id)
        if (upload?.state.status !== 'ready') continue
        if (captionProblem(upload) !== undefined) result.undescribed.push(id)
        else if (stopped !== undefined) {
          result.failed.push(id)
          setState(id, { ...upload.state, problem: 'Not tried, because another picture failed just before.' })
        } else {
          const error = await publishOne(upload, upload.state)
          if (error === undefined) result.published++
          else result.failed.push(id)
          if (error !== undefined && stopsAll(error)) stopped = error
        }
      }
      return result
    },

    /** Whether leaving the page now would break something off. */
    isWorking: () => $uploads.get().some(isBusy),
  }
}
