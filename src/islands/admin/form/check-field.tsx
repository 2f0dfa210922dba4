import { useForm } from './field.tsx'

/** Yes or no. */
export function CheckField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { editor, form } = useForm()
  return (
    <div className="field choices">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={form.values[name] === true}
          onChange={({ target }) => editor.change({ [name]: target.checked })}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
    </div>
  )
}
