import { Field } from './field.tsx'

/** A longer text that is shown as it is written. */
export function MultilineField({ name, rows }: { name: string; rows: number }) {
  return (
    <Field name={name} optional>
      {({ id, value, invalid, describedBy, change, leave }) => (
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
      )}
    </Field>
  )
}
