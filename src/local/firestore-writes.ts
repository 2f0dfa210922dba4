import { publicCollections } from '../model/versions.ts'
import { projectId } from './project.ts'

/** A value as Firestore's REST API spells it (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { arrayValue: { values: RestValue[] } }
  | { mapValue: { fields: Record<string, RestValue> } }

/** A document to write, addressed by collection and id. `Date` stands for a timestamp. */
export interface PlannedDocument {
  collection: string
  id: string
  data: Record<string, unknown>
}

interface FieldTransform {
  fieldPath: string
  setToServerValue?: 'REQUEST_TIME'
  increment?: RestValue
}

/** One entry of a commit (https://firebase.google.com/docs/firestore/reference/rest/v1/Write). */
export type RestWrite =
  | { delete: string }
  | { update: { name: string; fields: Record<string, RestValue> }; updateTransforms: FieldTransform[] }
  | { transform: { document: string; fieldTransforms: FieldTransform[] } }

/** Encodes plain data. Undefined fields are left out; anything Firestore has no type for throws a `TypeError`. */
export function toRestValue(value: unknown): RestValue {
  if (value === null) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRestValue) } }
  switch (typeof value) {
    case 'string':
      return { stringValue: value }
    case 'boolean':
      return { booleanValue: value }
    case 'number':
      return Number.isInteger(value) ? { integerValue: `${value}` } : { doubleValue: value }
    case 'object':
      return { mapValue: { fields: toRestFields({ ...value }) } }
    default:
      throw new TypeError(`Firestore cannot hold a ${typeof value}.`)
  }
}

/** The full name of a document of the local project. */
export function documentName(path: string, project = projectId): string {
  return `projects/${project}/databases/(default)/documents/${path}`
}

/**
 * The writes of one commit that puts the documents in place, as the site's own writes do: `updatedAt` is the time of the request, and the
 * counter of every public collection in `meta/content` goes up by one, so that open pages notice.
 */
export function contentWrites(documents: readonly PlannedDocument[], project = projectId): RestWrite[] {
  const updates = documents.map(({ collection, id, data }) => ({
    update: { name: documentName(`${collection}/${id}`, project), fields: toRestFields(data) },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' as const }],
  }))
  const counters = publicCollections.map((fieldPath) => ({ fieldPath, increment: { integerValue: '1' } }))
  return [...updates, { transform: { document: documentName('meta/content', project), fieldTransforms: counters } }]
}

/** Firestore takes at most 500 writes in a commit. */
export function inCommits<T>(writes: readonly T[], size = 400): T[][] {
  return Array.from({ length: Math.ceil(writes.length / size) }, (_, index) =>
    writes.slice(index * size, (index + 1) * size),
  )
}

function toRestFields(data: Record<string, unknown>): Record<string, RestValue> {
  const present = Object.entries(data).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([field, value]) => [field, toRestValue(value)]))
}
