import type { ClubEvent } from '../model/event.ts'
import { remove, type Removal } from '../stores/removal.ts'
import { DeleteButton } from './ui/delete-button.tsx'

interface EventCardProps {
  event: ClubEvent
  /** The level of its heading. */
  level: 3 | 4
  admin: boolean
}

/** One event in a list. */
export function EventCard({ event, level, admin }: EventCardProps) {
  const Heading = `h${level}` as const
  return (
    <li className="event">
      <p className="event-when">
        <time dateTime={event.date}>{event.date}</time>
        {event.time && <span>{event.time}</span>}
      </p>
      <div className="event-what">
        <Heading>{event.title}</Heading>
        {event.location && <p className="event-where">{event.location}</p>}
        {event.descriptionHtml && <EventDescription html={event.descriptionHtml} />}
        {(event.registrationLink ?? admin) && (
          <p className="actions">
            {event.registrationLink && <RegisterLink event={event} />}
            {admin && <EventControls event={event} />}
          </p>
        )}
      </div>
    </li>
  )
}

/** The description, which the model has rendered to safe HTML (src/model/markdown.ts). */
export function EventDescription({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The link to an event's registration; read aloud with the event's title. */
export function RegisterLink({ event, prominent = false }: { event: ClubEvent; prominent?: boolean }) {
  return (
    <a className={prominent ? 'button' : 'register'} href={event.registrationLink} rel="noopener">
      Register<span className="visually-hidden"> for {event.title}</span>
    </a>
  )
}

function EventControls({ event }: { event: ClubEvent }) {
  return (
    <>
      <a href={`/events/edit/${encodeURIComponent(event.id)}`}>
        Edit<span className="visually-hidden"> {event.title}</span>
      </a>
      <DeleteButton
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
