import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite'
import { getGuardedApp } from './app.ts'
import { emulators, hostAndPort } from './config.ts'
import { getClubAuth } from './session.ts'

let database: Firestore | undefined

/** The page's Firestore without listeners (lite), which acts as whoever is signed in. Waits until the persisted session is known. */
export async function getDatabase(): Promise<Firestore> {
  await getClubAuth().authStateReady()
  const app = await getGuardedApp()
  if (database !== undefined) return database
  setLogLevel('silent')
  database = getFirestore(app)
  if (emulators !== null) connectFirestoreEmulator(database, ...hostAndPort(emulators.firestore))
  return database
}
