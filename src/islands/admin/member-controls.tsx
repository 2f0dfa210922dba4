import type { Member } from '../../model/member.ts'
import { remove, type Removal } from '../../stores/removal.ts'
import { DeleteButton } from '../ui/delete-button.tsx'

interface MemberControlsProps {
  member: Pick<Member, 'id' | 'name'>
  /** Called when the member is gone. */
  onRemoved?: () => void
}

/** What the organiser can do with a member in a list. */
export default function MemberControls({ member: { id, name }, onRemoved }: MemberControlsProps) {
  return (
    <>
      <a href={`/admin/team/${encodeURIComponent(id)}`}>
        Edit<span className="visually-hidden"> {name}</span>
      </a>
      <DeleteButton
        item={`team/${id}`}
        question={`Are you sure you want to delete team member "${name}"?`}
        label={`Delete ${name}`}
        onConfirm={async () => {
          const removal = await remove('team', id)
          if (removal.status === 'removed') onRemoved?.()
          return removal
        }}
        describe={(removal) => describeRemoval(removal, name)}
      >
        Delete
      </DeleteButton>
    </>
  )
}

/** The alerts of product specification, section 8. */
function describeRemoval(removal: Removal, name: string): string {
  if (removal.status === 'removed') return `Team member "${name}" deleted successfully.`
  if (removal.status === 'denied') return 'You do not have permission to delete this member.'
  return `Error deleting member: ${removal.message}`
}
