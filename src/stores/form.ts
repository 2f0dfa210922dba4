import type { FormErrors, FormKind, FormValues } from '../model/input/form-kind.ts'
import {
  draftSubject,
  sameValues,
  toVersion,
  withoutBlank,
  type Editor,
  type EditorServices,
  type EditorTarget,
  type OpenForm,
  type Version,
} from './editing.ts'
import { createOpening } from './form-opening.ts'
import { createFormState } from './form-state.ts'
import { describeSaveProblem, problemCode } from './problem.ts'

/**
 * The life of one form: loading, unsaved input and its draft, saving once, and every way in which saving can end. Nothing that a person typed is
 * lost before it is stored or discarded.
 */
export function createEditor<V extends FormValues>(
  kind: FormKind<V>,
  target: EditorTarget<V>,
  services: EditorServices,
): Editor<V> {
  const { backend, saved, now } = services
  const state = createFormState(kind, target, services)
  const { $editing, own, open, update, fetchVersion, keepDraft } = state
  let taken: Record<string, ReadonlySet<string>> = {}
  const { load, restoreDraft, discardDraft } = createOpening(kind, target, services, state, (prepared) => {
    taken = prepared.taken ?? {}
  })
  /** What was last sent without an answer: it may have been stored all the same. */
  let sent: V | undefined

  const read = (form: OpenForm<V>) => kind.read(form.values, { now: now(), stored: form.base?.stored, taken })

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
    update({ isNew: false, base, values, step: { status: 'saved', at: now() } })
    saved.add(draftSubject(kind, form.id), base.version)
    own.moveTo(draftSubject(kind, form.id))
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
      if (!known) return update({ step: { status: 'conflict', theirs, savedBy: saverOf(form.id, theirs) } })
      update({ base: theirs, step: { status: 'idle' } })
      await save()
    } catch (error) {
      update({ step: { status: 'failed', message: describeSaveProblem(error) } })
    }
  }

  function saverOf(id: string, { version }: Version<V>) {
    return saved.has(draftSubject(kind, id), version) ? 'another tab' : 'someone else'
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
    restoreDraft,
    discardDraft,
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
      own.drop()
      const form = open()
      if (form !== undefined)
        update({ values: form.base?.values ?? state.initial() ?? form.values, step: { status: 'idle' } })
    },
  }
}
