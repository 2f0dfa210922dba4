import { useForm } from './field.tsx'
import { TextField } from './text-field.tsx'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day. What an older application stored as a sentence, which no time picker can show, is shown as text. */
export function TimeField({ name }: { name: string }) {
  const value = String(useForm().form.values[name] ?? '')
  const isTime = value === '' || TIME.test(value)
  if (isTime) return <TextField name={name} type="time" optional />
  return <TextField name={name} type="text" optional hint="Hours and minutes, such as 17:30." />
}
