import type { AstroIntegrationLogger } from 'astro'
import type { Problem } from '../model/decode/document.ts'

/** Says in the build's log how many documents of a collection are shown, and names what is wrong with the others, one line each. */
export function reportProblems(
  logger: Pick<AstroIntegrationLogger, 'info' | 'warn'>,
  collection: string,
  count: number,
  problems: readonly Problem[],
): void {
  const leftOut = new Set(problems.filter(({ effect }) => effect === 'left out').map(({ id }) => id))
  const note = leftOut.size === 0 ? '' : `, ${leftOut.size} left out`
  logger.info(`${collection}: ${count - leftOut.size} shown${note}`)
  for (const problem of problems) logger.warn(describeProblem(problem))
}

/** One line for a person: `events/abc: date is not a date (left out)`. */
function describeProblem({ collection, id, field, reason, effect }: Problem): string {
  return `${collection}/${printable(id)}: ${printable(field)} ${reason} (${effect})`
}

/** Ids and field names come from the database: control characters in them must not reach a terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '?').slice(0, 200)
}
