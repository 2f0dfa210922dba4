import { atom } from 'nanostores'
import type { FormErrors, FormKind, FormValues } from '../model/input/form-kind.ts'
import type { Draft } from './drafts.ts'
import {
  draftName,
  isDirty,
  sameValues,
  startForm,
  toVersion,
  withoutBlank,
  type Editing,
  type Editor,
  type EditorServices,
  type EditorTarget,
  type OpenForm,
  type Prepared,
  type Version,
} from './editing.ts'
import { describeLoadProblem, describeSaveProblem, problemCode } from './problem.ts'
import { $unsaved } from './unsaved.ts'

/**
 * The life of one form: loading, unsaved input and its draft, saving once, and every way in which saving can end. Nothing that a person typed is
 * lost before it is stored or discarded.
 */
export function createEditor<V extends FormValues>(
  kind: FormKind<V>,
  target: EditorTarget<V>,
  { backend, drafts, now }: EditorServices,
): Editor<V> {
  const $editing = atom<Editing<V>>({ status: 'loading' })
  let initial: V | undefined
  let taken: Record<string, ReadonlySet<string>> = {}
  /** What was last sent without an answer: it may have been stored all the same. */
  let sent: V | undefined
  let name = draftName(kind, target.id)

  const open = () => {
    const editing = $editing.get()
    return editing.status === 'open' ? editing.form : undefined
  }
  const show = (editing: Editing<V>) => {
    $editing.set(editing)
    $unsaved.set(isDirty(editing, initial))
  }
  const update = (changes: Partial<OpenForm<V>>) => {
    const form = open()
    if (form !== undefined) show({ status: 'open', form: { ...form, ...changes } })
  }
  const fetchVersion = async (id: string): Promise<Version<V> | undefined> => {
    const document = await (await backend()).fetchDocument(kind.collection, id)
    return document && toVersion(kind, document)
  }
  const read = (form: OpenForm<V>) => kind.read(form.values, { now: now(), stored: form.base?.stored, taken })
  const keepDraft = () => {
    const form = open()
    if (form === undefined || form.offer !== undefined) return
    if (!isDirty($editing.get(), initial)) return drafts.drop(name)
    const base = form.base === undefined ? null : { values: form.base.values, version: form.base.version }
    drafts.keep(name, { at: now().toISOString(), id: form.id, values: form.values, base })
  }

  async function load(): Promise<void> {
    show({ status: 'loading' })
    try {
      const nothing: Prepared<V> = {}
      const id = target.id ?? target.from
      const [prepared, source] = await Promise.all([
        target.prepare?.(target.id) ?? nothing,
        id === undefined ? undefined : fetchVersion(id),
      ])
      taken = prepared.taken ?? {}
      const draft = drafts.read(name) as Draft<V> | undefined
      if (target.id === undefined) await openNew({ ...kind.blank, ...prepared.defaults }, source, draft)
      else if (source !== undefined) openStored(target.id, source, draft)
      else if (draft === undefined) show({ status: 'missing' })
      else openDeleted(target.id, draft)
    } catch (error) {
      show({ status: 'failed', message: describeLoadProblem(error) })
    }
  }

  async function openNew(blank: V, source: Version<V> | undefined, draft: Draft<V> | undefined): Promise<void> {
    initial = source === undefined ? blank : { ...blank, ...source.values, ...target.notCopied }
    const { newId } = await backend()
    show({ status: 'open', form: startForm(newId(kind.collection), undefined, initial, draft) })
  }

  function openStored(id: string, base: Version<V>, draft: Draft<V> | undefined): void {
    const isNews = draft !== undefined && !sameValues(draft.values, base.values)
    if (!isNews) drafts.drop(name)
    show({ status: 'open', form: startForm(id, base, base.values, isNews ? draft : undefined) })
  }

  /** The document is gone, and this browser still has input for it. */
  function openDeleted(id: string, draft: Draft<V>): void {
    const form = startForm(id, undefined, { ...kind.blank, ...draft.values }, undefined)
    show({ status: 'open', form: { ...form, step: { status: 'deleted' } } })
  }

  function change(changes: Partial<V>): void {
    const form = open()
    if (form === undefined) return
    const values = { ...form.values, ...changes }
    const reading = read({ ...form, values })
    const current: FormErrors<V> = reading.status === 'refused' ? reading.errors : {}
    // An error that is shown follows the typing; a new one waits until the person leaves the field.
    const errors = Object.fromEntries(
      Object.keys(form.errors).map((field) => [field, current[field as keyof V & string]]),
    )
    const step =
      form.step.status === 'saved' || form.step.status === 'refused' ? { status: 'idle' as const } : form.step
    update({ values, errors: withoutBlank(errors as FormErrors<V>), step })
    keepDraft()
  }

  function leave(field: keyof V & string): void {
    const form = open()
    if (form === undefined) return
    const reading = read(form)
    const error = reading.status === 'refused' ? reading.errors[field] : undefined
    if (error !== form.errors[field]) update({ errors: withoutBlank({ ...form.errors, [field]: error }) })
  }

  async function save(): Promise<void> {
    const form = open()
    if (form === undefined || form.step.status === 'saving' || form.offer !== undefined) return
    const reading = read(form)
    if (reading.status === 'refused') return update({ errors: reading.errors, step: { status: 'refused' } })
    update({ errors: {}, step: { status: 'saving' } })
    try {
      const { createDocument, saveDocument } = await backend()
      const stored =
        form.base === undefined
          ? await createDocument(kind.collection, form.id, reading.data)
          : await saveDocument(kind.collection, form.id, reading.data, { expected: form.base.version })
      finish(form, toVersion(kind, stored))
    } catch (error) {
      await fail(form, error)
    }
  }

  function finish(form: OpenForm<V>, base: Version<V>): void {
    sent = undefined
    const current = open()
    if (current === undefined) return
    // What was typed while it was being saved is still unsaved; what was not touched shows the stored form.
    const values = sameValues(current.values, form.values) ? base.values : current.values
    update({ base, values, step: { status: 'saved', at: now() } })
    drafts.drop(name)
    name = draftName(kind, form.id)
    keepDraft()
  }

  async function fail(form: OpenForm<V>, error: unknown): Promise<void> {
    const code = problemCode(error)
    if (code === 'not-found') return update({ base: undefined, step: { status: 'deleted' } })
    if (code === 'conflict') return compare(form)
    if (code === 'offline') sent = form.values
    update({ step: { status: 'failed', message: describeSaveProblem(error) } })
  }

  /** Another version is stored. If a form would show no difference, or it is what we sent ourselves, there is nothing to ask. */
  async function compare(form: OpenForm<V>): Promise<void> {
    try {
      const theirs = await fetchVersion(form.id)
      if (theirs === undefined) return update({ base: undefined, step: { status: 'deleted' } })
      const known = [form.base?.values, sent, form.values].some((values) => values && sameValues(values, theirs.values))
      sent = undefined
      update({ step: known ? { status: 'idle' } : { status: 'conflict', theirs }, ...(known ? { base: theirs } : {}) })
      if (known) await save()
    } catch (error) {
      update({ step: { status: 'failed', message: describeSaveProblem(error) } })
    }
  }

  function theirVersion(): Version<V> | undefined {
    const step = open()?.step
    return step?.status === 'conflict' ? step.theirs : undefined
  }

  return {
    kind,
    $editing,
    load,
    change,
    leave,
    save,
    restoreDraft() {
      const offer = open()?.offer
      if (offer === undefined) return
      const base = open()?.base
      // The input started from an older version: saving it compares with the one that is stored now.
      const started = offer.base && base ? { ...base, values: offer.base.values, version: offer.base.version } : base
      update({ id: offer.id, base: started, values: { ...kind.blank, ...offer.values }, offer: undefined })
    },
    discardDraft() {
      drafts.drop(name)
      update({ offer: undefined })
    },
    async resolve(values) {
      const theirs = theirVersion()
      if (theirs === undefined) return
      update({ base: theirs, values, step: { status: 'idle' } })
      keepDraft()
      await save()
    },
    takeTheirs() {
      const theirs = theirVersion()
      if (theirs === undefined) return
      update({ base: theirs, values: theirs.values, errors: {}, step: { status: 'idle' } })
      keepDraft()
    },
    async saveAnew() {
      update({ base: undefined, step: { status: 'idle' } })
      await save()
    },
    discard() {
      drafts.drop(name)
      const form = open()
      if (form !== undefined) update({ values: form.base?.values ?? initial ?? form.values, step: { status: 'idle' } })
    },
  }
}
