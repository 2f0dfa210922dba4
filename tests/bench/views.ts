import type { Browser } from 'playwright'
import { contentWrites } from '../../src/local/firestore-writes.ts'
import { countReads } from '../support/reads.ts'
import type { Stage } from './stage.ts'
import { pages, until, untilQuiet, visit } from './visit.ts'

/** Document reads of one view of each page, by the page's name. */
export type Views = Record<string, number>

/** Counts the reads of each page of the site as it was just built, and again after every counter in `meta/content` went up. */
export async function countViews(browser: Browser, stage: Stage): Promise<{ fresh: Views; stale: Views }> {
  const fresh = await viewAll(browser, stage)
  await stage.owner.commit(contentWrites([]))
  return { fresh, stale: await viewAll(browser, stage) }
}

async function viewAll(browser: Browser, { url, firestore }: Stage): Promise<Views> {
  const views: Views = {}
  for (const { name, path } of pages) {
    views[name] = await visit(browser, async (page) => {
      const reads = await countReads(page, firestore)
      await page.goto(`${url}${path}`)
      await until(() => reads.answers() > 0, `${path} never asked Firestore.`)
      await untilQuiet(reads.documents)
      return reads.documents()
    })
  }
  return views
}
