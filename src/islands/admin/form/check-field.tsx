import { Choice } from './choice.tsx'
import { useForm } from './field.tsx'

/** Yes or no. */
export function CheckField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { editor, form } = useForm()
  return (
    <div className="field choices">
      <Choice
        type="checkbox"
        name={name}
        label={label}
        hint={hint}
        checked={form.values[name] === true}
        onChange={(checked) => editor.change({ [name]: checked })}
      />
    </div>
  )
}
