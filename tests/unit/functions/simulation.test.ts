import { expect, test } from 'vitest'
import { kinds, type Kind } from '../../support/simulation/plan.ts'
import { simulate } from '../../support/simulation/simulate.ts'
import { day } from '../../support/simulation/world.ts'

// `node tests/support/simulation/table.ts 100` prints what a hundred seeds of each kind lead to.
const seeds = [1, 2, 3]
const cases = kinds.flatMap((kind) => seeds.map((seed): [Kind, number] => [kind, seed]))
const slow = { timeout: 60_000 }

test.for(cases)('sixty days stay within the budget and lose no change: %s, seed %i', slow, async ([kind, seed]) => {
  const { mostCalls, budget, longestWait, broken, changes, promises } = await simulate(kind, seed)
  expect(mostCalls, 'calls of the build hook in a billing month').toBeLessThanOrEqual(budget)
  expect(longestWait, 'waiting of a change that could have been live').toBeLessThanOrEqual(day)
  expect(broken, 'sentences of the tray that were not kept').toEqual([])
  expect(changes).toBeGreaterThan(0)
  expect(promises).toBeGreaterThan(0)
})
