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

/**
 * A collection as the organiser sees it, read when `load` is called, which tells whether it worked, and again when a delete was undone. A list
 * that is on the screen stays there when it cannot be read anew.
 */
export function createStoredList<T>(
  collection: ContentCollection,
  decode: (id: string, data: unknown) => Decoded<T>,
  sort: (items: readonly StoredItem<T>[]) => StoredItem<T>[],
): {
  $list: ReadableAtom<StoredList<T>>
  load(): Promise<boolean>
  show(items: readonly StoredItem<T>[]): void
  /** Takes a document off the list that was deleted. */
  drop(id: string): void
} {
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
      return true
    } catch (error) {
      if ($list.get().status !== 'ready') $list.set({ status: 'failed', message: describeLoadProblem(error) })
      return false
    }
  }
  $undo.listen((undo) => {
    if (undo?.status === 'restored' && undo.removed.collection === collection) void load()
  })
  const show = (items: readonly StoredItem<T>[]) => $list.set({ status: 'ready', items })
  const drop = (id: string) => {
    const list = $list.get()
    if (list.status === 'ready') show(list.items.filter((item) => item.id !== id))
  }
  return { $list, load, show, drop }
}
