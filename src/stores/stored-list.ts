import { atom, type ReadableAtom } from 'nanostores'
import type { ContentCollection } from '../firebase/content.ts'
import type { Fields } from '../firebase/fields.ts'
import type { Decoded } from '../model/decode/document.ts'
import { describeLoadProblem } from './problem.ts'
import { $undo } from './undo.ts'

/** A document as the organiser's lists show it: also one that the site leaves out. */
export interface StoredItem<T> {
  id: string
  stored: Fields
  decoded: Decoded<T>
  /** ISO date-time of the last change, where it is known. */
  updatedAt: string | undefined
}

export type StoredList<T> =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; items: readonly StoredItem<T>[] }

/** A collection as the organiser sees it, read when `load` is called, and again when a delete was undone. */
export function createStoredList<T>(
  collection: ContentCollection,
  decode: (id: string, data: unknown) => Decoded<T>,
  sort: (items: readonly StoredItem<T>[]) => StoredItem<T>[],
): { $list: ReadableAtom<StoredList<T>>; load(): Promise<void>; show(items: readonly StoredItem<T>[]): void } {
  const $list = atom<StoredList<T>>({ status: 'loading' })
  const load = async () => {
    if ($list.get().status === 'failed') $list.set({ status: 'loading' })
    try {
      const { fetchDocuments } = await import('../firebase/content.ts')
      const documents = await fetchDocuments(collection)
      const items = documents.map(({ id, data, updatedAt }) => ({
        id,
        stored: data,
        decoded: decode(id, data),
        updatedAt,
      }))
      $list.set({ status: 'ready', items: sort(items) })
    } catch (error) {
      $list.set({ status: 'failed', message: describeLoadProblem(error) })
    }
  }
  $undo.listen((undo) => {
    if (undo?.status === 'restored' && undo.removed.collection === collection) void load()
  })
  return { $list, load, show: (items) => $list.set({ status: 'ready', items }) }
}
