import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { findFreePort } from '../../src/local/ports.ts'
import { browserArguments } from '../support/browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One Lighthouse run. */
export interface Score {
  /** 0 to 100. */
  scores: Record<Category, number>
  /** Milliseconds, under Lighthouse's simulated slow 4G and a processor four times slower than this one. */
  lcp: number
  tbt: number
  cls: number
  /** What Lighthouse saw on this machine, without its simulation; milliseconds. */
  observedLcp: number
  /** Every audit that cost points, with what Lighthouse says of it. */
  faults: string[]
  /** What Lighthouse warned of, such as a page that never came to rest. */
  warnings: string[]
  /** Lighthouse's measure of the machine: about 1,000 and more for a desktop. */
  benchmarkIndex: number
  /** Seconds that the run took. */
  seconds: number
  /** How often it was repeated before it succeeded. */
  repeats: number
}

/**
 * Runs Lighthouse's mobile setting on the page, in a browser of its own. On a busy machine Chromium sometimes records no usable trace: such a
 * run is repeated, twice at most. Throws if Lighthouse could not measure the page then.
 */
export async function scorePage(url: string, executablePath: string): Promise<Score> {
  let reason = ''
  for (let repeats = 0; repeats <= 2; repeats += 1) {
    const start = Date.now()
    const result = await runLighthouse(url, executablePath)
    if (result !== undefined && result.runtimeError === undefined) {
      return { ...summarize(result), seconds: (Date.now() - start) / 1000, repeats }
    }
    reason = result?.runtimeError?.message ?? 'no answer'
  }
  throw new Error(`Lighthouse did not measure ${url}: ${reason}`)
}

async function runLighthouse(url: string, executablePath: string): Promise<Result | undefined> {
  const port = await findFreePort()
  const args = [...browserArguments, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const run = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...categories] })
    return run?.lhr
  } finally {
    await browser.close()
  }
}

function summarize(result: Result): Omit<Score, 'seconds' | 'repeats'> {
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const [metrics] = (result.audits['metrics']?.details as { items?: Record<string, number>[] } | undefined)?.items ?? []
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    observedLcp: metrics?.['observedLargestContentfulPaint'] ?? Number.NaN,
    faults: faultsOf(result),
    warnings: result.runWarnings.map(String),
    benchmarkIndex: result.environment.benchmarkIndex,
  }
}

function faultsOf({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) return []
      const value = audit.displayValue === undefined ? '' : ` (${audit.displayValue})`
      return [
        `${category}: ${id}, ${Math.round(audit.score * 100)} of 100${value}: ${audit.title}${nodesOf(audit.details)}`,
      ]
    }),
  )
}

/** The first elements or addresses that an audit complains of. */
function nodesOf(details: unknown): string {
  const items = (
    details as { items?: { node?: { selector?: string }; url?: string; description?: string }[] } | undefined
  )?.items
  if (!Array.isArray(items)) return ''
  const named = items.flatMap(({ node, url, description }) => node?.selector ?? description ?? url ?? [])
  return named.length === 0 ? '' : `; ${named.slice(0, 3).join(' | ')}`
}
