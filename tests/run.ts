// `npm test`: every check of the project, each with a line of its own, and the sum at the end.
// `npm test -- unit e2e` runs only the parts that are named.
import { runUntilEnd } from '../src/local/lifetime.ts'
import { choose, prepareReports, runPart } from './support/parts.ts'
import type { Counts } from './support/results.ts'
import { runningMark, startTestStack, type TestStack } from './support/stack.ts'

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
  let stopStack = async () => {}
  onEnd(() => stopStack())
  for (const part of chosen) {
    const stack = part.needsStack ? await startStack() : undefined
    stopStack = stack?.stop ?? stopStack
    const canRun = !part.needsStack || stack !== undefined
    const { passed, failed, unmet } = canRun ? await runPart(part, ending) : { passed: 0, failed: 1, unmet: [] }
    await stopStack()
    stopStack = async () => {}
    notMet.push(...unmet)
    total.passed += passed
    total.failed += failed
    console.log(`${part.name.padEnd(7)}  ${passed} passed, ${failed} failed`)
  }
  finished = true
  return 'done'
})

/** Starts what site, end-to-end tests and journeys run against; undefined where it does not start. Why not has been written by then. */
async function startStack(): Promise<TestStack | undefined> {
  try {
    const stack = await startTestStack(console.error)
    process.env[runningMark] = 'yes'
    return stack
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}
