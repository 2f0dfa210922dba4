import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $reordering, $team, loadTeam } from '../../stores/team-list.ts'
import { AdminPage } from './admin-page.tsx'
import { ListState } from './list-state.tsx'
import { TeamRows } from './team-rows.tsx'

/** The team as the organiser arranges it. */
export function TeamList() {
  const team = useStore($team)
  const reordering = useStore($reordering)
  useEffect(() => void loadTeam(), [])
  return (
    <AdminPage
      title="Team"
      actions={
        <a className="button" href="/admin/team/new">
          + Add Member
        </a>
      }
    >
      <ListState list={team} onRetry={() => void loadTeam()}>
        {(items) =>
          items.length === 0 ? (
            <p className="empty">Nobody yet. Visitors see the three entries of content/site.yaml.</p>
          ) : (
            <TeamRows items={items} />
          )
        }
      </ListState>
      {reordering.status === 'failed' ? (
        <p className="form-problem" role="alert">
          {reordering.message}
        </p>
      ) : (
        <p className="form-state" role="status">
          {reordering.status === 'saving' && 'Saving the order…'}
          {reordering.status === 'saved' && 'The order is saved.'}
        </p>
      )}
    </AdminPage>
  )
}
