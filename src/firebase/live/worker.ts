import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, setLogLevel } from 'firebase/firestore'
import { decodeVersions, type PublicCollection, type Versions } from '../../model/versions.ts'
import { emulators, hostAndPort, project } from '../config.ts'
import { toPlain } from '../plain.ts'
import type { LiveMessage, WatchRequest } from './messages.ts'

// An unreachable backend is an ordinary day for a phone: the page stays as it is, and the console stays clean.
setLogLevel('silent')

// The SDK notes in IndexedDB that it is in use. When a page is left, Firefox freezes its worker even within a transaction, and sign-in on the next
// page would wait for that lock for ever. Without IndexedDB the SDK notes nothing; this worker keeps nothing there either.
Object.defineProperty(self, 'indexedDB', { value: undefined })

const post = (message: LiveMessage) => self.postMessage(message)
const watched = new Set<PublicCollection>()

self.onmessage = async ({ data, ports: [port] }: MessageEvent<WatchRequest>) => {
  if (project === null) return
  const app = initializeApp(project)
  if (__APP_CHECK_KEY__ !== null && port) (await import('./app-check.ts')).borrowTokens(app, port)
  const database = getFirestore(app)
  if (emulators !== null) connectFirestoreEmulator(database, ...hostAndPort(emulators.firestore))

  // The queries and what decodes their answers are downloaded when a list has changed, which for most visitors it has not.
  const watch = async (collection: PublicCollection) => {
    const { watchEvents, watchGallery, watchTeam } = await import('./queries.ts')
    if (collection === 'events') watchEvents(database, data, (documents) => post({ collection, documents }))
    if (collection === 'team') watchTeam(database, (documents) => post({ collection, documents }))
    if (collection === 'gallery') watchGallery(database, (documents) => post({ collection, documents }))
  }

  // One document read a page view, whatever the amount of content: the lists are read only when a counter says that they changed.
  onSnapshot(
    doc(database, 'meta', 'content'),
    (snapshot) => {
      if (snapshot.metadata.fromCache) return
      const now = snapshot.exists() ? decodeVersions(toPlain(snapshot.data())) : undefined
      for (const collection of data.shows) {
        if (watched.has(collection) || isFresh(collection, data.versions, now)) continue
        watched.add(collection)
        void watch(collection)
      }
    },
    () => undefined,
  )
}

function isFresh(collection: PublicCollection, page: Versions | null, now: Versions | undefined): boolean {
  return page !== null && now !== undefined && page[collection] === now[collection]
}
