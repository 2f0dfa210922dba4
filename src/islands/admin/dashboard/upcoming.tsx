import type { ClubEvent } from '../../../model/event.ts'
import { editAddress } from '../address.ts'

const SHOWN = 5

/** The next events, or the advice to plan one. */
export function Upcoming({ events }: { events: readonly ClubEvent[] }) {
  return (
    <section aria-labelledby="upcoming">
      <div className="section-head">
        <h2 id="upcoming">Upcoming events</h2>
        <a className="button" href="/events/new">
          + New Event
        </a>
      </div>
      {events.length === 0 ? (
        <p className="empty">No upcoming events.</p>
      ) : (
        <ul className="plain-list">
          {events.slice(0, SHOWN).map(({ id, title, date }) => (
            <li key={id}>
              <time dateTime={date}>{date}</time> <a href={editAddress({ collection: 'events', id })}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {events.length > SHOWN && <p className="field-hint">And {events.length - SHOWN} more.</p>}
    </section>
  )
}
