import type { Removed } from './removal.ts'

/** A delete that the next page can take over: the list it stood in belongs to the page that was left. */
export type KeptRemoval = Omit<Removed, 'shown'>

/** Hands the offer to undo a delete to the next page of this tab. Never throws: where a browser keeps nothing, nothing is handed on. */
export interface KeptUndo {
  keep(removed: KeptRemoval, now?: number): void
  /** Whether something was kept, be it too long ago. */
  isKept(): boolean
  /** What was kept, once; undefined where nothing was, or too long ago. */
  take(now?: number): KeptRemoval | undefined
}

const KEY = 'club:undo'

/** Milliseconds that the next page may take to load. */
export const handoverTime = 30_000

/** The handover in a web storage, or in none where the browser refuses to give one. */
export function createKeptUndo(storage: () => Storage): KeptUndo {
  return {
    keep({ collection, id, data }, now = Date.now()) {
      try {
        storage().setItem(KEY, JSON.stringify({ until: now + handoverTime, removed: encode({ collection, id, data }) }))
      } catch {
        // Blocked or full: the offer ends with its page.
      }
    },
    isKept() {
      try {
        return storage().getItem(KEY) !== null
      } catch {
        return false
      }
    },
    take(now = Date.now()) {
      try {
        const text = storage().getItem(KEY)
        if (text === null) return undefined
        storage().removeItem(KEY)
        const { until, removed } = JSON.parse(text, decode) as { until: number; removed: KeptRemoval }
        return now <= until ? removed : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** The handover of this tab. */
export const keptUndo = createKeptUndo(() => sessionStorage)

/** JSON knows no dates, and a moment must come back as one. */
function encode(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.getTime() }
  if (Array.isArray(value)) return value.map(encode)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, encode(field)]))
}

function decode(_key: string, value: unknown): unknown {
  const isDate = value !== null && typeof value === 'object' && '$date' in value && typeof value.$date === 'number'
  return isDate ? new Date(value.$date as number) : value
}
