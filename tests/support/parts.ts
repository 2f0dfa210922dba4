import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/local/project.ts'
import { prepareEngines } from './engines/prepare.ts'
import { countPlaywright, countVitest, withExitCode, type Counts } from './results.ts'
import { testEnvironment } from './stack.ts'

/** A part of `npm test`. */
export interface Part {
  name: string
  /** A script below node_modules, and its arguments. */
  command: string[]
  needsStack: boolean
  /** Reads the counts from a JSON report; a part without counts as one check. */
  count?: (report: unknown) => Counts
  /** Finds or installs what the part needs: returns further arguments, undefined if nothing is left to run, and in words what was not met. */
  prepare?: () => { args: string[] | undefined; unmet: string[] }
}

/** How a part went, and what of it this machine could not run: neither passed nor failed, so each has a line of its own. */
export interface Outcome extends Counts {
  unmet: string[]
}

const reports = join(root, '.local/test/reports')
const reportOf = (name: string) => join(reports, `${name}.json`)

const vitest = (name: string, needsStack: boolean): Part => ({
  name,
  command: [
    ...['vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', name],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
  ],
  needsStack,
  count: countVitest,
})

/** In two halves, each with emulators of its own: what one half leaves there does not meet the other. */
const playwright = (shard: string): Part => ({
  name: 'e2e',
  command: [
    ...['playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    ...['--reporter=line,json', `--shard=${shard}`],
  ],
  needsStack: true,
  count: countPlaywright,
})

const parts: Part[] = [
  {
    name: 'types',
    command: ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
    needsStack: false,
  },
  { name: 'lint', command: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'], needsStack: false },
  { name: 'format', command: ['prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'], needsStack: false },
  vitest('unit', false),
  vitest('rules', false),
  vitest('site', true),
  playwright('1/2'),
  playwright('2/2'),
  { ...vitest('engines', true), prepare: prepareJourneys },
]

/** Only the journeys of the engines that are there. */
function prepareJourneys() {
  const { met, unmet } = prepareEngines()
  return { args: met.length === 0 ? undefined : met.map((name) => `tests/engines/${name}.test.ts`), unmet }
}

/** The parts of these names in their usual order; all of them if none is named. Throws if a name is unknown. */
export function choose(names: readonly string[]): Part[] {
  const known = [...new Set(parts.map(({ name }) => name))]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}

/** Removes the reports of an earlier run, which a runner that crashes would leave to be counted. */
export function prepareReports(): void {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/** Runs the part and counts. What it writes is shown only if something failed. */
export async function runPart(part: Part, signal: AbortSignal): Promise<Outcome> {
  const { args, unmet } = part.prepare?.() ?? { args: [], unmet: [] }
  const counts = args === undefined ? { passed: 0, failed: 0 } : await runCommand(part, args, signal)
  return { ...counts, unmet }
}

async function runCommand(part: Part, further: string[], signal: AbortSignal): Promise<Counts> {
  const { name, command, needsStack, count } = part
  const [file = '', ...args] = [...command, ...further]
  const output: Buffer[] = []
  // A runner that crashes would leave the report of the half before it to be counted.
  rmSync(reportOf(name), { force: true })
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...(needsStack ? testEnvironment : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  const counts = withExitCode(count === undefined ? asOne(exitCode) : readCounts(name, count), exitCode)
  if (counts.failed > 0) process.stdout.write(Buffer.concat(output))
  return counts
}

function asOne(exitCode: number | null): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A runner that crashed leaves no report, or half of one. */
function readCounts(name: string, count: (report: unknown) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(reportOf(name), 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
