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

/**
 * Where `npm start` keeps the emulators' data: `.local/emulators`, or, where others may write to a folder above it, a folder below the
 * home directory. The emulator refuses to save beneath a folder that others may write to, since accounts are part of the data.
 */
export function dataDirectory(): string {
  const inProject = join(root, '.local/emulators')
  if (isPrivate(inProject)) return inProject
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8)
  return join(homedir(), '.cache', `${projectId}-${name}`, 'emulators')
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

function isPrivate(directory: string): boolean {
  const writableByOthers = 0o022
  for (let folder = dirname(directory); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & writableByOthers) !== 0) return false
    if (folder === dirname(folder)) return true
  }
}
