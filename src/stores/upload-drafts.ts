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

/** Where the browser's storage holds them. */
export const uploadDraftsKey = 'upload-drafts'

/** Drafts in the browser's storage. Where that is blocked or full, nothing is kept and nothing breaks. */
export function createDrafts(storage: () => Pick<Storage, 'getItem' | 'setItem'>): UploadDrafts {
  const read = (): Record<string, UploadDraft> => {
    try {
      const kept = JSON.parse(storage().getItem(uploadDraftsKey) ?? '{}') as Record<
        string,
        Partial<UploadDraft> | null
      > | null
      return Object.fromEntries(
        Object.entries(kept ?? {}).filter((entry): entry is [string, UploadDraft] => isDraft(entry[1])),
      )
    } catch {
      return {}
    }
  }
  const write = (drafts: Record<string, UploadDraft>) => {
    try {
      storage().setItem(uploadDraftsKey, JSON.stringify(drafts))
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

/** Storage may hold what an older version of this site left there. */
function isDraft(value: Partial<UploadDraft> | null): value is UploadDraft {
  const { name, caption, decorative, picture } = value ?? {}
  const isPicture = picture === undefined || typeof picture?.documentId === 'string'
  return typeof name === 'string' && typeof caption === 'string' && typeof decorative === 'boolean' && isPicture
}
