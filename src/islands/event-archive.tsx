import { splitEvents } from '../model/event.ts'
import { EventCard } from './event-card.tsx'
import { CrashGuard } from './ui/crash-guard.tsx'
import { useAdminControls, useContent } from './ui/use-page.ts'

/** All past events of one year. */
export function EventArchive() {
  return (
    <CrashGuard>
      <Archive />
    </CrashGuard>
  )
}

function Archive() {
  const { events, today } = useContent()
  const admin = useAdminControls()
  const { past } = splitEvents(events, today)
  if (past.length === 0) return <p className="empty">No past events yet.</p>
  return (
    <ol className="events">
      {past.map((event) => (
        <EventCard key={event.id} event={event} level={2} admin={admin} />
      ))}
    </ol>
  )
}
