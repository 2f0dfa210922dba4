import { doc, increment, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore/lite'
import type { Browser, Page } from 'playwright'
import { documentName, type RestValue } from '../../src/local/firestore-writes.ts'
import { toIsoDate } from '../../src/model/date.ts'
import { countReads } from '../support/reads.ts'
import { openDatabase } from '../support/rules-emulator.ts'
import type { Stage } from './stage.ts'
import { until, visit } from './visit.ts'
import { watchScripts } from './weight.ts'

/** Milliseconds from the moment the admin's client begins the write until the event stands in the page of an anonymous visitor. */
export interface Latency {
  /** The first change: the page fetches React and its lists before it can show it. */
  asleep: number[]
  /** The changes after that. */
  awake: number[]
  /** How long the write alone took, rules included. */
  write: number[]
  /** Bytes of script that the first change made the main thread fetch. */
  woken: number
}

/** Measures on open pages (`/events`), each new to the browser. The database is afterwards as it was. */
export async function measureLatency(browser: Browser, stage: Stage, rounds: number): Promise<Latency> {
  const admin = (await openDatabase('(default)')).as('admin')
  const restore = await rememberVersions(stage)
  const latency: Latency = { asleep: [], awake: [], write: [], woken: 0 }
  for (let round = 0; round < rounds; round += 1) {
    await visit(browser, async (page) => {
      const reads = await countReads(page, stage.firestore)
      await page.goto(`${stage.url}/events`)
      await until(() => reads.answers() > 0, '/events never asked Firestore.')
      const scripts = watchScripts(page)
      for (const kind of ['asleep', 'awake'] as const) {
        const { write, seen } = await writeAndSee(admin, page, `Written in round ${round}, page ${kind}`)
        latency[kind].push(seen)
        latency.write.push(write)
      }
      latency.woken = await scripts()
    })
    await restore()
  }
  return latency
}

/** Stores the event that this bench keeps changing, which takes place today, as the admin's form does. */
export async function saveEvent(admin: Firestore, title: string): Promise<void> {
  const batch = writeBatch(admin)
  const event = { title, date: toIsoDate(new Date()), description: 'How long does this take?' }
  batch.set(doc(admin, 'events', 'bench-latency'), { ...event, updatedAt: serverTimestamp() })
  batch.update(doc(admin, 'meta', 'content'), { events: increment(1) })
  await batch.commit()
}

async function writeAndSee(admin: Firestore, page: Page, title: string): Promise<{ write: number; seen: number }> {
  await page.evaluate(watchFor, title)
  const start = Date.now()
  await saveEvent(admin, title)
  const write = Date.now() - start
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Promise<number> }).seen)
  return { write, seen: seen - start }
}

/** In the page: notes the time at which the text is in the document. */
function watchFor(text: string): void {
  const seen = new Promise<number>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    setTimeout(() => reject(new Error(`"${text}" never appeared.`)), 20_000)
  })
  Object.assign(globalThis, { seen })
}

/** Returns how to make the built pages fresh again. */
async function rememberVersions({ firestore, owner }: Stage): Promise<() => Promise<void>> {
  const name = documentName('meta/content')
  const response = await fetch(`http://${firestore}/v1/${name}`)
  const { fields } = (await response.json()) as { fields: Record<string, RestValue> }
  return () =>
    owner.commit([{ delete: documentName('events/bench-latency') }, { update: { name, fields }, updateTransforms: [] }])
}
