import { useStore } from '@nanostores/react'
import { isNotYetLive } from '../../model/publish-tray.ts'
import { $comparison } from '../../stores/publish.ts'

/** Marks an item that was changed after the deployed pages were built. `updatedAt` is the document's, as an ISO date-time. */
export function NotYetLive({ updatedAt }: { updatedAt: string | undefined }) {
  const { report, versions } = useStore($comparison)
  return isNotYetLive(updatedAt, report, versions) ? <span className="tag">not live yet</span> : null
}
