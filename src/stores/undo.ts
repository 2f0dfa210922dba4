import { atom } from 'nanostores'
import { $content, applyLive, type LiveDocuments } from './content.ts'
import { abandonImageFile, keepImageFile } from './image-files.ts'
import { handoverTime, keptUndo } from './kept-undo.ts'
import { describeUndoProblem } from './problem.ts'
import { pictureOf, type Removed } from './removal.ts'

/** The delete that can still be undone, and how undoing it goes. */
export type Undo =
  | { status: 'offered'; removed: Removed }
  | { status: 'restoring'; removed: Removed }
  | { status: 'restored'; removed: Removed }
  | { status: 'failed'; removed: Removed; message: string }

export const $undo = atom<Undo | undefined>()

/** Milliseconds in which a delete can be undone. */
export const undoTime = 10_000

let follows = false

/** Offers to undo a delete, in place of an earlier offer. Should the page be left meanwhile, the next one can take the offer over. */
export function offerUndo(removed: Removed): void {
  $undo.set({ status: 'offered', removed })
  if (!follows) addEventListener('pagehide', handOver)
  follows = true
}

/**
 * Offers what the page before this one offered when it was left, for ten seconds more. A page that comes back from the browser's memory
 * follows what happened since: where nothing was handed on, its own offer is over.
 */
export function resumeUndo(): void {
  const kept = keptUndo.take()
  const before = $undo.get()?.removed
  if (kept === undefined) return $undo.set(undefined)
  abandonImageFile(pictureOf(kept.data))
  offerUndo({ ...kept, shown: before?.id === kept.id ? before.shown : undefined })
}

function handOver(): void {
  const undo = $undo.get()
  if (undo === undefined || undo.status === 'restored') return
  keptUndo.keep(undo.removed)
  // The file outlasts the loading of the next page, and the offer there.
  abandonImageFile(pictureOf(undo.removed.data), handoverTime + undoTime)
}

/** Stops the clock of the uploaded file, while a person is about to decide. */
export function holdUndo(): void {
  keepImageFile(pictureOf($undo.get()?.removed.data))
}

/** Lets the clock run again. */
export function releaseUndo(): void {
  if ($undo.get()?.status === 'offered') abandonImageFile(pictureOf($undo.get()?.removed.data))
}

/** Ends the offer. */
export function dismissUndo(): void {
  releaseUndo()
  $undo.set(undefined)
}

/** Brings the deleted document back, with the same id. */
export async function undoRemoval(): Promise<void> {
  const undo = $undo.get()
  if (undo === undefined || undo.status === 'restoring' || undo.status === 'restored') return
  const { removed } = undo
  $undo.set({ status: 'restoring', removed })
  try {
    keepImageFile(pictureOf(removed.data))
    const [{ restoreDocument }, { restorable }] = await Promise.all([
      import('../firebase/content.ts'),
      import('../model/input/restorable.ts'),
    ])
    await restoreDocument(removed.collection, removed.id, restorable(removed.collection, removed.data))
    putBackOnPage(removed)
    $undo.set({ status: 'restored', removed })
  } catch (error) {
    $undo.set({ status: 'failed', removed, message: describeUndoProblem(error) })
  }
}

/** Puts the document back where it stood in this page's list, without waiting for the live query. */
function putBackOnPage({ id, shown }: Removed): void {
  if (shown === undefined) return
  const { collection } = shown
  const now: readonly { id: string }[] = $content.get()[collection]
  if (now.some((one) => one.id === id)) return
  const place = shown.documents.findIndex((one) => one.id === id)
  const followers = new Set(shown.documents.slice(place + 1).map((one) => one.id))
  const index = now.findIndex((one) => followers.has(one.id))
  const documents = now.toSpliced(index === -1 ? now.length : index, 0, ...shown.documents.slice(place, place + 1))
  applyLive({ collection, documents } as LiveDocuments)
}
