// Prints what sixty days of publishing lead to, for each kind of trouble: `node tests/support/simulation/table.ts 100` for a hundred seeds each.
import { kinds } from './plan.ts'
import { simulate, type Outcome } from './simulate.ts'
import { hour } from './world.ts'

const seeds = Number(process.argv[2] ?? 20)
const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0)
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

console.log(
  '| trouble | days | seeds | budget: most calls in a billing month | changes | longest wait | promises broken |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- |')
for (const kind of kinds) {
  const outcomes: Outcome[] = []
  for (let seed = 1; seed <= seeds; seed++) outcomes.push(await simulate(kind, seed))
  const budgets = [...new Set(outcomes.map(({ budget }) => budget))].sort((a, b) => a - b)
  const calls = budgets.map((budget) => {
    const ofBudget = outcomes.filter((outcome) => outcome.budget === budget)
    return `${budget}: ${most(ofBudget.map(({ mostCalls }) => mostCalls))}`
  })
  const wait = (most(outcomes.map(({ longestWait }) => longestWait)) / hour).toFixed(1)
  const broken = `${sum(outcomes.map((outcome) => outcome.broken.length))} of ${sum(outcomes.map(({ promises }) => promises))}`
  const changes = sum(outcomes.map((outcome) => outcome.changes))
  console.log(`| ${[kind, 60, seeds, calls.join(', '), changes, `${wait} h`, broken].join(' | ')} |`)
}
