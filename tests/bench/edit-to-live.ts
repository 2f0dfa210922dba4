import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Firestore } from 'firebase/firestore/lite'
import { startHost } from '../../src/local/host.ts'
import type { Lifetime } from '../../src/local/lifetime.ts'
import { root } from '../../src/local/project.ts'
import { startPublishing } from '../../src/local/publishing.ts'
import { tokenOf } from '../support/rules-people.ts'
import { saveEvent } from './latency.ts'
import { sitePort } from './stage.ts'

/** Milliseconds since the admin's client began to save an event. */
export interface Edit {
  /** Firestore has it, rules included. */
  saved: number
  /** `/api/publish` has answered that it asked for a build. */
  asked: number
  /** The HTML of `/events`, as somebody without JavaScript gets it, has the event. */
  live: number
}

const patience = 120_000

/** Serves a site that is built anew when someone publishes, and returns how to make an edit and follow it until it is live. */
export async function openLoop(
  admin: Firestore,
  environment: Record<string, string>,
  { ending, onEnd }: Lifetime,
): Promise<() => Promise<Edit>> {
  const lines: string[] = []
  const directory = join(root, '.local/bench/site')
  await rm(directory, { recursive: true, force: true })
  const siteUrl = `http://localhost:${sitePort}`
  const log = (line: string) => void lines.push(line)
  const publishing = await startPublishing({ directory, siteUrl, environment, signal: ending, log })
  onEnd(publishing.stop)
  const served = { directory: publishing.directory, port: sitePort, environment: publishing.environment }
  const { url, stop } = await startHost(served)
  onEnd(stop)

  return async () => {
    const title = `Edited ${randomUUID()}`
    const start = performance.now()
    const sinceStart = () => Math.round(performance.now() - start)
    await saveEvent(admin, title)
    const saved = sinceStart()
    await askForBuild(url)
    const asked = sinceStart()
    while (!(await readEvents(url)).includes(title)) {
      if (sinceStart() > patience) throw new Error(`An edit did not go live.\n${lines.slice(-30).join('\n')}`)
      ending.throwIfAborted()
      await delay(50)
    }
    const live = sinceStart()
    await publishing.settled()
    return { saved, asked, live }
  }
}

/** As "Publish now" does, which skips the pause after a build; a save after the pause has the same effect. */
async function askForBuild(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${tokenOf('admin')}` }
  const response = await fetch(`${url}/api/publish`, { method: 'POST', headers, body: '{"wish":"now"}' })
  if (response.status !== 202) throw new Error(`/api/publish answered ${response.status}: ${await response.text()}`)
}

async function readEvents(url: string): Promise<string> {
  return (await fetch(`${url}/events`)).text()
}
