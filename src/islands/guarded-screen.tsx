import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { sendHome } from '../stores/asked.ts'
import { $session, isAllowed, isStorageBlocked, startSession, type Access } from '../stores/session.ts'
import { $unsaved } from '../stores/unsaved.ts'
import { StorageBlocked } from './storage-blocked.tsx'
import { CrashGuard, CrashNote } from './ui/crash-guard.tsx'
import { CrashScreen } from './ui/crash-screen.tsx'
import { Skeleton, TraySkeleton } from './ui/skeleton.tsx'

/** The screens behind the guard, each loaded on demand (product specification, section 2). */
const screens = {
  Admin: lazy(() => import('./admin/admin.tsx')),
  EventEdit: lazy(() => import('./admin/event-edit.tsx')),
  TeamEdit: lazy(() => import('./admin/team-edit.tsx')),
  PostEdit: lazy(() => import('./admin/post-edit.tsx')),
  GalleryUpload: lazy(() => import('./admin/gallery-upload.tsx')),
  Resources: lazy(() => import('./resources.tsx')),
  ResourceEdit: lazy(() => import('./admin/resource-edit.tsx')),
} satisfies Record<string, ComponentType>

const PublishState = lazy(async () => ({ default: (await import('./admin/publish-state.tsx')).PublishState }))

interface GuardedScreenProps {
  screen: keyof typeof screens
  access: Access
}

/**
 * Shows a screen to those who may see it, and sends others to the home page with a notice. A courtesy: what a person may read and write
 * is decided by the security rules.
 */
export function GuardedScreen({ screen, access }: GuardedScreenProps) {
  const session = useStore($session, { ssr: 'initial' })
  const allowed = isAllowed(session, access)
  // A session that ends takes no input with it: the screen stays, says so and offers to sign in again (admin/form/session-banner.tsx).
  const stays = useStore($unsaved, { ssr: 'initial' }) && session.status !== 'loading'
  useEffect(() => void startSession(), [])
  const isHopeless = session.status === 'signed-out' && isStorageBlocked()
  useEffect(() => {
    if (session.status !== 'loading' && !allowed && !stays && !isHopeless) sendHome(access)
  }, [session, allowed, stays, isHopeless, access])
  const Screen = screens[screen]
  const shape = access === 'admin' ? 'screen' : 'page'
  if (isHopeless) return <StorageBlocked />
  return (
    <CrashGuard fallback={<CrashScreen />}>
      {access === 'admin' && allowed && (
        <CrashGuard fallback={<CrashNote />}>
          <Suspense fallback={<TraySkeleton />}>
            <PublishState />
          </Suspense>
        </CrashGuard>
      )}
      {allowed || stays ? (
        <Suspense fallback={<Skeleton shape={shape} />}>
          <Screen />
        </Suspense>
      ) : (
        <>
          {access === 'admin' && <TraySkeleton />}
          <Skeleton shape={shape} />
        </>
      )}
    </CrashGuard>
  )
}
