import type { Resource } from '../../model/resource.ts'
import { remove, type Removal } from '../../stores/removal.ts'
import { loadResources } from '../../stores/resources.ts'
import { $undo } from '../../stores/undo.ts'
import { DeleteButton } from '../ui/delete-button.tsx'

$undo.listen((undo) => {
  if (undo?.status === 'restored' && undo.removed.collection === 'resources') void loadResources()
})

/** What the organiser can do with a resource in the list. */
export default function ResourceControls({ resource: { id, title } }: { resource: Resource }) {
  return (
    <p className="actions">
      <a href={`/resources/edit/${encodeURIComponent(id)}`}>
        Edit<span className="visually-hidden"> {title}</span>
      </a>
      <DeleteButton
        item={`resources/${id}`}
        question="Delete this resource?"
        label={`Delete ${title}`}
        onConfirm={() => removeResource(id)}
        describe={describeRemoval}
      >
        Delete
      </DeleteButton>
    </p>
  )
}

async function removeResource(id: string): Promise<Removal> {
  const removal = await remove('resources', id)
  if (removal.status === 'removed') void loadResources()
  return removal
}

function describeRemoval(removal: Removal): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return 'You do not have permission to delete this resource.'
  return `Error deleting resource: ${removal.message}`
}
