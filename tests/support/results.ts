import { z } from 'zod'

/** How many checks of a part passed, and how many did not. A skipped test did not pass. */
export interface Counts {
  passed: number
  failed: number
}

const vitestReport = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** Counts Vitest's JSON report. A file that could not be loaded counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numTotalTests, numPassedTests, testResults } = vitestReport.parse(report)
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Counts Playwright's JSON report. An error outside of every test (a file that does not load, a setup that fails) counts as one failure. */
export function countPlaywright(report: unknown): Counts {
  const { errors, stats } = playwrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

/** What a part's end adds to its counts: a runner that failed without a failed test, or that ran nothing, is a failure. */
export function withExitCode(counts: Counts, exitCode: number | null): Counts {
  const hidden = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return hidden ? { ...counts, failed: 1 } : counts
}
