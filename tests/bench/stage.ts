import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runAstro } from '../../src/local/astro.ts'
import { emulatorClient, type EmulatorClient } from '../../src/local/emulator-client.ts'
import { startEmulators } from '../../src/local/emulators.ts'
import { startHost } from '../../src/local/host.ts'
import type { Lifetime } from '../../src/local/lifetime.ts'
import { root, type EmulatorPorts } from '../../src/local/project.ts'
import { seedIfEmpty } from '../../src/local/sample-content.ts'
import { replaceEvents } from './content.ts'
import { writeFloor } from './floor.ts'

/** The bench's own: it runs beside `npm start` and `npm test`. */
export const ports: EmulatorPorts = { auth: 9094, firestore: 8094, storage: 9194 }
export const sitePort = 4394

/** What the bench measures: a site that is served as Netlify would, over emulators of its own. */
export interface Stage {
  /** The site's address, without a slash at the end. */
  url: string
  /** Past the rules, for what no person does. */
  owner: EmulatorClient
  firestore: string
  /** Makes it the site of a club with this many events, and puts the floor beside it. */
  build(events: number): Promise<void>
}

/** Starts the emulators with the sample content and serves what will be built. */
export async function openStage({ ending, onEnd }: Lifetime): Promise<Stage> {
  const emulators = await startEmulators({ ports, signal: ending })
  onEnd(emulators.stop)
  Object.assign(process.env, emulators.environment)
  await seedIfEmpty(ports)
  const directory = join(root, '.local/bench/dist')
  await rm(directory, { recursive: true, force: true })
  const host = await startHost({ directory, port: sitePort })
  onEnd(host.stop)
  const owner = emulatorClient(ports)

  const build = async (count: number) => {
    const events = await replaceEvents(owner, count)
    const lines: string[] = []
    // Canonical links name this address.
    const environment = { ...emulators.environment, URL: host.url }
    await runAstro(['build', '--outDir', directory], {
      environment,
      signal: ending,
      log: (line) => lines.push(line),
    }).catch((error: unknown) => {
      console.error(lines.join('\n'))
      throw error
    })
    await writeFloor(directory, events)
  }
  return { url: host.url, owner, firestore: emulators.environment.FIRESTORE_EMULATOR_HOST, build }
}
