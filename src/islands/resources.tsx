import { useStore } from '@nanostores/react'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { groupResources, searchResources, type Resource } from '../model/resource.ts'
import { $resources, loadResources } from '../stores/resources.ts'
import { useAdminControls } from './ui/use-page.ts'
import { Skeleton } from './ui/skeleton.tsx'
import { WokenStyles } from './ui/woken-styles.tsx'

const ResourceControls = lazy(() => import('./admin/resource-controls.tsx'))

/** The members' list: grouped by category, pinned and newest first, with a search. */
export default function Resources() {
  const state = useStore($resources)
  const admin = useAdminControls()
  useEffect(() => void loadResources(), [])
  return (
    <>
      <WokenStyles />
      <div className="section-head">
        <h1>Resources</h1>
        {admin && (
          <a className="button quiet" href="/resources/new">
            + New Resource
          </a>
        )}
      </div>
      {state.status === 'loading' && <Skeleton shape="resources" />}
      {state.status === 'failed' && (
        <div className="crash" role="alert">
          <p>{state.message}</p>
          <button className="button" type="button" onClick={() => void loadResources()}>
            Try again
          </button>
        </div>
      )}
      {state.status === 'ready' && <ResourceList resources={state.resources} admin={admin} />}
    </>
  )
}

function ResourceList({ resources, admin }: { resources: Resource[]; admin: boolean }) {
  const [search, setSearch] = useState('')
  const found = searchResources(resources, useDeferredValue(search))
  if (resources.length === 0) return <p className="empty">No resources yet.</p>
  return (
    <>
      <div className="search">
        <label htmlFor="resource-search">Search resources</label>
        <input
          id="resource-search"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          autoComplete="off"
        />
        <p role="status">{search.trim() !== '' && `${found.length} of ${resources.length}`}</p>
      </div>
      {found.length === 0 && <p className="empty">Nothing matches “{search.trim()}”.</p>}
      {groupResources(found).map(({ category, resources: members }) => (
        <section key={category} className="resource-group" aria-label={category}>
          <h2>{category}</h2>
          <ul className="resources">
            {members.map((resource) => (
              <ResourceItem key={resource.id} resource={resource} admin={admin} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function ResourceItem({ resource, admin }: { resource: Resource; admin: boolean }) {
  return (
    <li className="resource">
      <h3>
        {resource.url ? (
          <a href={resource.url} rel="noopener">
            {resource.title}
          </a>
        ) : (
          resource.title
        )}
        {resource.pinned && <span className="tag">Pinned</span>}
      </h3>
      {resource.description && <p>{resource.description}</p>}
      {admin && (
        <Suspense fallback={<p className="actions" />}>
          <ResourceControls resource={resource} />
        </Suspense>
      )}
    </li>
  )
}
