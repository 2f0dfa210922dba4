import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Field } from './field.tsx'

interface TextFieldProps {
  name: string
  label?: string
  hint?: ReactNode
  optional?: boolean
  required?: boolean
  /** The keyboard and picker that a browser offers. */
  type?: 'text' | 'url' | 'date' | 'time' | 'datetime-local'
  inputMode?: 'decimal'
  /** Values to suggest. */
  suggestions?: readonly string[]
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** One line of text, or a date, a time, an address. */
export function TextField({ name, label, hint, optional, required = false, suggestions, ...input }: TextFieldProps) {
  const field = { name, ...(label && { label }), ...(hint !== undefined && { hint }), ...(optional && { optional }) }
  return (
    <Field {...field}>
      {({ id, value, invalid, describedBy, change, leave }) => (
        <>
          <input
            {...input}
            id={id}
            name={name}
            value={String(value)}
            aria-required={required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            list={suggestions && `${id}-suggestions`}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
            onBlur={leave}
          />
          {suggestions && (
            <datalist id={`${id}-suggestions`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}
