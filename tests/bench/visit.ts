import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

/** What a page is measured as: its name in the tables, and its path. */
export interface BenchPage {
  name: string
  path: string
}

export const pages: readonly BenchPage[] = [
  { name: 'home', path: '/' },
  { name: 'events', path: '/events' },
  { name: 'about', path: '/about' },
  { name: 'gallery', path: '/gallery' },
]
export const floorPage: BenchPage = { name: 'floor', path: '/floor' }

/** The phone that Lighthouse's mobile setting stands for. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Gives the work a page of a browser that has never been here, and closes it. */
export async function visit<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Resolves when the number has stayed the same for a while (milliseconds). Throws if that does not happen within half a minute. */
export async function untilQuiet(measure: () => number, quiet = 1500): Promise<void> {
  const deadline = Date.now() + 30_000
  let last = measure()
  let since = Date.now()
  while (Date.now() - since < quiet) {
    if (Date.now() > deadline) throw new Error('The page did not come to rest.')
    await delay(50)
    const now = measure()
    if (now !== last) since = Date.now()
    last = now
  }
}

/** Resolves when the condition holds. Throws with the sentence if that does not happen within half a minute. */
export async function until(condition: () => boolean, sentence: string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(sentence)
    await delay(20)
  }
}

/** The middle value; of an even number of values the lower one of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}
