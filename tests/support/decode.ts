import { expect } from 'vitest'
import type { Decoder, Problem } from '../../src/model/decode/document.ts'

/** The entity that a stored document becomes; the test fails where the document is left out. */
export function decoded<T>(decoder: Decoder<T>, data: unknown, id = 'id-1'): T {
  const result = decoder.decode(id, data)
  if (result.status === 'left out') expect.fail(`left out: ${sayAll(result.problems).join('; ')}`)
  return result.value
}

/** Each problem of a stored document as `field reason, effect`, in the order in which it is reported. */
export function problemsOf(decoder: Decoder<unknown>, data: unknown): string[] {
  return sayAll(decoder.decode('id-1', data).problems)
}

function sayAll(problems: readonly Problem[]): string[] {
  return problems.map(({ field, reason, effect }) => `${field} ${reason}, ${effect}`)
}
