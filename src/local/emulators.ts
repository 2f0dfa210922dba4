import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { binary, emulatorCommands, type EmulatorCommand } from './emulator-command.ts'
import { holdsData, saveWhileRunning } from './emulator-data.ts'
import { assertEmulatorPortsFree, findFreePort } from './ports.ts'
import { emulatorEnvironment, readPorts, root, type EmulatorPorts } from './project.ts'

export interface EmulatorOptions {
  ports: EmulatorPorts
  /** Folder that keeps the data from one run to the next. Without it a run starts empty and leaves nothing. */
  directory?: string
  /** Interrupts the start. */
  signal?: AbortSignal
  /** Receives what a person should read. Default: standard error. */
  log?: (line: string) => void
}

export interface Emulators {
  ports: EmulatorPorts
  /** The environment under which a build, a function or a Firebase tool uses these emulators. */
  environment: ReturnType<typeof emulatorEnvironment>
  /** Resolves with a sentence when the emulators end without having been asked to. */
  crashed: Promise<string>
  /** Saves the data, if a folder was given, and ends the process. */
  stop(): Promise<void>
}

/**
 * Starts the Firestore, Auth and Storage emulators and resolves when all three answer.
 * Throws `PortInUse`, or an error with the emulator's last words if it cannot start.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { ports, directory, log = console.error } = options
  const standardPorts = JSON.stringify(ports) === JSON.stringify(readPorts())
  await assertEmulatorPortsFree(
    ports,
    standardPorts ? 'change the port in firebase.json' : 'wait until another test run ends',
  )
  const saves = directory !== undefined
  const commands = emulatorCommands({
    ports,
    hubPort: saves ? await findFreePort() : undefined,
    importFrom: saves && holdsData(directory) ? directory : undefined,
    exportTo: directory,
    standardPorts,
  })
  if (saves) mkdirSync(dirname(directory), { recursive: true, mode: 0o755 })
  if (commands[0]?.file === binary) makeRunnable(binary)
  else log(`The bundled emulator is for 64-bit Linux; trying ${commands.map(({ name }) => name).join(', then ')}.`)

  let failure = ''
  for (const command of commands) {
    const attempt = await launch(command, options)
    if (attempt.status === 'answers') return attempt.emulators
    failure += `${command.name}: ${attempt.reason}\n`
    options.signal?.throwIfAborted()
  }
  throw new Error(`The emulators did not start.\n${failure}`)
}

/** The package ships its binary without the right to run it. */
function makeRunnable(file: string): void {
  if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755)
}

type Attempt = { status: 'answers'; emulators: Emulators } | { status: 'failed'; reason: string }

async function launch(command: EmulatorCommand, options: EmulatorOptions): Promise<Attempt> {
  const { ports, directory, signal, log = console.error } = options
  const locatorDirectory = join(root, '.local/run', `${ports.auth}`)
  mkdirSync(locatorDirectory, { recursive: true, mode: 0o755 })
  const child = spawnTethered(command, { ...process.env, TMPDIR: locatorDirectory })
  const words = collectWords(child)
  const exited = once(child, 'exit').then(
    () => {},
    () => {},
  )
  const saving = new AbortController()
  let asked = false

  const stop = async () => {
    asked = true
    saving.abort()
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    const inTime = await Promise.race([exited.then(() => true), delay(10_000, false, { ref: false })])
    if (!inTime) child.kill('SIGKILL')
    const refusal = words()
      .split('\n')
      .find((line) => line.includes('--export-on-exit'))
    if (refusal !== undefined) log(`The emulators' data was not saved. ${refusal}`)
  }
  const answered = await waitUntilAnswering(ports, command.patience, exited, signal)
  if (!answered) {
    await stop()
    return { status: 'failed', reason: words() || `no answer within ${command.patience / 1000} s` }
  }
  if (command.savesWhileRunning && directory !== undefined) {
    void saveWhileRunning({ authPort: ports.auth, directory, locatorDirectory, signal: saving.signal })
  }
  const crashed = exited.then(() =>
    asked ? new Promise<never>(() => {}) : `The emulators ended unexpectedly.\n${words()}`,
  )
  return { status: 'answers', emulators: { ports, environment: emulatorEnvironment(ports), crashed, stop } }
}

/**
 * Runs the command so that it ends with this process, however this process ends: it shares a pipe with us, and a watcher beside it asks it
 * to stop when the pipe closes. It runs in a process group of its own, so that Ctrl-C reaches us first and things stop in order.
 */
function spawnTethered({ file, args }: EmulatorCommand, env: NodeJS.ProcessEnv): ChildProcess {
  if (process.platform === 'win32')
    return spawn(file, args, { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: true })
  const watch = 'exec 3<&0; (cat <&3; kill -TERM $$) >/dev/null 2>&1 & exec "$0" "$@" </dev/null 3<&-'
  return spawn('sh', ['-c', watch, file, ...args], { env, cwd: root, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
}

/** Keeps the last lines that the process wrote, for an error message. */
function collectWords(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-4000)))
  }
  child.on('error', (error) => (text += error.message))
  return () => text.trim()
}

async function waitUntilAnswering(ports: EmulatorPorts, patience: number, exited: Promise<void>, signal?: AbortSignal) {
  let over = false
  void exited.then(() => (over = true))
  const deadline = Date.now() + patience
  while (!over && signal?.aborted !== true && Date.now() < deadline) {
    const answers = await Promise.all(Object.values(ports).map(isAnswering))
    if (answers.every(Boolean)) return !over
    await delay(50)
  }
  return false
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`)
    return true
  } catch {
    return false
  }
}
