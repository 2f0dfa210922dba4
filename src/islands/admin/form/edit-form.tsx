import { useEffect, useRef, type ReactNode } from 'react'
import { name as club } from '../../../../content/site.yaml'
import type { FormKind, FormValues } from '../../../model/input/form-kind.ts'
import type { Editor, EditorTarget, OpenForm } from '../../../stores/editing.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { DeletedPanel } from './deleted-panel.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { FormContext } from './field.tsx'
import { FormActions } from './form-actions.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SessionBanner } from './session-banner.tsx'
import { useEditor } from './use-editor.ts'
import { useFieldInView } from './use-field-in-view.ts'

export interface EditFormProps<V extends FormValues> {
  kind: FormKind<V>
  target: EditorTarget<V>
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
export function EditForm<V extends FormValues>({ kind, target, back, tools, ...rest }: EditFormProps<V>) {
  const { editor, editing } = useEditor(kind, target)
  const title = titleOf(kind.noun, editing.status === 'open' ? editing.form.isNew : target.id === undefined)
  useDocumentTitle(title)
  if (editing.status === 'open') {
    const { form } = editing
    return (
      <AdminPage title={title} actions={form.base && tools?.(form.id)}>
        <OpenEditForm editor={editor} form={form} back={back} {...rest} />
      </AdminPage>
    )
  }
  return (
    <AdminPage title={editing.status === 'missing' ? `This ${kind.noun} does not exist` : title}>
      {editing.status === 'loading' && <Skeleton shape="form" />}
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
}

function OpenEditForm<V extends FormValues>({ editor, form, back, addressOf, children }: OpenEditFormProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const { step } = form
  useFieldInView(element)
  useEffect(() => {
    if (step.status === 'refused') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    // From the first save on the page is that of the stored document: a reload opens it.
    const address = addressOf(form.id)
    if (step.status === 'saved' && location.pathname !== address) history.replaceState(null, '', address)
  }, [step, addressOf, form.id])
  const waits = form.offer !== undefined || step.status === 'conflict' || step.status === 'deleted'
  // The context knows forms of every kind; a field of this form asks for no other values than its own.
  const context = { editor, form } as unknown as React.ContextType<typeof FormContext>
  return (
    <FormContext value={context}>
      <LeaveGuard />
      <SessionBanner />
      {form.offer && (
        <DraftOffer
          key={form.offer.name}
          offer={form.offer}
          onRestore={editor.restoreDraft}
          onDiscard={editor.discardDraft}
        />
      )}
      {step.status === 'conflict' && (
        <ConflictPanel editor={editor} form={form} theirs={step.theirs} savedBy={step.savedBy} />
      )}
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

function titleOf(noun: string, isNew: boolean): string {
  return `${isNew ? 'New' : 'Edit'} ${noun}`
}

/** The tab is named after the screen, also when a new document has become a stored one. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${club}`
  }, [title])
}
