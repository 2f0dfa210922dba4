/** What a program of the local stack may rely on while it starts things. */
export interface Lifetime {
  /** Aborted when the program is to end: pass it to whatever can be interrupted. */
  ending: AbortSignal
  /** Registers how to stop something that was started. The last thing started is stopped first. */
  onEnd(stop: () => Promise<void> | void): void
  /** Ends the program with exit code 1 and this message. */
  fail(error: unknown): void
}

/** Milliseconds after which a stop that hangs is cut short. */
const longestStop = 20_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a program that starts things, keeps it alive until Ctrl-C (SIGINT), SIGTERM, a closed terminal (SIGHUP) or a failure, then stops
 * what was started and exits. Being asked to stop is success (exit code 0); a failure is exit code 1.
 * A program that returns 'done' ends by itself, with `process.exitCode` if it sets that.
 */
export async function runUntilEnd(program: (lifetime: Lifetime) => Promise<'done' | 'running'>): Promise<never> {
  const controller = new AbortController()
  const stops: (() => Promise<void> | void)[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<number>()
  const fail = (error: unknown) => {
    if (!controller.signal.aborted) report(error)
    end(1)
  }
  for (const signal of signals) process.on(signal, () => end(0))
  onLostParent(() => end(0))
  // A closed terminal takes its output away first; that must not stop the stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  const started = program({ ending: controller.signal, onEnd: (stop) => stops.push(stop), fail }).then((state) => {
    if (state === 'done') end(0)
  }, fail)
  let code = await ended
  controller.abort()
  setTimeout(() => process.exit(1), longestStop).unref()
  await started
  for (const stop of stops.reverse()) {
    try {
      await stop()
    } catch (error) {
      report(error)
      code = 1
    }
  }
  process.exit(code === 0 ? process.exitCode : code)
}

/** A SIGTERM for npm ends npm and the shell that it runs us in; neither passes it on. */
function onLostParent(end: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}

/** Errors of ours explain themselves; a stack would hide the sentence that helps. */
function report(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  if (error instanceof Error && process.env['DEBUG']) console.error(error.stack)
}
