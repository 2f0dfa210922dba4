import { lcpOf, scoreOf, tbtOf, type Measurements } from './report.ts'

/** A measurement beside what it should be. */
export interface Verdict {
  target: string
  page: string
  measured: string
  met: boolean
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Holds every page against the budgets. Sizes in kB are thousands of bytes. */
export function judge({ weights, scores, reads, latency }: Measurements): Verdict[] {
  const verdicts: Verdict[] = []
  const add = (target: string, page: string, value: number, met: boolean, unit = '') =>
    verdicts.push({ target, page, measured: `${Math.round(value * 100) / 100}${unit}`, met })
  const floor = lcpOf(scores['floor'] ?? [])

  for (const [page, runs] of ours(scores)) {
    for (const category of categories) {
      const score = scoreOf(runs, category)
      add(`Lighthouse ${category} 100`, page, score, score === 100)
    }
    const ratio = lcpOf(runs) / floor
    add('LCP within 1.15 of the floor', page, ratio, ratio <= 1.15)
    const tbt = tbtOf(runs)
    add('TBT at most 10 ms', page, tbt, tbt <= 10, ` ms (the floor ${Math.round(tbtOf(scores['floor'] ?? []))} ms)`)
  }
  for (const [page, { html, inline, before, after }] of ours(weights)) {
    const withCss = html + before.css + after.css
    add('HTML with its CSS at most 14 kB', page, withCss, withCss <= 14_000, ' bytes')
    const script = inline.script + before.script + after.script
    add('main-thread script, inline included, at most 3 kB', page, script, script <= 3000, ' bytes')
  }
  for (const [events, { fresh }] of Object.entries(reads)) {
    for (const [page, documents] of Object.entries(fresh)) {
      add(`one document read per view at ${events} events`, page, documents, documents === 1)
    }
  }
  const slowest = Math.max(...latency.asleep, ...latency.awake)
  add('a change is on screen within two seconds', 'events', slowest, slowest <= 2000, ' ms at most')
  return verdicts
}

/** What is met in a line, and what is missed in a line each. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  const missed = verdicts.filter(({ met }) => !met)
  return [
    '## Targets',
    `${verdicts.length - missed.length} of ${verdicts.length} are met.`,
    ...missed.map(({ target, page, measured }) => `- MISSED ${page}: ${target}; it is ${measured}`),
  ].join('\n')
}

function ours<T>(pages: Record<string, T>): [string, T][] {
  return Object.entries(pages).filter(([name]) => name !== 'floor')
}
