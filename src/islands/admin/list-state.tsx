import type { ReactNode } from 'react'
import type { StoredList } from '../../stores/stored-list.ts'
import { Skeleton } from '../ui/skeleton.tsx'

interface ListStateProps<T> {
  list: StoredList<T>
  onRetry: () => void
  /** Shows the items. */
  children: (items: Extract<StoredList<T>, { status: 'ready' }>['items']) => ReactNode
}

/** A list that is on its way, could not be read, or is there. */
export function ListState<T>({ list, onRetry, children }: ListStateProps<T>) {
  if (list.status === 'ready') return children(list.items)
  if (list.status === 'loading') return <Skeleton shape="list" />
  return (
    <div className="crash" role="alert">
      <p>{list.message}</p>
      <button className="button" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
