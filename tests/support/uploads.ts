import type { Upload, UploadedPicture } from '../../src/model/upload.ts'
import { createUploadBatch, type UploadServices } from '../../src/stores/upload-batch.ts'
import { createDrafts } from '../../src/stores/upload-drafts.ts'

/** A picture on its way; a test names only what it is about. */
export function anUpload(overrides: Partial<Upload> = {}): Upload {
  return {
    id: 'upload-1',
    name: 'hall.jpeg',
    source: 'file',
    caption: '',
    decorative: false,
    digest: undefined,
    preview: undefined,
    state: { status: 'waiting' },
    ...overrides,
  }
}

/** A picture that has been uploaded. */
export function anUploadedPicture(overrides: Partial<UploadedPicture> = {}): UploadedPicture {
  return {
    documentId: 'abc',
    imageUrl: 'https://example.edu/hall.webp',
    width: 1600,
    height: 1200,
    storagePath: 'images/gallery/abc.webp',
    uploadedAt: '2026-03-01T10:00:00.000Z',
    ...overrides,
  }
}

/** A file whose digest is its text, in a world without a browser and a network. */
export function aFile(text: string): File {
  return new File([text], `${text}.jpeg`, { type: 'image/jpeg' })
}

/** A storage that lasts as long as the test. */
export function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

/** A batch in which everything works at once, except what the test replaces. `log` says what happened, in order. */
export function aBatch(overrides: Partial<UploadServices> = {}, storage = aStorage()) {
  const log: string[] = []
  const batch = createUploadBatch({
    drafts: createDrafts(() => storage),
    digestFile: (file) => file.text(),
    digestText: async (text) => text,
    preparePicture: async (file) => ({ blob: new Blob([file], { type: 'image/webp' }), width: 4, height: 3 }),
    measurePicture: async () => ({ width: 4, height: 3 }),
    knownPictures: async () => [],
    async sendFile(path) {
      log.push(`sent ${path}`)
      return { address: `https://files.example/${path}`, storedAt: '2026-03-01T10:00:00.000Z' }
    },
    async publish(id, { caption }) {
      log.push(`published ${id}: ${caption}`)
    },
    discard: (path) => void log.push(`discarded ${path}`),
    showFile: () => 'blob:preview',
    hideFile: (address) => void log.push(`hid ${address}`),
    ...overrides,
  })
  const statuses = () => batch.$uploads.get().map(({ state }) => state.status)
  return { batch, log, storage, statuses }
}
