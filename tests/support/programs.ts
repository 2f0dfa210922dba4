import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first program of these names that is installed, in the order of the folders; undefined where there is none. */
export function findProgram(names: readonly string[], env = process.env): string | undefined {
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** The commands that install packages where that needs no question: as root, on a system that has apt-get. */
export function packageCommands(...packages: string[]): string[][] {
  if (process.getuid?.() !== 0 || findProgram(['apt-get']) === undefined) return []
  // A new machine has no list of packages yet. With what is recommended: the fonts, which decide how wide a page is.
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', ...packages],
  ]
}

/** Runs the commands one after the other until `find` finds. Returns what it found, undefined if that is nothing. */
export function findOrInstall<T>(
  find: () => T | undefined,
  installs: readonly string[][],
  log: (line: string) => void,
): T | undefined {
  let found = find()
  for (const [command = '', ...args] of installs) {
    if (found !== undefined) break
    tryInstall(command, args, log)
    found = find()
  }
  return found
}

function tryInstall(command: string, args: string[], log: (line: string) => void): void {
  log(`A browser is not installed yet. Trying: ${command} ${args.join(' ')}`)
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000, env })
  } catch {
    log('That did not work.')
  }
}
