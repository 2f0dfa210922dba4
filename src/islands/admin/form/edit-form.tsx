import { useEffect, useRef, type ReactNode } from 'react'
import type { FormKind, FormValues } from '../../../model/input/form-kind.ts'
import type { Editor, EditorTarget, OpenForm } from '../../../stores/editing.ts'
import { AdminPage } from '../admin-page.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DeletedPanel } from './deleted-panel.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { FormContext } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SessionBanner } from './session-banner.tsx'
import { useEditor } from './use-editor.ts'

export interface EditFormProps<V extends FormValues> {
  kind: FormKind<V>
  target: EditorTarget<V>
  title: string
  /** Where the person came from and goes back to. */
  back: { href: string; label: string }
  /** The address of a document's own screen. */
  addressOf: (id: string) => string
  /** Links that stand beside the title while a stored document is open. */
  tools?: (id: string) => ReactNode
  /** The fields. */
  children: ReactNode
}

/** A screen that edits one document: every state that its form can be in, around the fields. */
export function EditForm<V extends FormValues>({ kind, target, title, back, tools, ...rest }: EditFormProps<V>) {
  const { editor, editing } = useEditor(kind, target)
  if (editing.status === 'open') {
    const { form } = editing
    return (
      <AdminPage title={title} actions={form.base && tools?.(form.id)}>
        <OpenEditForm editor={editor} form={form} back={back} isNew={target.id === undefined} {...rest} />
      </AdminPage>
    )
  }
  return (
    <AdminPage title={editing.status === 'missing' ? `This ${kind.noun} does not exist` : title}>
      {editing.status === 'loading' && (
        <p className="screen-loading" role="status">
          Loading
        </p>
      )}
      {editing.status === 'failed' && (
        <div className="crash" role="alert">
          <p>{editing.message}</p>
          <button className="button" type="button" onClick={() => void editor.load()}>
            Try again
          </button>
        </div>
      )}
      {editing.status === 'missing' && (
        <p className="lead">
          It was deleted, or its address is wrong. <a href={back.href}>{back.label}</a>
        </p>
      )}
    </AdminPage>
  )
}

interface OpenEditFormProps<V extends FormValues> extends Pick<EditFormProps<V>, 'back' | 'addressOf' | 'children'> {
  editor: Editor<V>
  form: OpenForm<V>
  isNew: boolean
}

function OpenEditForm<V extends FormValues>({ editor, form, back, addressOf, isNew, children }: OpenEditFormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const { step } = form
  useEffect(() => {
    if (step.status === 'refused') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    // From now on the page is that of the stored document: a reload opens it.
    if (step.status === 'saved' && isNew) history.replaceState(null, '', addressOf(form.id))
  }, [step, isNew, addressOf, form.id])
  const waits = form.offer !== undefined || step.status === 'conflict' || step.status === 'deleted'
  // The context knows forms of every kind; a field of this form asks for no other values than its own.
  const context = { editor, form } as unknown as React.ContextType<typeof FormContext>
  return (
    <FormContext value={context}>
      <LeaveGuard />
      <SessionBanner />
      {form.offer && <DraftOffer offer={form.offer} onRestore={editor.restoreDraft} onDiscard={editor.discardDraft} />}
      {step.status === 'conflict' && <ConflictPanel editor={editor} form={form} theirs={step.theirs} />}
      {step.status === 'deleted' && <DeletedPanel editor={editor} back={back} />}
      <form
        ref={element}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void editor.save()
        }}
      >
        <fieldset className="form-fields" disabled={waits}>
          <legend className="visually-hidden">{editor.kind.noun}</legend>
          {children}
        </fieldset>
        {!waits && <FormActions form={form} back={back} />}
      </form>
    </FormContext>
  )
}
