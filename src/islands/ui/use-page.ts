import { useStore } from '@nanostores/react'
import type { PageContent } from '../../model/page-content.ts'
import { $content, getSnapshotContent } from '../../stores/content.ts'
import { $adminControls } from '../../stores/session.ts'
import { startLists } from '../../stores/wake.ts'

// Before any island hydrates: the module is loaded, the component not yet rendered.
if (typeof document !== 'undefined') startLists()

/** The page's lists: while React hydrates, as the HTML shows them; then as they are. */
export function useContent(): PageContent {
  return useStore($content, { ssr: getSnapshotContent })
}

/** Whether to show the admin's controls. Never in the HTML: they appear after hydration, with the session that the account menu follows. */
export function useAdminControls(): boolean {
  return useStore($adminControls, { ssr: () => false })
}
