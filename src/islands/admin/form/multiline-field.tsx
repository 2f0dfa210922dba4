import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'

/** A longer text that is shown as it is written. */
export function MultilineField({ name, rows }: { name: string; rows: number }) {
  return (
    <Field name={name} optional>
      {(field) => <TextArea name={name} rows={rows} field={field} />}
    </Field>
  )
}
