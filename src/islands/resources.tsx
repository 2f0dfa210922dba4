import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useState } from 'react'
import { groupResources, searchResources, type Resource } from '../model/resource.ts'
import { $resources, loadResources } from '../stores/resources.ts'

/** The members' list: grouped by category, pinned and newest first, with a search. */
export default function Resources() {
  const state = useStore($resources)
  useEffect(() => void loadResources(), [])
  return (
    <>
      <h1>Resources</h1>
      {state.status === 'loading' && (
        <p className="screen-loading" role="status">
          Loading
        </p>
      )}
      {state.status === 'failed' && (
        <div className="crash" role="alert">
          <p>{state.message}</p>
          <button className="button" type="button" onClick={() => void loadResources()}>
            Try again
          </button>
        </div>
      )}
      {state.status === 'ready' && <ResourceList resources={state.resources} />}
    </>
  )
}

function ResourceList({ resources }: { resources: Resource[] }) {
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
              <ResourceItem key={resource.id} resource={resource} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function ResourceItem({ resource }: { resource: Resource }) {
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
    </li>
  )
}
