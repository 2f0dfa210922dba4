import type { Person } from './rules-people.ts'

export interface Cell {
  subject: string
  operation: string
  person: Person
  outcome: string
}

/**
 * Reads a table of text: people across the top, then a line for each subject and operation with what each person meets, allow or deny.
 * Throws on a line that is too short or too long, so that no cell is lost.
 */
export function readMatrix(table: string): Cell[] {
  const [header = '', ...lines] = table.trim().split('\n')
  const people = words(header) as Person[]
  return lines.flatMap((line) => {
    const [subject = '', operation = '', ...outcomes] = words(line)
    if (outcomes.length !== people.length)
      throw new Error(`A line of the matrix has not one outcome for each person: ${line}`)
    return people.map((person, column) => ({ subject, operation, person, outcome: outcomes[column] ?? '' }))
  })
}

function words(line: string): string[] {
  return line.trim().split(/\s+/)
}
