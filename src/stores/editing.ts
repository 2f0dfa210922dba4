import type { ReadableAtom } from 'nanostores'
import type { Fields, FormErrors, FormKind, FormValues } from '../model/input/form-kind.ts'
import type { Drafts } from './drafts.ts'
import type { Leftover } from './leftovers.ts'
import type { OpenForms } from './open-forms.ts'
import type { SavedVersions } from './saved-versions.ts'

/** A stored version of a document, and how the form shows it. */
export interface Version<V> {
  stored: Fields
  values: V
  version: string | undefined
}

/** Where saving stands. */
export type Step<V> =
  | { status: 'idle' }
  /** Some field is wrong: its error stands beside it. */
  | { status: 'refused' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  | { status: 'failed'; message: string }
  /** Another version was saved meanwhile, by someone else or from another tab of this browser. */
  | { status: 'conflict'; theirs: Version<V>; savedBy: 'someone else' | 'another tab' }
  /** Someone else deleted the document meanwhile. */
  | { status: 'deleted' }

export interface OpenForm<V extends FormValues> {
  id: string
  /** Whether the document has never been stored, as far as this form knows. */
  isNew: boolean
  /** The version that is being edited; undefined for a new document. */
  base: Version<V> | undefined
  values: V
  /** The errors that are shown. */
  errors: FormErrors<V>
  /** Unsaved input of a form that was closed. The fields wait until it is restored or discarded. */
  offer: Leftover<V> | undefined
  step: Step<V>
}

export type Editing<V extends FormValues> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'missing' }
  | { status: 'open'; form: OpenForm<V> }

/** What an editor needs from the outside. */
export interface EditorServices {
  /** src/firebase/content.ts, loaded on demand. */
  backend: () => Promise<Backend>
  drafts: Drafts
  forms: OpenForms
  saved: SavedVersions
  now: () => Date
}

type Stored = { data: Fields; updatedAt: string | undefined }

export interface Backend {
  newId(collection: FormKind<FormValues>['collection']): string
  fetchDocument(collection: FormKind<FormValues>['collection'], id: string): Promise<Stored | undefined>
  createDocument(collection: FormKind<FormValues>['collection'], id: string, data: Fields): Promise<Stored>
  saveDocument(
    collection: FormKind<FormValues>['collection'],
    id: string,
    data: Fields,
    options: { expected: string | undefined },
  ): Promise<Stored>
}

/** What an editor opens. */
export interface EditorTarget<V> {
  /** The document to edit; undefined for a new one. */
  id: string | undefined
  /** The document that a new one starts as a copy of. */
  from?: string | undefined
  /** What a copy does not take over. */
  notCopied?: Partial<V>
  /** Reads what the form needs besides the document: defaults of a new one, and values that others already use. */
  prepare?: (id: string | undefined) => Promise<Prepared<V>>
}

export interface Prepared<V> {
  defaults?: Partial<V>
  taken?: Record<string, ReadonlySet<string>>
}

export interface Editor<V extends FormValues> {
  kind: FormKind<V>
  $editing: ReadableAtom<Editing<V>>
  load(): Promise<void>
  change(changes: Partial<V>): void
  /** Shows what is wrong with a field, when the person leaves it. */
  leave(field: keyof V & string): void
  /** Saves once, however often it is called. */
  save(): Promise<void>
  restoreDraft(): void
  discardDraft(): void
  /** Ends a conflict: stores these values over the other version. */
  resolve(values: V): Promise<void>
  /** Ends a conflict: takes the other version. */
  takeTheirs(): void
  /** Stores a document again that was deleted meanwhile. */
  saveAnew(): Promise<void>
  /** Forgets the input, here and in the drafts. */
  discard(): void
}

/** A form as it opens. */
export function startForm<V extends FormValues>(
  id: string,
  base: Version<V> | undefined,
  values: V,
  offer: Leftover<V> | undefined,
): OpenForm<V> {
  return { id, isNew: base === undefined, base, values, errors: {}, offer, step: { status: 'idle' } }
}

/** A stored document as a version of its form. */
export function toVersion<V extends FormValues>(kind: FormKind<V>, { data, updatedAt }: Stored): Version<V> {
  return { stored: data, values: kind.toValues(data), version: updatedAt }
}

/** The errors that there are. */
export function withoutBlank<V>(errors: FormErrors<V>): FormErrors<V> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as FormErrors<V>
}

/** What a form's drafts are about: the first part of their names. */
export function draftSubject({ collection }: { collection: string }, id: string | undefined): string {
  return `${collection}/${id ?? 'new'}`
}

/** Whether the form holds input that is not stored. */
export function isDirty<V extends FormValues>(editing: Editing<V>, initial: V | undefined): boolean {
  if (editing.status !== 'open') return false
  const { base, values, offer, step } = editing.form
  if (offer !== undefined) return false
  return step.status === 'deleted' || !sameValues(values, base?.values ?? initial ?? values)
}

/** Whether two sets of values say the same. */
export function sameValues(a: FormValues, b: FormValues): boolean {
  const fields = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...fields].every((field) => a[field] === b[field])
}
