import { atom } from 'nanostores'
import type { FormKind, FormValues } from '../model/input/form-kind.ts'
import {
  draftSubject,
  isDirty,
  toVersion,
  type Editing,
  type EditorServices,
  type EditorTarget,
  type OpenForm,
  type Version,
} from './editing.ts'
import { createFormDrafts } from './form-drafts.ts'
import { $unsaved } from './unsaved.ts'

export type FormState<V extends FormValues> = ReturnType<typeof createFormState<V>>

/** What the parts of one form share: what it shows and its draft. */
export function createFormState<V extends FormValues>(
  kind: FormKind<V>,
  target: EditorTarget<V>,
  { backend, drafts, forms, now }: EditorServices,
) {
  const $editing = atom<Editing<V>>({ status: 'loading' })
  const own = createFormDrafts<V>({ drafts, forms }, draftSubject(kind, target.id))
  let initial: V | undefined

  const open = () => {
    const editing = $editing.get()
    return editing.status === 'open' ? editing.form : undefined
  }
  const hasInput = () => isDirty($editing.get(), initial)
  const show = (editing: Editing<V>) => {
    $editing.set(editing)
    $unsaved.set(hasInput())
  }
  return {
    $editing,
    own,
    open,
    show,
    /** Whether the form holds input that is not stored. */
    hasInput,
    /** The values that a new document started with. */
    initial: () => initial,
    startWith: (values: V): V => (initial = values),
    update(changes: Partial<OpenForm<V>>): void {
      const form = open()
      if (form !== undefined) show({ status: 'open', form: { ...form, ...changes } })
    },
    async fetchVersion(id: string): Promise<Version<V> | undefined> {
      const document = await (await backend()).fetchDocument(kind.collection, id)
      return document && toVersion(kind, document)
    },
    /** Keeps what the form holds, or drops the draft where all of it is stored. */
    keepDraft(): void {
      const form = open()
      if (form === undefined || form.offer !== undefined) return
      if (!hasInput()) return own.drop()
      const base = form.base === undefined ? null : { values: form.base.values, version: form.base.version }
      own.keep({ at: now().toISOString(), id: form.id, values: form.values, base })
    },
  }
}
