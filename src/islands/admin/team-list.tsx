import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $session, isAllowed } from '../../stores/session.ts'
import { $reordering, $team, loadTeam, storeOrder } from '../../stores/team-list.ts'
import { AdminPage } from './admin-page.tsx'
import { SessionBanner } from './form/session-banner.tsx'
import { ListState } from './list-state.tsx'
import { TeamRows } from './team-rows.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** The team as the organiser arranges it. */
export function TeamList() {
  const team = useStore($team)
  const reordering = useStore($reordering)
  const mayStore = isAllowed(useStore($session), 'admin')
  useEffect(() => void loadTeam(), [])
  // The order is kept by this page alone.
  useLeaveGuard(reordering.status === 'saving' || reordering.status === 'failed')
  return (
    <AdminPage
      title="Team"
      actions={
        <a className="button" href="/admin/team/new">
          + Add Member
        </a>
      }
    >
      <SessionBanner />
      {mayStore && reordering.status === 'failed' && (
        // Beside the list, wherever that was scrolled to.
        <div className="session-banner" role="alert">
          <p>{reordering.message}</p>
          <button className="button quiet" type="button" onClick={() => void storeOrder()}>
            Try again
          </button>
        </div>
      )}
      <ListState list={team} onRetry={() => void loadTeam()}>
        {(items) =>
          items.length === 0 ? (
            <p className="empty">Nobody yet. Visitors see three entries that stand in for the team.</p>
          ) : (
            <TeamRows items={items} />
          )
        }
      </ListState>
      {reordering.status !== 'failed' && (
        <p className="form-state" role="status">
          {reordering.status === 'saving' && 'Saving the order…'}
          {reordering.status === 'saved' && 'The order is saved.'}
        </p>
      )}
    </AdminPage>
  )
}
