import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite'
import { getClubApp } from './app.ts'
import { emulators, hostAndPort } from './config.ts'
import { getClubAuth } from './session.ts'

let database: Firestore | undefined

/** The page's Firestore without listeners (lite), which acts as whoever is signed in. Waits until the persisted session is known. */
export async function getDatabase(): Promise<Firestore> {
  await getClubAuth().authStateReady()
  if (database !== undefined) return database
  setLogLevel('silent')
  database = getFirestore(getClubApp())
  if (emulators !== null) connectFirestoreEmulator(database, ...hostAndPort(emulators.firestore))
  return database
}
