import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Firestore } from 'firebase/firestore/lite'
import { runAstro } from '../../src/local/astro.ts'
import { emulatorClient } from '../../src/local/emulator-client.ts'
import { startEmulators } from '../../src/local/emulators.ts'
import type { Lifetime } from '../../src/local/lifetime.ts'
import { root } from '../../src/local/project.ts'
import { seedIfEmpty } from '../../src/local/sample-content.ts'
import { openDatabase } from '../support/rules-emulator.ts'
import { replaceEvents } from './content.ts'
import { openLoop, type Edit } from './edit-to-live.ts'
import { saveEvent } from './latency.ts'
import { ports } from './stage.ts'

/** What it takes to bring a changed event online, by number of events in the database. */
export type Rebuilds = Record<number, Rebuild>

export interface Rebuild {
  /** Milliseconds of `astro build` without anything from an earlier build. */
  cold: number
  /** Milliseconds of `astro build` after one event has changed. */
  warm: number[]
  edits: Edit[]
}

const counts = [50, 500, 5000]
const repeats = 3

/** Times the builds, then the way from a save to the page. Needs the ports of the stage. */
export async function measureRebuilds(lifetime: Lifetime, step: (text: string) => void): Promise<Rebuilds> {
  const emulators = await startEmulators({ ports, signal: lifetime.ending })
  lifetime.onEnd(emulators.stop)
  Object.assign(process.env, emulators.environment)
  await seedIfEmpty(ports)
  const owner = emulatorClient(ports)
  const admin = (await openDatabase('(default)')).as('admin')

  const builds: Record<number, Omit<Rebuild, 'edits'>> = {}
  const project = await copyProject(lifetime)
  for (const count of counts) {
    step(`building with ${count} events, cold and warm`)
    await replaceEvents(owner, count)
    builds[count] = await timeBuilds(project, admin, lifetime.ending)
  }
  const rebuilds: Rebuilds = {}
  let loop: Awaited<ReturnType<typeof openLoop>> | undefined
  for (const [count, times] of Object.entries(builds)) {
    step(`timing edits of a site with ${count} events`)
    await replaceEvents(owner, Number(count))
    loop ??= await openLoop(admin, emulators.environment, lifetime)
    // Brings the other events online.
    await loop()
    rebuilds[Number(count)] = { ...times, edits: [await loop(), await loop(), await loop()] }
  }
  return rebuilds
}

/**
 * A copy of what is built. Astro keeps its cache below the project, and there the one of the copy is nobody else's: it can be thrown away.
 * The packages are found in the folders above.
 */
async function copyProject({ onEnd }: Lifetime): Promise<string> {
  const project = join(root, '.local/bench/project')
  await rm(project, { recursive: true, force: true })
  onEnd(() => rm(project, { recursive: true, force: true }))
  for (const part of ['astro.config.mjs', 'package.json', 'tsconfig.json', 'content', 'public', 'src']) {
    await cp(join(root, part), join(project, part), { recursive: true })
  }
  return project
}

async function timeBuilds(project: string, admin: Firestore, signal: AbortSignal): Promise<Omit<Rebuild, 'edits'>> {
  for (const folder of ['node_modules', '.astro', 'dist']) {
    await rm(join(project, folder), { recursive: true, force: true })
  }
  const cold = await timeBuild(project, signal)
  const warm: number[] = []
  for (let round = 0; round < repeats; round += 1) {
    await saveEvent(admin, `Changed in round ${round}`)
    warm.push(await timeBuild(project, signal))
  }
  return { cold, warm }
}

async function timeBuild(project: string, signal: AbortSignal): Promise<number> {
  const lines: string[] = []
  const start = performance.now()
  await runAstro(['build', '--root', project, '--outDir', join(project, 'dist')], {
    environment: {},
    signal,
    log: (line) => lines.push(line),
  }).catch((error: unknown) => {
    console.error(lines.join('\n'))
    throw error
  })
  return Math.round(performance.now() - start)
}
