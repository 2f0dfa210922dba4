// `npm test`: every check of the project, each with a line of its own, and the sum at the end.
// `npm test -- unit e2e` runs only the parts that are named.
import { runUntilEnd } from '../src/local/lifetime.ts'
import { choose, prepareReports, runPart } from './support/parts.ts'
import type { Counts } from './support/results.ts'
import { runningMark, startTestStack } from './support/stack.ts'

await runUntilEnd(async ({ ending, onEnd }) => {
  const total: Counts = { passed: 0, failed: 0 }
  const notMet: string[] = []
  let finished = false
  // Registered first, so that it runs last: nothing is written after the sum.
  onEnd(() => {
    const failed = total.failed + (finished ? 0 : 1)
    if (failed > 0 || total.passed === 0) process.exitCode = 1
    for (const line of ['', ...notMet]) console.log(line)
    console.log(`${total.passed} passed, ${failed} failed`)
  })
  const chosen = choose(process.argv.slice(2))
  prepareReports()
  let stack: Promise<boolean> | undefined
  for (const part of chosen) {
    if (part.needsStack) stack ??= startStack(onEnd)
    const canRun = !part.needsStack || (await stack)
    const { passed, failed, unmet } = canRun ? await runPart(part, ending) : { passed: 0, failed: 1, unmet: [] }
    notMet.push(...unmet)
    total.passed += passed
    total.failed += failed
    console.log(`${part.name.padEnd(7)}  ${passed} passed, ${failed} failed`)
  }
  finished = true
  return 'done'
})

/** Starts what site and end-to-end tests share. Tells whether it runs; why not has been written by then. */
async function startStack(onEnd: (stop: () => Promise<void>) => void): Promise<boolean> {
  try {
    const stack = await startTestStack(console.error)
    onEnd(stack.stop)
    process.env[runningMark] = 'yes'
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}
