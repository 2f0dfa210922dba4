import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './project.ts'

export interface AstroOptions {
  /** Added to this process's environment. */
  environment: Record<string, string>
  /** Stops the process. */
  signal: AbortSignal
  /** Receives each line that Astro writes. Without it Astro writes to this terminal itself. */
  log?: (line: string) => void
}

/** Runs an Astro command with this process's Node and resolves when it ends well. Throws when it fails or is stopped. */
export async function runAstro(args: string[], { environment, signal, log }: AstroOptions): Promise<void> {
  const script = join(root, 'node_modules/astro/bin/astro.mjs')
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
    stdio: log === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    signal,
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null && log !== undefined) createInterface({ input: stream }).on('line', log)
  }
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`"astro ${args[0]}" failed. What it said stands above.`)
}
