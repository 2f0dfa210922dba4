import { memberForm, type MemberValues } from '../../model/input/member.ts'
import type { Prepared } from '../../stores/editing.ts'
import { addressOf } from './address.ts'
import { EditForm } from './form/edit-form.tsx'
import { TextField } from './form/text-field.tsx'
import { PhotoField } from './photo-field.tsx'

/** The form of one member; a new one where there is no id. */
export function MemberEdit({ id }: { id: string | undefined }) {
  return (
    <EditForm
      kind={memberForm}
      target={{ id, prepare: atTheEnd }}
      back={{ href: '/admin/team', label: 'Back to the team' }}
      addressOf={addressOfMember}
    >
      <TextField name="name" required />
      <TextField name="role" optional hint="What they do in the club, such as Workshops." />
      <TextField
        name="order"
        inputMode="decimal"
        required
        hint="Members with a smaller number come first. The list of the team can move them, too."
      />
      <PhotoField />
      <TextField name="linkedin" type="url" optional hint="The whole address of the profile." />
      <TextField name="github" type="url" optional hint="The whole address of the profile." />
    </EditForm>
  )
}

/** A new member comes last. */
async function atTheEnd(id: string | undefined): Promise<Prepared<MemberValues>> {
  if (id !== undefined) return {}
  const { fetchDocuments } = await import('../../firebase/content.ts')
  const orders = (await fetchDocuments('team')).map(({ data: { order } }) => (typeof order === 'number' ? order : 0))
  return { defaults: { order: String(Math.floor(Math.max(0, ...orders)) + 1) } }
}

function addressOfMember(id: string): string {
  return addressOf('/admin/team/', id)
}
