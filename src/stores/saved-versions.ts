/** The versions of documents that were saved from this browser lately, in whatever tab. */
export interface SavedVersions {
  /** Notes that a version was saved here. */
  add(document: string, version: string | undefined): void
  /** Whether it was; false where the browser keeps nothing. */
  has(document: string, version: string | undefined): boolean
}

const KEY = 'club:saved'
const KEPT = 50

/** Versions in a web storage. Never throws. */
export function createSavedVersions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): SavedVersions {
  const read = (): unknown[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  return {
    add(document, version) {
      if (version === undefined) return
      try {
        storage().setItem(KEY, JSON.stringify([...read(), `${document}@${version}`].slice(-KEPT)))
      } catch {
        // Blocked or full: another tab then takes the version for someone else's.
      }
    },
    has: (document, version) => version !== undefined && read().includes(`${document}@${version}`),
  }
}

/** The versions that this browser saved. */
export const savedVersions = createSavedVersions(() => localStorage)
