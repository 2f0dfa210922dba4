import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runAstro } from '../../src/local/astro.ts'
import type { PlannedDocument } from '../../src/local/firestore-writes.ts'
import { startHost } from '../../src/local/host.ts'
import { root } from '../../src/local/project.ts'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { readSamples } from '../../src/snapshot/samples.ts'
import { fill } from './content.ts'
import { testEnvironment, testPorts } from './stack.ts'

/**
 * A second site on the shared emulators, of a project that nobody writes to while tests run: what its pages show is known, and they stay as
 * new as its Firestore, whatever other tests change meanwhile.
 */
export const quietProject = 'demo-quiet'
export const quietUrl = 'http://127.0.0.1:4396'
const directory = join(root, '.local/test/quiet')

/** The events of the quiet site by days from today, in the order in which the events page lists them. */
export const upcomingDays = [0, 3, 10, 31, 62, 93]
export const pastDays = Array.from({ length: 54 }, (_, index) => -1 - index * 12)

export const quietTitle = (days: number) => `Event at day ${days}`

/** The event on the day that is so many days from today. Even ones have a registration link, all but today's have no time. */
function quietEvent(days: number, today: string): PlannedDocument {
  const data = {
    title: quietTitle(days),
    date: addDays(today, days),
    description: `What happens at day ${days}, in *Markdown*.`,
    ...(days === 0 && { time: '17:30', location: 'Seminar Hall' }),
    ...(days % 2 === 0 && { registrationLink: `https://example.edu/register/${days}` }),
  }
  return { collection: 'events', id: `day-${days}`, data }
}

/** Global setup of the end-to-end tests, after the shared stack: fills the quiet project, builds its site and serves it. */
export default async function setup(): Promise<() => Promise<void>> {
  const today = toIsoDate(new Date())
  const samples = await readSamples(today)
  await fill(testPorts, quietProject, [
    ...[...upcomingDays, ...pastDays].map((days) => quietEvent(days, today)),
    // The build reads the sample pictures from their folder, so they need no upload.
    ...samples.filter(({ collection }) => collection !== 'events' && collection !== 'resources'),
    { collection: 'meta', id: 'content', data: { events: 1, team: 1, gallery: 1, posts: 1 } },
  ])
  await mkdir(directory, { recursive: true })
  const lines: string[] = []
  const build = runAstro(['build', '--outDir', directory], {
    environment: { ...testEnvironment, PUBLIC_FIREBASE_PROJECT_ID: quietProject },
    signal: new AbortController().signal,
    log: (line) => lines.push(line),
  })
  await build.catch((error: unknown) => {
    console.error(lines.join('\n'))
    throw error
  })
  const host = await startHost({ directory, port: Number(new URL(quietUrl).port) })
  return () => host.stop()
}
