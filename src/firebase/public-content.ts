import { deleteApp, initializeApp, initializeServerApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore/lite'
import { publicCollections, type PublicCollection } from '../model/versions.ts'
import type { Environment } from './environment.ts'
import { toPlain, type StoredDocument } from './plain.ts'

/** What anyone may read, without credentials: all that a build can see. */
export interface PublicContent {
  /** The fields of `meta/content`; undefined where the document does not exist. */
  fetchVersions(): Promise<unknown>
  fetchDocuments(name: PublicCollection): Promise<StoredDocument[]>
  close(): Promise<void>
}

/**
 * Opens the public content of the environment's Firestore. Each fetch throws when Firestore cannot be reached or refuses.
 *
 * @param appCheckToken what a project that insists on App Check wants to see
 */
export function openPublicContent({ project, emulators }: Environment, appCheckToken?: string): PublicContent {
  if (project === undefined) throw new Error('No Firebase project is configured')
  setLogLevel('silent')
  const app =
    appCheckToken === undefined ? initializeApp(project, 'snapshot') : initializeServerApp(project, { appCheckToken })
  const db = getFirestore(app)
  if (emulators !== undefined) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`)
    connectFirestoreEmulator(db, hostname, Number(port))
  }
  return {
    async fetchVersions() {
      const snapshot = await getDoc(doc(db, 'meta', 'content'))
      return snapshot.exists() ? toPlain(snapshot.data()) : undefined
    },
    async fetchDocuments(name) {
      if (!publicCollections.includes(name)) throw new Error(`${name} is not public`)
      const all = collection(db, name)
      // The rules let the public list published posts only, and only by a query that asks for no more.
      const visible = name === 'posts' ? query(all, where('status', '==', 'published')) : all
      const { docs } = await getDocs(visible)
      return docs.map((document) => ({ id: document.id, data: toPlain(document.data()) }))
    },
    close: () => deleteApp(app),
  }
}
