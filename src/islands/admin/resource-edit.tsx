import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { resourceForm } from '../../model/input/resource.ts'
import { uncategorised } from '../../model/resource.ts'
import { $resources, loadResources } from '../../stores/resources.ts'
import { addressOf, idInAddress } from './address.ts'
import { CheckField } from './form/check-field.tsx'
import { EditForm } from './form/edit-form.tsx'
import { MultilineField } from './form/multiline-field.tsx'
import { TextField } from './form/text-field.tsx'

const prefix = '/resources/edit/'

/** /resources/new and /resources/edit/{id}. */
export default function ResourceEdit() {
  const id = idInAddress(prefix)
  const known = useStore($resources)
  useEffect(() => void loadResources(), [])
  const categories =
    known.status === 'ready' ? new Set(known.resources.map(({ category }) => category)) : new Set<string>()
  categories.delete(uncategorised)
  return (
    <EditForm
      kind={resourceForm}
      target={{ id }}
      back={{ href: '/resources', label: 'Back to Resources' }}
      addressOf={addressOfResource}
    >
      <TextField name="title" required />
      <MultilineField name="description" rows={4} />
      <TextField name="url" type="url" optional hint="Where members find it: a whole web address." />
      <TextField
        name="category"
        optional
        suggestions={[...categories].sort()}
        hint={`What it stands under in the list. Left blank, that is ${uncategorised}.`}
      />
      <CheckField name="pinned" label="Pinned" hint="It comes first in its category." />
    </EditForm>
  )
}

function addressOfResource(id: string): string {
  return addressOf(prefix, id)
}
