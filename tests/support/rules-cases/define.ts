import type { Cases, Changes, Fields } from './fields.ts'

export interface CollectionCases extends Cases {
  /** A document with the fields that must be there and no others. `updatedAt` is left to the write. */
  least: Fields
  /** A document with every field there is. */
  full: Fields
}

/** Gathers the cases of a collection's fields, and adds those that hold for every collection: nothing is missing, nothing is unknown. */
export function defineCases({ least, full, fields, accepted, refused }: Definition): CollectionCases {
  const all = (side: keyof Cases) => Object.fromEntries(fields.flatMap((field) => Object.entries(field[side])))
  const missing = Object.fromEntries(Object.keys(least).map((field) => [`${field} is missing`, { [field]: undefined }]))
  const unknown = { 'there is a field that nobody knows': { id: 'x' } }
  return {
    least,
    full,
    accepted: { ...all('accepted'), ...accepted },
    refused: { ...all('refused'), ...missing, ...unknown, ...refused },
  }
}

interface Definition {
  least: Fields
  full: Fields
  fields: readonly Cases[]
  accepted?: Changes
  refused?: Changes
}
