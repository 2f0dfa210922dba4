import { atom } from 'nanostores'
import type { Problem } from '../model/decode/document.ts'
import type { Resource } from '../model/resource.ts'

export type ResourcesState =
  | { status: 'loading' }
  | { status: 'ready'; resources: Resource[]; problems: Problem[] }
  | { status: 'failed'; message: string }

/** The members' list, read from Firestore each time the screen opens. */
export const $resources = atom<ResourcesState>({ status: 'loading' })

/** Reads the list anew. What is on the screen stays until the answer is there. */
export async function loadResources(): Promise<void> {
  if ($resources.get().status === 'failed') $resources.set({ status: 'loading' })
  try {
    const { fetchResources } = await import('../firebase/members.ts')
    $resources.set({ status: 'ready', ...(await fetchResources()) })
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'permission-denied'
    const message = denied
      ? 'This account may not read the resources. Sign out, sign in again, and reload.'
      : 'The resources could not be loaded. Check your connection and try again.'
    $resources.set({ status: 'failed', message })
  }
}
