import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { binary } from './emulator-command.ts'
import { projectId, root } from './project.ts'

const run = promisify(execFile)
const interval = 4000

/** Where the emulators' data is kept, or why nowhere: `shared` is a folder above the project that others may write to. */
export type DataPlace = { directory: string } | { directory: undefined; shared: string }

const inProject = join(root, '.local/emulators')
const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
const inCache = join(cache, `${projectId}-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`, 'emulators')

/**
 * Where `npm start` keeps the emulators' data: `.local/emulators`, or, where others may write to a folder above it, a folder below the
 * home directory. The emulator refuses to save beneath a folder that others own or may write to, since accounts are part of the data.
 */
export function findDataPlace(candidates: readonly string[] = [inProject, inCache]): DataPlace {
  const directory = candidates.find((candidate) => sharedFolderAbove(candidate) === undefined)
  if (directory !== undefined) return { directory }
  return { directory, shared: candidates.map(sharedFolderAbove).find((folder) => folder !== undefined) ?? root }
}

/** What to tell whoever's changes will be lost, before they make them. */
export function adviceForSharedFolder(shared: string): string {
  return (
    `Nothing that you change will be kept: others may write to ${shared}, and the emulator saves accounts only where nobody else can.\n` +
    'Move the project to a folder of your own, such as one in your home directory, to keep the content from one start to the next.'
  )
}

/** Whether the folder holds data that a run left. */
export function holdsData(directory: string): boolean {
  return existsSync(join(directory, 'firebase-export-metadata.json'))
}

/** What the emulator knows about itself, without what changes by itself: equal before and after means that nothing was written. */
export function fingerprint(resources: unknown): string {
  const services = (resources as { services?: { service: string }[] }).services ?? []
  return JSON.stringify(services.filter(({ service }) => service !== 'process'))
}

export interface SaveOptions {
  authPort: number
  directory: string
  /** The folder in which the running emulator left its locator file (its TMPDIR). */
  locatorDirectory: string
  signal: AbortSignal
}

/** Saves the data a few seconds after a change, so that a crash or a closed terminal loses little. Ends when aborted. */
export async function saveWhileRunning({ authPort, directory, locatorDirectory, signal }: SaveOptions): Promise<void> {
  const readState = async () => {
    const response = await fetch(`http://127.0.0.1:${authPort}/v1/sessions/default/resources`, { signal })
    return fingerprint(await response.json())
  }
  let saved = ''
  while (!signal.aborted) {
    try {
      await delay(interval, undefined, { signal, ref: false })
      const state = await readState()
      if (state === saved) continue
      await run(binary, ['emulators:export', directory, '--project', projectId, '--force'], {
        env: { ...process.env, TMPDIR: locatorDirectory },
        signal,
      })
      saved = state
    } catch {
      // An export in passing may fail; the one at the end reports.
    }
  }
}

/** The nearest folder above this one that another user owns or may write to; root may own what is above a user's folders. */
function sharedFolderAbove(directory: string): string | undefined {
  // Its modes say nothing.
  if (process.platform === 'win32') return undefined
  const writableByOthers = 0o022
  const owners = [0, process.getuid?.()]
  for (let folder = dirname(directory); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid } = statSync(folder)
      if ((mode & writableByOthers) !== 0 || !owners.includes(uid)) return folder
    }
    if (folder === dirname(folder)) return undefined
  }
}
