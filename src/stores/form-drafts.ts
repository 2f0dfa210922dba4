import type { FormValues } from '../model/input/form-kind.ts'
import type { Draft, Drafts } from './drafts.ts'
import type { OpenForms } from './open-forms.ts'

/** Input of a form that was closed, which may be taken over. */
export interface Leftover<V extends FormValues = FormValues> extends Draft<V> {
  /** The name that it is kept under. */
  name: string
}

export type FormDrafts<V extends FormValues> = ReturnType<typeof createFormDrafts<V>>

/**
 * The draft of one open form, which no other form touches, and the drafts that closed forms of the same document left behind. `about` names
 * the document: `events/<id>`, or `events/new`. A draft's name is that of the document and of its form.
 */
export function createFormDrafts<V extends FormValues>(
  { drafts, forms }: { drafts: Drafts; forms: OpenForms },
  about: string,
) {
  const form: string = crypto.randomUUID()
  const watched = new Set([form])
  let onChange = () => {}

  const own = () => `${about}/${form}`
  const formOf = (name: string) => name.slice(about.length + 1)
  /** A form that is closed later leaves its draft: that is a change, too. */
  const watchClosing = (name: string) => {
    if (watched.has(name)) return
    watched.add(name)
    void forms.closed(name).then(() => onChange())
  }

  return {
    /** Counts this form as open, and from now on calls `listener` whenever the drafts of other forms may have changed. */
    async enter(listener: () => void): Promise<void> {
      onChange = listener
      drafts.watch(listener)
      await forms.enter(form)
    },
    /** The drafts that closed forms left, the newest first. Those of the browser's open forms are none of them, wherever that can be told. */
    async leftovers(): Promise<Leftover<V>[]> {
      const open = await forms.names()
      const names = drafts.names().filter((name) => name === about || name.startsWith(`${about}/`))
      for (const name of names) if (open.has(formOf(name))) watchClosing(formOf(name))
      return names
        .filter((name) => name !== own() && !open.has(formOf(name)))
        .flatMap((name) => {
          const draft = drafts.read(name) as Draft<V> | undefined
          return draft === undefined ? [] : [{ ...draft, name }]
        })
        .sort((a, b) => (a.at < b.at ? 1 : -1))
    },
    /** Whether the browser tells which forms are open: one that does knows of this form. */
    isSeen: async (): Promise<boolean> => (await forms.names()).has(form),
    /** Makes a leftover the draft of this form. Returns it as it is now; undefined where another form was faster. */
    take({ name }: Leftover<V>): Draft<V> | undefined {
      const draft = drafts.read(name) as Draft<V> | undefined
      if (draft === undefined) return undefined
      // First the copy, so that there is one at every moment.
      if (drafts.keep(own(), draft)) drafts.drop(name)
      return draft
    },
    forget: ({ name }: Leftover<V>): void => drafts.drop(name),
    keep: (draft: Draft<V>): void => void drafts.keep(own(), draft),
    drop: (): void => drafts.drop(own()),
    /** Whether the draft is there: without Web Locks another form may have taken it. */
    isKept: (): boolean => drafts.read(own()) !== undefined,
    /** From now on the draft is that of another document: a new one that was saved has an id. */
    moveTo(other: string): void {
      drafts.drop(own())
      about = other
    },
  }
}
