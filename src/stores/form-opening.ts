import type { FormKind, FormValues } from '../model/input/form-kind.ts'
import {
  sameValues,
  startForm,
  type EditorServices,
  type EditorTarget,
  type Prepared,
  type Version,
} from './editing.ts'
import type { Leftover } from './leftovers.ts'
import type { FormState } from './form-state.ts'
import { describeLoadProblem } from './problem.ts'

/** How a form opens, and what becomes of input that closed forms of the same document left behind. `onPrepared` hears what was read besides. */
export function createOpening<V extends FormValues>(
  kind: FormKind<V>,
  target: EditorTarget<V>,
  { backend }: Pick<EditorServices, 'backend'>,
  { $editing, own, open, show, update, hasInput, startWith, fetchVersion, keepDraft }: FormState<V>,
  onPrepared: (prepared: Prepared<V>) => void,
) {
  /** The first one is offered, the others after it. */
  let leftovers: readonly Leftover<V>[] = []
  let entered: Promise<void> | undefined

  async function load(): Promise<void> {
    show({ status: 'loading' })
    try {
      const nothing: Prepared<V> = {}
      const id = target.id ?? target.from
      entered ??= own.enter(() => void followDrafts())
      const [prepared, source] = await Promise.all([
        target.prepare?.(target.id) ?? nothing,
        id === undefined ? undefined : fetchVersion(id),
        entered,
      ])
      onPrepared(prepared)
      leftovers = await own.leftovers()
      const [draft] = leftovers
      if (target.id === undefined) await openNew({ ...kind.blank, ...prepared.defaults }, source)
      else if (source !== undefined) openStored(target.id, source)
      else if (draft === undefined) show({ status: 'missing' })
      else openDeleted(target.id, draft)
    } catch (error) {
      show({ status: 'failed', message: describeLoadProblem(error) })
    }
  }

  async function openNew(blank: V, source: Version<V> | undefined): Promise<void> {
    const initial = startWith(source === undefined ? blank : { ...blank, ...source.values, ...target.notCopied })
    const { newId } = await backend()
    show({ status: 'open', form: startForm(newId(kind.collection), undefined, initial, leftovers[0]) })
  }

  function openStored(id: string, base: Version<V>): void {
    for (const draft of leftovers.filter(({ values }) => sameValues(values, base.values))) forget(draft)
    show({ status: 'open', form: startForm(id, base, base.values, leftovers[0]) })
  }

  /** The document is gone, and this browser still has input for it. */
  function openDeleted(id: string, draft: Leftover<V>): void {
    own.take(draft)
    const form = startForm(id, undefined, { ...kind.blank, ...draft.values }, undefined)
    show({ status: 'open', form: { ...form, isNew: false, step: { status: 'deleted' } } })
  }

  function forget(draft: Leftover<V>): void {
    own.forget(draft)
    leftovers = leftovers.filter(({ name }) => name !== draft.name)
  }

  /** Another form of the document kept, dropped or left its draft. What is offered follows, but never locks input that is under way. */
  async function followDrafts(): Promise<void> {
    const [found, isSeen] = await Promise.all([own.leftovers(), own.isSeen()])
    if ($editing.get().status === 'missing' && found.length > 0) return load()
    const form = open()
    if (form === undefined) return
    if (hasInput()) return own.isKept() ? undefined : keepDraft()
    if (form.step.status !== 'idle' && form.step.status !== 'saved') return
    // Without Web Locks a draft that is new here is most likely that of an open tab.
    const offered = isSeen ? found : found.filter(({ name }) => leftovers.some((known) => known.name === name))
    leftovers = offered.filter(({ values }) => !sameValues(values, form.base?.values ?? form.values))
    if (leftovers[0]?.name !== form.offer?.name) update({ offer: leftovers[0] })
  }

  return {
    load,
    restoreDraft(): void {
      const offered = open()?.offer
      const offer = offered && own.take(offered)
      // Another tab was faster.
      if (offer === undefined) return void followDrafts()
      leftovers = leftovers.slice(1)
      const base = open()?.base
      // The input started from an older version: saving it compares with the one that is stored now.
      const started = offer.base && base ? { ...base, values: offer.base.values, version: offer.base.version } : base
      update({ id: offer.id, base: started, values: { ...kind.blank, ...offer.values }, offer: undefined })
    },
    discardDraft(): void {
      const offer = open()?.offer
      if (offer !== undefined) forget(offer)
      update({ offer: leftovers[0] })
    },
  }
}
