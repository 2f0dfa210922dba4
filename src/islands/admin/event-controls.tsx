import type { ClubEvent } from '../../model/event.ts'
import { remove, type Removal } from '../../stores/removal.ts'
import { DeleteButton } from '../ui/delete-button.tsx'

interface EventControlsProps {
  event: ClubEvent
  /** Whether Edit stands out, as on the home page. */
  prominent?: boolean
}

/** What the organiser can do with an event in a list. */
export default function EventControls({ event, prominent = false }: EventControlsProps) {
  const id = encodeURIComponent(event.id)
  return (
    <>
      <a className={prominent ? 'button quiet' : undefined} href={`/events/edit/${id}`}>
        Edit<span className="visually-hidden"> {event.title}</span>
      </a>
      <a href={`/events/new?from=${id}`}>
        Duplicate<span className="visually-hidden"> {event.title}</span>
      </a>
      <DeleteButton
        item={`events/${event.id}`}
        question="Delete this event?"
        label={`Delete ${event.title}`}
        onConfirm={() => remove('events', event.id)}
        describe={describeRemoval}
      >
        Delete
      </DeleteButton>
    </>
  )
}

function describeRemoval(removal: Removal): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return 'You do not have permission to delete this event.'
  return `Error deleting event: ${removal.message}`
}
