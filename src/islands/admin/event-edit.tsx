import { eventForm } from '../../model/input/event.ts'
import { addressOf, idInAddress } from './address.ts'
import { EditForm } from './form/edit-form.tsx'
import { useForm } from './form/field.tsx'
import { MarkdownField } from './form/markdown-field.tsx'
import { TextField } from './form/text-field.tsx'
import { TimeField } from './form/time-field.tsx'

const prefix = '/events/edit/'

/** /events/new, /events/new?from={id} for a copy, and /events/edit/{id}. */
export default function EventEdit() {
  const id = idInAddress(prefix)
  const from = id === undefined ? (new URLSearchParams(location.search).get('from') ?? undefined) : undefined
  return (
    <EditForm
      kind={eventForm}
      target={{ id, from, notCopied: { date: '' } }}
      back={{ href: '/events', label: 'Back to Events' }}
      addressOf={addressOfEvent}
      tools={(stored) => (
        <a className="button quiet" href={`/events/new?from=${encodeURIComponent(stored)}`}>
          Duplicate
        </a>
      )}
    >
      {from !== undefined && <CopyNote />}
      <TextField name="title" required />
      <div className="field-pair">
        <TextField name="date" type="date" required />
        <TimeField name="time" />
      </div>
      <TextField name="location" optional />
      <MarkdownField name="description" rows={8} optional headingsFrom={4} />
      <TextField name="registrationLink" type="url" optional hint="Where people sign up: a whole web address." />
    </EditForm>
  )
}

function CopyNote() {
  if (!useForm().form.isNew) return null
  return <p className="form-note">This is a copy. Choose the date of the new event.</p>
}

function addressOfEvent(id: string): string {
  return addressOf(prefix, id)
}
