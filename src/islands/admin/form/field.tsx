import { createContext, use, useId, type ReactNode } from 'react'
import type { FormValues } from '../../../model/input/form-kind.ts'
import type { Editor, OpenForm } from '../../../stores/editing.ts'

/** The form that the fields below belong to. */
export const FormContext = createContext<{ editor: Editor<FormValues>; form: OpenForm<FormValues> } | undefined>(
  undefined,
)

/** What a field's input needs. */
export interface FieldBinding {
  id: string
  value: string | boolean
  invalid: boolean
  /** The ids of hint and error, for `aria-describedby`. */
  describedBy: string | undefined
  change: (value: string | boolean) => void
  leave: () => void
}

interface FieldProps {
  name: string
  /** Replaces the label of the form's kind. */
  label?: string
  hint?: ReactNode
  optional?: boolean
  children: (field: FieldBinding) => ReactNode
}

/** Label, hint, input and error of one field. */
export function Field({ name, label, hint, optional = false, children }: FieldProps) {
  const { editor, form } = useForm()
  const id = useId()
  const error = form.errors[name]
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
  return (
    <div className="field" data-invalid={error !== undefined || undefined}>
      <label htmlFor={id}>
        {label ?? editor.kind.labels[name]}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        value: form.values[name] ?? '',
        invalid: error !== undefined,
        describedBy: described.filter(Boolean).join(' ') || undefined,
        change: (value) => editor.change({ [name]: value }),
        leave: () => editor.leave(name),
      })}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The form around a field. Throws outside of one. */
export function useForm() {
  const context = use(FormContext)
  if (context === undefined) throw new Error('A field needs a form around it.')
  return context
}
