// `npm run bench`: measures the built site beside a page written by hand, and says which targets are missed.
// `npm run bench -- --quick` is one Lighthouse run and 40 events only; `--runs=5` makes the medians of five, for a busy machine.
// `npm run bench -- --rebuild` times something else: builds with 50, 500 and 5,000 events, and how soon an edit is on a static page.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { runUntilEnd, type Lifetime } from '../../src/local/lifetime.ts'
import { browserArguments, ensureBrowser } from '../support/browser.ts'
import { measureLatency } from './latency.ts'
import { measureRebuilds } from './rebuild.ts'
import { describe, describeRebuilds, type Measurements } from './report.ts'
import { scorePage, type Score } from './scores.ts'
import { openStage, type Stage } from './stage.ts'
import { describeVerdicts, judge } from './targets.ts'
import { countViews } from './views.ts'
import { floorPage, pages } from './visit.ts'
import { weigh } from './weight.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    rebuild: { type: 'boolean', default: false },
  },
})
const plan = options.quick
  ? { events: 40, runs: 1, rounds: 3, reads: [40] }
  : { events: 60, runs: Math.max(1, Math.floor(Number(options.runs ?? 3))) || 3, rounds: 5, reads: [40, 4000] }
const step = (text: string) => console.error(`… ${text}`)

await runUntilEnd(async (lifetime) => {
  const before = loadOf()
  const { tools, report } = options.rebuild ? await timeRebuilds(lifetime) : await measurePages(lifetime)
  console.log(`# Bench of ${new Date().toISOString().slice(0, 16)}Z\n`)
  console.log(
    `${tools}Node ${process.version}, ${cpus().length} cores; load before and after: ${before}, ${loadOf()}.\n`,
  )
  console.log(report)
  return 'done'
})

interface Outcome {
  /** Besides Node, each followed by a comma. */
  tools: string
  report: string
}

async function timeRebuilds(lifetime: Lifetime): Promise<Outcome> {
  return { tools: '', report: describeRebuilds(await measureRebuilds(lifetime, step)) }
}

async function measurePages(lifetime: Lifetime): Promise<Outcome> {
  const executablePath = ensureBrowser()
  const stage = await openStage(lifetime)
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  lifetime.onEnd(() => browser.close())
  const measurements = await measure(stage, browser, executablePath, lifetime.ending)
  const report = `${describe(measurements)}\n\n${describeVerdicts(judge(measurements))}`
  return { tools: `Chromium ${browser.version()}, `, report }
}

async function measure(
  stage: Stage,
  browser: Browser,
  executablePath: string,
  ending: AbortSignal,
): Promise<Measurements> {
  const build = async (events: number) => {
    step(`building the site with ${events} events`)
    await stage.build(events)
  }
  await build(plan.events)
  step('weighing the pages')
  const weights: Measurements['weights'] = {}
  for (const { name, path } of [floorPage, ...pages]) weights[name] = await weigh(browser, stage.url + path)
  const scores = await scoreAll(stage.url, executablePath, ending)
  step('timing live changes')
  const latency = await measureLatency(browser, stage, plan.rounds)

  const reads: Measurements['reads'] = {}
  for (const events of plan.reads) {
    ending.throwIfAborted()
    if (events !== plan.events) await build(events)
    step(`counting reads at ${events} events`)
    reads[events] = await countViews(browser, stage)
  }
  return { events: plan.events, weights, scores, reads, latency }
}

/** In turn, so that a busy minute of the machine touches the floor and the pages alike. */
async function scoreAll(url: string, executablePath: string, ending: AbortSignal): Promise<Record<string, Score[]>> {
  const scores: Record<string, Score[]> = {}
  for (let run = 1; run <= plan.runs; run += 1) {
    for (const { name, path } of [floorPage, ...pages]) {
      ending.throwIfAborted()
      step(`Lighthouse, run ${run} of ${plan.runs}: ${name}`)
      const score = await scorePage(url + path, executablePath)
      scores[name] = [...(scores[name] ?? []), score]
    }
  }
  return scores
}

function loadOf(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
