import { useId } from 'react'
import { Choice } from './choice.tsx'
import { useForm } from './field.tsx'

interface ChoiceFieldProps {
  name: string
  choices: readonly { value: string; label: string; hint?: string }[]
}

/** One of a few. */
export function ChoiceField({ name, choices }: ChoiceFieldProps) {
  const { editor, form } = useForm()
  const id = useId()
  const error = form.errors[name]
  return (
    <fieldset className="field choices" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{editor.kind.labels[name]}</legend>
      {choices.map(({ value, label, hint }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          hint={hint}
          checked={form.values[name] === value}
          onChange={() => editor.change({ [name]: value })}
        />
      ))}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
