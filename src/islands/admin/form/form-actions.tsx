import { useStore } from '@nanostores/react'
import type { FormValues } from '../../../model/input/form-kind.ts'
import type { OpenForm } from '../../../stores/editing.ts'
import { $unsaved } from '../../../stores/unsaved.ts'
import { clockTime } from '../clock-time.ts'

interface FormActionsProps<V extends FormValues> {
  form: OpenForm<V>
  back: { href: string; label: string }
}

/** Save, and where saving stands. On phones it stays at the lower edge of the screen. */
export function FormActions<V extends FormValues>({ form: { step, errors }, back }: FormActionsProps<V>) {
  const unsaved = useStore($unsaved)
  const saving = step.status === 'saving'
  const wrong = Object.keys(errors).length
  return (
    <div className="form-actions">
      {step.status === 'failed' && (
        <p className="form-problem" role="alert">
          {step.message}
        </p>
      )}
      <button
        className="button"
        type="submit"
        aria-disabled={saving || undefined}
        // The field keeps the focus while the button is pressed: a message that appeared on leaving it would move the button away from under the finger.
        onMouseDown={(event) => event.preventDefault()}
      >
        {saving ? 'Saving…' : 'Save'}
      </button>
      <p className="form-state" role="status">
        {step.status === 'saved' && !unsaved && `Saved at ${clockTime(step.at)}.`}
        {step.status === 'refused' &&
          (wrong === 1 ? 'Not saved: one field needs a change.' : `Not saved: ${wrong} fields need a change.`)}
        {unsaved && (step.status === 'idle' || step.status === 'saved') && 'Not saved yet.'}
      </p>
      <a className="back" href={back.href}>
        {back.label}
      </a>
    </div>
  )
}
