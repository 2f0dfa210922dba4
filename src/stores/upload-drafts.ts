import type { Upload, UploadedPicture } from '../model/upload.ts'

/** What is kept of an unpublished picture, should the tab close: its words, and where it lies if it is already on the server. */
export interface UploadDraft {
  name: string
  caption: string
  decorative: boolean
  picture: UploadedPicture | undefined
}

/** Drafts by the digest of their picture. */
export interface UploadDrafts {
  read(): Record<string, UploadDraft>
  keep(upload: Upload): void
  forget(digest: string): void
}

const KEY = 'upload-drafts'

/** Drafts in the browser's storage. Where that is blocked or full, nothing is kept and nothing breaks. */
export function createDrafts(storage: () => Pick<Storage, 'getItem' | 'setItem'>): UploadDrafts {
  const read = (): Record<string, UploadDraft> => {
    try {
      return (JSON.parse(storage().getItem(KEY) ?? '{}') as Record<string, UploadDraft> | null) ?? {}
    } catch {
      return {}
    }
  }
  const write = (drafts: Record<string, UploadDraft>) => {
    try {
      storage().setItem(KEY, JSON.stringify(drafts))
    } catch {
      // Private windows of some browsers have no storage.
    }
  }
  return {
    read,
    keep({ digest, name, caption, decorative, state }) {
      if (digest === undefined) return
      const picture = 'picture' in state ? state.picture : undefined
      if (picture === undefined && caption === '' && !decorative) return
      write({ ...read(), [digest]: { name, caption, decorative, picture } })
    },
    forget(digest) {
      const { [digest]: _, ...others } = read()
      write(others)
    },
  }
}
