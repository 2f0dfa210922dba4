import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $dashboard, loadDashboard, type Dashboard } from '../../stores/dashboard.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AdminPage } from './admin-page.tsx'
import { Collections } from './dashboard/collections.tsx'
import { DraftList } from './dashboard/draft-list.tsx'
import { Fixes } from './dashboard/fixes.tsx'
import { Upcoming } from './dashboard/upcoming.tsx'

/** /admin: what to do next. The state of publishing stands above every screen of the organiser (guarded-screen.tsx). */
export default function Admin() {
  const dashboard = useStore($dashboard)
  useEffect(() => void loadDashboard(), [])
  return (
    <AdminPage title="Dashboard">
      <Body dashboard={dashboard} />
    </AdminPage>
  )
}

function Body({ dashboard }: { dashboard: Dashboard }) {
  if (dashboard.status === 'loading') return <Skeleton shape="list" />
  if (dashboard.status === 'failed') {
    return (
      <div className="crash" role="alert">
        <p>{dashboard.message}</p>
        <button className="button" type="button" onClick={() => void loadDashboard()}>
          Try again
        </button>
      </div>
    )
  }
  const { upcoming, drafts, fixes, collections } = dashboard.overview
  return (
    <div className="dashboard">
      <Upcoming events={upcoming} />
      <DraftList posts={drafts} />
      <Fixes fixes={fixes} pictures={dashboard.pictures} />
      <Collections collections={collections} />
    </div>
  )
}
