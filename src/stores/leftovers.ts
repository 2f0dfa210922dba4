import type { FormValues } from '../model/input/form-kind.ts'
import type { Draft, Drafts } from './drafts.ts'
import type { OpenForms } from './open-forms.ts'

/** Input of a form that was closed, which may be taken over. */
export interface Leftover<V extends FormValues = FormValues> extends Draft<V> {
  /** The name that it is kept under. */
  name: string
}

/** Drafts and the forms that they belong to. */
export interface DraftServices {
  drafts: Drafts
  forms: OpenForms
}

/** Finds the drafts that closed forms left behind. The last part of a draft's name is that of its form; `form` is the one that asks. */
export function createLeftovers<V extends FormValues>({ drafts, forms }: DraftServices, form: string) {
  const watched = new Set([form])
  let onChange = () => {}

  const formOf = (name: string) => name.slice(name.lastIndexOf('/') + 1)
  /** A form that is closed later leaves its draft: that is a change, too. */
  const watchClosing = (name: string) => {
    if (watched.has(name)) return
    watched.add(name)
    void forms.closed(name).then(() => onChange())
  }

  return {
    /** Counts the form as open, and from now on calls `listener` whenever the drafts of others may have changed. */
    async enter(listener: () => void): Promise<void> {
      onChange = listener
      drafts.watch(listener)
      await forms.enter(form)
    },
    /** Whether the browser tells which forms are open: one that does knows of this form. */
    isSeen: async (): Promise<boolean> => (await forms.names()).has(form),
    /** The drafts that closed forms left of one subject, the newest first. Those of open forms are none of them, where that can be told. */
    async list(subject: string): Promise<Leftover<V>[]> {
      const open = await forms.names()
      const names = drafts
        .names()
        .filter((name) => (name === subject || name.startsWith(`${subject}/`)) && formOf(name) !== form)
      for (const name of names) if (open.has(formOf(name))) watchClosing(formOf(name))
      return names
        .filter((name) => !open.has(formOf(name)))
        .flatMap((name) => {
          const draft = drafts.read(name) as Draft<V> | undefined
          return draft === undefined ? [] : [{ ...draft, name }]
        })
        .sort((a, b) => (a.at < b.at ? 1 : -1))
    },
    /** Keeps a leftover under another name. Returns it as it is now; undefined where another form was faster. */
    take({ name }: Leftover<V>, as: string): Draft<V> | undefined {
      const draft = drafts.read(name) as Draft<V> | undefined
      // First the copy, so that there is one at every moment.
      if (draft !== undefined && drafts.keep(as, draft)) drafts.drop(name)
      return draft
    },
    forget: ({ name }: Leftover<V>): void => drafts.drop(name),
  }
}
