import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite'
import type { PublishView } from '../model/publish-view.ts'
import type { SameContent, Wish } from '../model/publish-state.ts'
import { decodeVersions, type PublicCollection, type Versions } from '../model/versions.ts'
import { getDatabase } from './database.ts'
import { BackendError, toBackendError } from './errors.ts'
import { toPlain, type StoredDocument } from './plain.ts'
import { getClubAuth } from './session.ts'

const address = '/api/publish'
const patience = 20_000

let onWritten = (): void => {
  // Whether it arrived or not: the scheduled run makes up for a call that was lost.
  void sendPublish('due').catch(() => undefined)
}

/** Says that public content was written, so that it goes live by itself: to `/api/publish`, or to whoever follows publishing on this page. */
export function announceContentWritten(): void {
  onWritten()
}

/** Lets someone else take care of what was written: the publish tray, which shows what happens about it. */
export function followContentWritten(listener: () => void): void {
  onWritten = listener
}

/** The counters of the stored content; undefined in a database that has none. Throws a BackendError. */
export async function fetchContentVersions(): Promise<Versions | undefined> {
  try {
    const snapshot = await getDoc(doc(await getDatabase(), 'meta', 'content'))
    return snapshot.exists() ? decodeVersions(toPlain(snapshot.data())) : undefined
  } catch (error) {
    throw toBackendError(error)
  }
}

/** What visitors could read of a collection; undefined where it is more than `most` documents. Throws a BackendError. */
export async function fetchPublicDocuments(
  name: PublicCollection,
  most: number,
): Promise<StoredDocument[] | undefined> {
  try {
    const all = collection(await getDatabase(), name)
    const visible = name === 'posts' ? query(all, where('status', '==', 'published')) : all
    const { docs } = await getDocs(query(visible, limit(most + 1)))
    return docs.length > most ? undefined : docs.map((found) => ({ id: found.id, data: toPlain(found.data()) }))
  } catch (error) {
    throw toBackendError(error)
  }
}

/** How publishing stands. Throws a BackendError. */
export async function fetchPublishView(): Promise<PublishView> {
  return call({ method: 'GET' })
}

/** Asks to publish what is stored, as the person who is signed in, or says with `same` that nothing differs. Throws a BackendError. */
export async function sendPublish(wish: Wish, same?: SameContent): Promise<PublishView> {
  // A page that is left at once, as after saving, still sends it.
  return call({ method: 'POST', body: JSON.stringify({ wish, same }), keepalive: true })
}

async function call(init: RequestInit): Promise<PublishView> {
  const auth = getClubAuth()
  await auth.authStateReady()
  if (auth.currentUser === null) throw new BackendError('permission-denied')
  let response: Response
  try {
    const headers = {
      authorization: `Bearer ${await auth.currentUser.getIdToken()}`,
      'content-type': 'application/json',
    }
    response = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(patience) })
  } catch (error) {
    throw new BackendError('offline', error)
  }
  if (response.status === 401 || response.status === 403) throw new BackendError('permission-denied')
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new BackendError('unknown')
  return (await response.json()) as PublishView
}
