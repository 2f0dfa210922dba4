import { drafts } from './drafts.ts'
import { uploadDraftsKey } from './upload-drafts.ts'

/** A file that no document may need any more, and when it may go: milliseconds since 1970. */
type Abandoned = Record<string, number>

/** What the list of files to delete needs of the world. Tests give others. */
interface ImageFileServices {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** src/firebase/images.ts, loaded on demand. */
  files: () => Promise<{
    deleteImageFile(path: string): Promise<void>
    isImageFileInUse(path: string): Promise<boolean>
  }>
  /** All that this browser keeps of unsaved input, as text. */
  unsaved: () => readonly string[]
  now: () => number
  /** Does something after so many milliseconds, while the page lives. */
  later: (work: () => void, milliseconds: number) => void
}

const KEY = 'abandoned-files'

/** Longer than the ten seconds in which a delete can be undone. */
const GRACE = 15_000
const DAY = 24 * 60 * 60 * 1000

/** The uploaded files that may have to be deleted. The list outlasts the page: every screen of the organiser goes on with it. Never throws. */
export function createImageFiles({ storage, files, unsaved, now, later }: ImageFileServices) {
  const read = (): Abandoned => {
    try {
      return (JSON.parse(storage().getItem(KEY) ?? '{}') as Abandoned | null) ?? {}
    } catch {
      return {}
    }
  }
  const write = (noted: Abandoned) => {
    try {
      storage().setItem(KEY, JSON.stringify(noted))
    } catch {
      // Without storage there is no list, and the file stays.
    }
  }
  const note = (path: string, delay: number) => write({ ...read(), [path]: now() + delay })
  const forget = (path: string) => {
    const { [path]: _, ...others } = read()
    write(others)
  }
  let sweeping: Promise<void> | undefined
  let nextSweep = Infinity
  /** Sweeps at a time. One timer is enough for all later ones, since each sweep asks for the next. */
  const sweepAt = (time: number) => {
    if (time >= nextSweep) return
    nextSweep = time
    later(
      () => {
        if (nextSweep === time) nextSweep = Infinity
        void sweepImageFiles()
      },
      time - now() + 100,
    )
  }
  const isInDraft = (path: string) =>
    unsaved().some((text) => text.includes(path) || text.includes(encodeURIComponent(path)))

  /**
   * Notes that perhaps no document needs an uploaded picture any more, because one that did was deleted or shows another: the file goes when
   * that can no longer be undone. Paths of no uploaded file may be passed too.
   */
  function abandonImageFile(storagePath: unknown, grace = GRACE): void {
    if (!isImagePath(storagePath)) return
    note(storagePath, grace)
    sweepAt(now() + grace)
  }

  /** The same for a file that has just been uploaded, and that no document names until a form is saved: it has a day. */
  function abandonUnsavedFile(storagePath: unknown): void {
    if (isImagePath(storagePath)) note(storagePath, DAY)
  }

  /** Takes that back: a document names the file again, or soon will. A day later the file is looked at once more. */
  function keepImageFile(storagePath: unknown): void {
    if (isImagePath(storagePath) && Object.hasOwn(read(), storagePath)) note(storagePath, DAY)
  }

  /**
   * Deletes the abandoned files whose time has come and that neither a document nor unsaved input of this browser names, and comes back for
   * the others. What could not be deleted, for lack of a network or a session, is tried again on the next call.
   */
  function sweepImageFiles(): Promise<void> {
    const begun = now()
    sweeping ??= sweep(begun).finally(() => {
      sweeping = undefined
      sweepAt(Math.min(...Object.values(read()).filter((time) => time > begun)))
    })
    return sweeping
  }

  async function sweep(begun: number): Promise<void> {
    const due = Object.entries(read()).filter(([path, time]) => time <= begun && !isInDraft(path))
    if (due.length === 0) return
    try {
      const { deleteImageFile, isImageFileInUse } = await files()
      for (const [path] of due) {
        const isInUse = await isImageFileInUse(path)
        // Kept meanwhile, here or in another tab.
        if ((read()[path] ?? Infinity) > now() + GRACE) continue
        if (!isInUse) await deleteImageFile(path)
        forget(path)
      }
    } catch {
      // The note stays.
    }
  }

  return { abandonImageFile, abandonUnsavedFile, keepImageFile, sweepImageFiles }
}

/** The list of this browser. */
export const { abandonImageFile, abandonUnsavedFile, keepImageFile, sweepImageFiles } = createImageFiles({
  storage: () => localStorage,
  files: () => import('../firebase/images.ts'),
  unsaved: () => [
    localStorage.getItem(uploadDraftsKey) ?? '',
    ...drafts.names().map((name) => JSON.stringify(drafts.read(name))),
  ],
  now: () => Date.now(),
  later: (work, milliseconds) => void setTimeout(work, milliseconds),
})

function isImagePath(storagePath: unknown): storagePath is string {
  return typeof storagePath === 'string' && /^images\/(gallery|team)\//.test(storagePath)
}
