import type { FormValues } from '../model/input/form-kind.ts'

/** Unsaved input of one form, as this browser keeps it. */
export interface Draft<V extends FormValues = FormValues> {
  /** ISO date-time of the last keystroke. */
  at: string
  /** The id that the document has, or gets when it is saved for the first time. */
  id: string
  values: V
  /** The stored version that the input started from; null for a new document. */
  base: { values: V; version?: string | undefined } | null
}

/** Keeps drafts, each under the name of its screen and document. Never throws: where a browser keeps nothing, `keep` returns false. */
export interface Drafts {
  read(name: string): Draft | undefined
  keep(name: string, draft: Draft): boolean
  drop(name: string): void
  /** The names of all drafts that there are. */
  names(): string[]
  /** Calls the listener whenever another tab keeps or drops a draft. Returns how to stop. */
  watch(listener: () => void): () => void
}

const PREFIX = 'club:draft:'

/** Tells of each key that another tab has written or removed; null where it has removed all. Returns how to stop. */
type WatchStorage = (listener: (key: string | null) => void) => () => void

/** Drafts in a web storage, or in none where the browser refuses to give one. */
export function createDrafts(storage: () => Storage, watchStorage: WatchStorage = () => () => {}): Drafts {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage())
    } catch {
      // Blocked, full, or holding something that no draft of ours is.
      return otherwise
    }
  }
  return {
    read: (name) => attempt((kept) => parse(kept.getItem(PREFIX + name)), undefined),
    keep: (name, draft) => attempt((kept) => (kept.setItem(PREFIX + name, JSON.stringify(draft)), true), false),
    drop: (name) => attempt((kept) => kept.removeItem(PREFIX + name), undefined),
    names: () =>
      attempt(
        (kept) =>
          Object.keys(kept)
            .filter((key) => key.startsWith(PREFIX))
            .map((key) => key.slice(PREFIX.length)),
        [],
      ),
    watch: (listener) =>
      watchStorage((key) => {
        if (key === null || key.startsWith(PREFIX)) listener()
      }),
  }
}

/** The drafts of this browser. */
export const drafts = createDrafts(
  () => localStorage,
  (listener) => {
    const tell = ({ key }: StorageEvent) => listener(key)
    addEventListener('storage', tell)
    return () => removeEventListener('storage', tell)
  },
)

function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined
  const draft = JSON.parse(text) as Partial<Draft> | null
  const isDraft =
    typeof draft?.at === 'string' &&
    !Number.isNaN(Date.parse(draft.at)) &&
    typeof draft.id === 'string' &&
    isValues(draft.values) &&
    (draft.base === undefined || draft.base === null || isValues(draft.base.values))
  return isDraft ? ({ base: null, ...draft } as Draft) : undefined
}

/** Another version of the site may have kept input of another shape, which no form can show. */
function isValues(values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string' || typeof value === 'boolean')
}
