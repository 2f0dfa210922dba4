import { findOrInstall, packageCommands } from '../programs.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** Which engines this machine has, by the names of their tests, and a line about each that it has not. */
export interface Engines {
  met: string[]
  unmet: string[]
}

/** Looks for the engines, and installs one that is missing where that can be done without asking. */
export function prepareEngines(
  known: Readonly<Record<string, Engine>> = { firefox, webkit },
  installs = packageCommands,
  log: (line: string) => void = console.error,
): Engines {
  const engines: Engines = { met: [], unmet: [] }
  for (const [key, { name, find, packages, advice }] of Object.entries(known)) {
    if (findOrInstall(find, installs(...packages), log) !== undefined) engines.met.push(key)
    else engines.unmet.push(`Not met: ${name}. It is not installed, and could not be. ${advice}`)
  }
  return engines
}
