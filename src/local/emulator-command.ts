import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectId, root, type EmulatorPorts } from './project.ts'

/** A way to run the emulators on this machine. */
export interface EmulatorCommand {
  /** For messages. */
  name: string
  file: string
  args: string[]
  /** Whether it is the fireemu binary itself, which can save its data while it runs. */
  savesWhileRunning: boolean
  /** Milliseconds that it may take until it answers; a first `npx` downloads. */
  patience: number
}

/** What `emulatorCommands` decides by. */
export interface CommandOptions {
  ports: EmulatorPorts
  /** Port of the emulator hub, through which data is saved while the emulator runs; undefined for none. */
  hubPort: number | undefined
  /** Absolute folder to read data from; undefined to start empty. */
  importFrom: string | undefined
  /** Absolute folder to write data to at the end; undefined to leave nothing. */
  exportTo: string | undefined
  /** Whether the ports are those of firebase.json: the official suite takes its ports from nowhere else. */
  standardPorts: boolean
}

/** Where npm puts the emulator on 64-bit Linux. It is an optional dependency: absent elsewhere. */
export const binary = join(root, 'node_modules/@fireemu/linux-x64/bin/fireemu')

/** The ways to run the emulators here, best first: the installed binary, fireemu for this platform, Firebase's own suite (needs Java). */
export function emulatorCommands(options: CommandOptions, hasBinary = existsSync(binary)): EmulatorCommand[] {
  const args = fireemuArguments(options)
  if (hasBinary) return [{ name: 'fireemu', file: binary, args, savesWhileRunning: true, patience: 15_000 }]
  const fireemu = { name: 'npx fireemu', file: 'npx', args: ['--yes', 'fireemu@0.7', ...args], patience: 120_000 }
  const suite = { name: 'npx firebase-tools', file: 'npx', args: suiteArguments(options), patience: 240_000 }
  const fallbacks = options.standardPorts ? [fireemu, suite] : [fireemu]
  return fallbacks.map((command) => ({ ...command, savesWhileRunning: false }))
}

function fireemuArguments({ ports, hubPort, importFrom, exportTo }: CommandOptions): string[] {
  return [
    ...[
      'up',
      '--project',
      projectId,
      '--only',
      'auth,firestore,storage',
      '--firebase-json',
      join(root, 'firebase.json'),
    ],
    ...['--firestore-port', `${ports.firestore}`, '--http-port', `${ports.auth}`, '--storage-port', `${ports.storage}`],
    ...['--ui-port', '0', '--logging-port', '0', '--hub-port', `${hubPort ?? 0}`, '--log-verbosity', 'quiet'],
    ...dataArguments(importFrom, exportTo),
  ]
}

function suiteArguments({ importFrom, exportTo }: CommandOptions): string[] {
  return [
    ...['--yes', 'firebase-tools', 'emulators:start', '--project', projectId, '--only', 'auth,firestore,storage'],
    ...dataArguments(importFrom, exportTo),
  ]
}

function dataArguments(importFrom: string | undefined, exportTo: string | undefined): string[] {
  return [
    ...(importFrom === undefined ? [] : ['--import', importFrom]),
    ...(exportTo === undefined ? [] : ['--export-on-exit', exportTo]),
  ]
}
