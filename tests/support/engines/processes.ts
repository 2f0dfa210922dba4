import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Starts a program that runs until the function that is returned is called, or until this process ends. */
export function startProcess(command: string, args: string[], environment: Record<string, string>) {
  return stopper(spawn(command, args, { env: { ...process.env, ...environment }, stdio: 'ignore' }))
}

/** Starts an X server whose screen nobody sees. Returns what DISPLAY is to be. */
export async function startScreen(command: string): Promise<{ display: string; stop(): Promise<void> }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(createInterface({ input: child.stdio[3] as Readable }), 'line')) as [string]
  return { display: `:${number}`, stop: stopper(child) }
}

function stopper(child: ChildProcess): () => Promise<void> {
  const kill = () => void child.kill()
  process.once('exit', kill)
  const ended = once(child, 'exit')
  return async () => {
    kill()
    await ended
    process.off('exit', kill)
  }
}
