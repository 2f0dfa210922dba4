import { lazy, Suspense } from 'react'
import type { ClubEvent } from '../model/event.ts'

const EventControls = lazy(() => import('./admin/event-controls.tsx'))

interface EventCardProps {
  event: ClubEvent
  /** The level of its heading. */
  level: 2 | 3 | 4
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
            {admin && (
              <Suspense>
                <EventControls event={event} />
              </Suspense>
            )}
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
