import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root, type EmulatorPorts } from '../../src/local/project.ts'

/** A stack that builds anew when someone publishes: ports that no other stack uses. */
export const publishPorts: EmulatorPorts = { auth: 9093, firestore: 8093, storage: 9193 }
export const publishSitePort = 4393
export const publishUrl = `http://127.0.0.1:${publishSitePort}`

export interface PublishSite {
  /** How many builds have ended well since the start. */
  builds(): number
  /** Waits until no build is running or asked for. */
  settled(): Promise<void>
  stopFirestore(): Promise<void>
  /** Starts the emulators again, with the data that they held. */
  startFirestore(): Promise<void>
  stop(): Promise<void>
}

/** Starts tests/support/publish-stack.ts on fresh data. Throws, with its last words, if it ends before it is up. */
export async function startPublishSite(): Promise<PublishSite> {
  await rm(join(root, '.local/test/publish'), { recursive: true, force: true })
  const child = spawn(process.execPath, [join(root, 'tests/support/publish-stack.ts')], { stdio: 'pipe' })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`The stack ended.\n${log.slice(-2000)}`)
    return value
  }
  const hear = async (word: string) => {
    while ((await next()) !== word);
  }
  const command = async (line: string) => {
    child.stdin.write(`${line}\n`)
    await hear('done')
  }
  await hear('up')
  return {
    builds: () => log.split('The site was built anew').length - 1,
    settled: () => command('settled'),
    stopFirestore: () => command('firestore down'),
    startFirestore: () => command('firestore up'),
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}
