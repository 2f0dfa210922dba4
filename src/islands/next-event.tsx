import { lazy, Suspense } from 'react'
import { nextEvent } from '../model/event.ts'
import { EventDescription, RegisterLink } from './event-card.tsx'
import { CrashGuard } from './ui/crash-guard.tsx'
import { useAdminControls, useContent } from './ui/use-page.ts'

const EventControls = lazy(() => import('./admin/event-controls.tsx'))

/** The Next Event card of the home page (product specification, section 2, Home). */
export function NextEvent() {
  return (
    <CrashGuard>
      <Card />
    </CrashGuard>
  )
}

function Card() {
  const { events, today } = useContent()
  const admin = useAdminControls()
  const event = nextEvent(events, today)
  if (event === undefined) {
    return (
      <div className="next-event">
        <h2>Next Event</h2>
        <p className="empty">
          No upcoming events. <a href="/events/new">Create one</a>
        </p>
      </div>
    )
  }
  return (
    <div className="next-event">
      <h2>Next Event</h2>
      <p className="event-when">
        <time dateTime={event.date}>{event.date}</time>
        {event.time && <span>{event.time}</span>}
      </p>
      <h3>{event.title}</h3>
      {event.location && <p className="event-where">{event.location}</p>}
      {event.descriptionHtml && <EventDescription html={event.descriptionHtml} />}
      <p className="actions">
        {admin ? (
          <Suspense>
            <EventControls event={event} prominent />
          </Suspense>
        ) : (
          event.registrationLink && <RegisterLink event={event} prominent />
        )}
      </p>
    </div>
  )
}
