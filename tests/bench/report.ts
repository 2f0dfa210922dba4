import type { Latency } from './latency.ts'
import type { Rebuilds } from './rebuild.ts'
import type { Category, Score } from './scores.ts'
import type { Views } from './views.ts'
import { median } from './visit.ts'
import type { Weight } from './weight.ts'

/** Everything that one run of the bench measured. Pages by name; `floor` is one of them. */
export interface Measurements {
  /** How many events the weighed site has. */
  events: number
  weights: Record<string, Weight>
  scores: Record<string, Score[]>
  /** By number of events. */
  reads: Record<number, { fresh: Views; stale: Views }>
  latency: Latency
}

/** The Markdown tables of a run. */
export function describe({ events, weights, scores, reads, latency }: Measurements): string {
  return [
    `## Bytes (brotli, without HTTP headers; ${events} events)`,
    table(
      [
        'page',
        'HTML with CSS and inline script',
        'CSS in it, alone',
        'inline script in it, alone',
        'main-thread script files, before idle',
        'after idle',
        'worker script, after idle',
        'CSS files',
        'images, before',
        'after',
        'other',
        'requests, before',
        'after',
        'to Firestore',
      ],
      Object.entries(weights).map(([name, { html, inline, before, after }]) => [
        name,
        ...[html, inline.css, inline.script, before.script, after.script, before.worker + after.worker].map(bytes),
        ...[before.css + after.css, before.images, after.images, before.other + after.other].map(bytes),
        ...[before.requests, after.requests, before.firestore + after.firestore].map(String),
      ]),
    ),
    '## Document reads per page view',
    table(
      ['page', ...Object.keys(reads).flatMap((count) => [`${count} events, fresh`, `${count} events, stale`])],
      Object.keys(Object.values(reads)[0]?.fresh ?? {}).map((name) => [
        name,
        ...Object.values(reads).flatMap(({ fresh, stale }) => [`${fresh[name]}`, `${stale[name]}`]),
      ]),
    ),
    '## Lighthouse, mobile, simulated throttling',
    table(
      [
        'page',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP, ms',
        '× floor',
        '× floor, least of each',
        'TBT, ms',
        'CLS',
        'LCP seen here, ms',
      ],
      Object.entries(scores).map(([name, runs]) => [
        name,
        ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((id) => `${scoreOf(runs, id)}`),
        spread(runs.map(({ lcp }) => lcp)),
        (lcpOf(runs) / lcpOf(scores['floor'] ?? [])).toFixed(2),
        (leastLcp(runs) / leastLcp(scores['floor'] ?? [])).toFixed(2),
        spread(runs.map(({ tbt }) => tbt)),
        median(runs.map(({ cls }) => cls)).toFixed(3),
        spread(runs.map(({ observedLcp }) => observedLcp)),
      ]),
    ),
    notes(scores),
    '## Live latency on /events, from the start of the admin’s write to the DOM of an anonymous visitor',
    table(
      ['', 'median, ms', 'all, ms'],
      [
        ['first change: the page wakes', ...times(latency.asleep)],
        ['later changes', ...times(latency.awake)],
        ['the write alone, rules included', ...times(latency.write)],
      ],
    ),
    `The first change makes the main thread fetch ${bytes(latency.woken)} bytes of script.`,
  ].join('\n\n')
}

/** The Markdown table of the rebuilds. */
export function describeRebuilds(rebuilds: Rebuilds): string {
  return [
    '## From an edit to a static page',
    table(
      [
        'events',
        'build, cold, ms',
        'build, warm, one event changed, ms',
        'all, ms',
        'edit until saved, ms',
        'until a build is asked for, ms',
        'until live without JavaScript, ms',
        'all, ms',
      ],
      Object.entries(rebuilds).map(([count, { cold, warm, edits }]) => [
        count,
        `${cold}`,
        ...times(warm),
        `${median(edits.map(({ saved }) => saved))}`,
        `${median(edits.map(({ asked }) => asked))}`,
        ...times(edits.map(({ live }) => live)),
      ]),
    ),
    'Cold is without the content store, the originals of pictures and their sizes that an earlier build left. Times of an edit count from its beginning; medians.',
  ].join('\n\n')
}

export function scoreOf(runs: readonly Score[], category: Category): number {
  return median(runs.map(({ scores }) => scores[category]))
}

export function lcpOf(runs: readonly Score[]): number {
  return median(runs.map(({ lcp }) => lcp))
}

/** Other programs on the machine only ever add to a time, so the least is the cleanest. */
function leastLcp(runs: readonly Score[]): number {
  return Math.min(...runs.map(({ lcp }) => lcp))
}

export function tbtOf(runs: readonly Score[]): number {
  return median(runs.map(({ tbt }) => tbt))
}

/** How Lighthouse fared with a page that keeps a connection open, and with this machine. */
function notes(scores: Record<string, Score[]>): string {
  const runs = Object.entries(scores).flatMap(([name, all]) => all.map((run) => ({ name, ...run })))
  const warnings = runs.flatMap(({ name, warnings }) => warnings.map((warning) => `${name}: ${warning}`))
  const faults = runs.flatMap(({ name, faults }) => faults.map((fault) => `${name}, ${fault}`))
  const index = runs.map(({ benchmarkIndex }) => benchmarkIndex)
  const range = (values: number[]) => `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`
  return [
    `Median of ${scores['floor']?.length ?? 0}; every round measures the floor and each page in turn, so that they share the machine's good and bad minutes. ` +
      `Lighthouse rates this machine ${range(index)} (a desktop has 1,000 and more): it takes each task for four times as long as here, so a busy machine shows in TBT and LCP; then look at the least, in brackets.`,
    `The pages are measured with their Firestore stream open. Lighthouse calls a page quiet while at most two requests are open; a run took ` +
      `${range(runs.filter(({ name }) => name !== 'floor').map(({ seconds }) => seconds))} s (the floor ${range((scores['floor'] ?? []).map(({ seconds }) => seconds))} s; a page that never rests would take more than 45).`,
    `Runs repeated because the browser recorded no trace: ${runs.reduce((sum, { repeats }) => sum + repeats, 0)}.`,
    warnings.length === 0 ? 'Lighthouse warned of nothing.' : `Lighthouse warned:\n${list(warnings)}`,
    faults.length === 0 ? 'No audit cost points.' : `Audits that cost points:\n${list(faults)}`,
  ].join('\n\n')
}

function list(lines: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => `- ${line}${count > 1 ? ` (${count} runs)` : ''}`).join('\n')
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

function times(values: readonly number[]): [string, string] {
  return [`${median(values)}`, values.join(', ')]
}

function spread(values: readonly number[]): string {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(Math.round)
  return least === most ? `${middle}` : `${middle} (${least}–${most})`
}

function bytes(count: number): string {
  return count.toLocaleString('en')
}
