import { groupByYear, pastEventsPerPage, splitEvents, type ClubEvent } from '../model/event.ts'
import { EventCard } from './event-card.tsx'
import { CrashGuard } from './ui/crash-guard.tsx'
import { useAdminControls, useContent } from './ui/use-page.ts'

/** Upcoming and past events (product specification, section 2, Events). */
export function EventLists() {
  return (
    <CrashGuard>
      <Lists />
    </CrashGuard>
  )
}

function Lists() {
  const { events, today } = useContent()
  const admin = useAdminControls()
  const { upcoming, past } = splitEvents(events, today)
  return (
    <>
      <section aria-labelledby="upcoming">
        <div className="section-head">
          <h2 id="upcoming">Upcoming Events</h2>
          {admin && (
            <a className="button quiet" href="/events/new">
              + New Event
            </a>
          )}
        </div>
        {upcoming.length === 0 ? (
          <p className="empty">No upcoming events.</p>
        ) : (
          <ol className="events">
            {upcoming.map((event) => (
              <EventCard key={event.id} event={event} level={3} admin={admin} />
            ))}
          </ol>
        )}
      </section>
      <section className="past" aria-labelledby="past">
        <h2 id="past">Past Events</h2>
        {past.length === 0 && <p className="empty">No past events yet.</p>}
        <EventYears events={past.slice(0, pastEventsPerPage)} admin={admin} />
      </section>
    </>
  )
}

/** Past events under the years they happened in. */
function EventYears({ events, admin }: { events: ClubEvent[]; admin: boolean }) {
  const years = groupByYear(events)
  return (
    <>
      {years.length > 1 && (
        <nav className="years" aria-label="Years of past events">
          {years.map(({ year }) => (
            <a key={year} href={`#year-${year}`}>
              {year}
            </a>
          ))}
        </nav>
      )}
      {years.map(({ year, events: ofYear }) => (
        <section key={year} className="year" aria-labelledby={`year-${year}`}>
          <h3 id={`year-${year}`}>{year}</h3>
          <ol className="events">
            {ofYear.map((event) => (
              <EventCard key={event.id} event={event} level={4} admin={admin} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
