import type { FieldBinding } from './field.tsx'

interface TextAreaProps {
  name: string
  rows: number
  field: FieldBinding
}

/** The input of a longer text. */
export function TextArea({ name, rows, field: { id, value, invalid, describedBy, change, leave } }: TextAreaProps) {
  return (
    <textarea
      id={id}
      name={name}
      rows={rows}
      value={String(value)}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
    />
  )
}
