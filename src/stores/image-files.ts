/** A file that no document may need any more, and when it may go: milliseconds since 1970. */
type Abandoned = Record<string, number>

const KEY = 'abandoned-files'

/** Longer than the ten seconds in which a delete can be undone. */
const GRACE = 15_000

/**
 * Notes that the document of an uploaded picture was deleted: its file goes when the delete can no longer be undone. Should the tab close
 * before that, it goes on the next visit (`sweepImageFiles`). Paths of no uploaded file may be passed too.
 */
export function abandonImageFile(storagePath: unknown, grace = GRACE): void {
  if (typeof storagePath !== 'string' || !/^images\/(gallery|team)\//.test(storagePath)) return
  write({ ...read(), [storagePath]: Date.now() + grace })
  setTimeout(() => void sweepImageFiles(), grace + 100)
}

/** Takes that back: a document names the file again. */
export function keepImageFile(storagePath: unknown): void {
  if (typeof storagePath !== 'string' || !Object.hasOwn(read(), storagePath)) return
  const { [storagePath]: _, ...others } = read()
  write(others)
}

/**
 * Deletes the abandoned files whose time has come and that no document names. Never throws: what could not be deleted, for lack of a network
 * or a session, is tried again on the next call.
 */
export async function sweepImageFiles(): Promise<void> {
  const due = Object.entries(read()).filter(([, time]) => time <= Date.now())
  if (due.length === 0) return
  try {
    const { deleteImageFile, isImageFileInUse } = await import('../firebase/images.ts')
    for (const [path] of due) {
      if (!(await isImageFileInUse(path)) && Object.hasOwn(read(), path)) await deleteImageFile(path)
      keepImageFile(path)
    }
  } catch {
    // The note stays.
  }
}

function read(): Abandoned {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Abandoned | null) ?? {}
  } catch {
    return {}
  }
}

function write(files: Abandoned): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(files))
  } catch {
    // Without storage the note lasts no longer than its timer would; the file then stays.
  }
}
