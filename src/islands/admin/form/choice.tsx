import { useId } from 'react'

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value?: string
  label: string
  hint?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Something to tick, with its label and what it means. */
export function Choice({ label, hint, onChange, ...input }: ChoiceProps) {
  const id = useId()
  return (
    <div className="choice">
      <input
        {...input}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </div>
    </div>
  )
}
