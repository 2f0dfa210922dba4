import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getFirestore, setLogLevel, writeBatch } from 'firebase/firestore/lite'
import type { DocumentData, Firestore } from 'firebase/firestore/lite'
import { connectStorageEmulator, getStorage } from 'firebase/storage'
import type { FirebaseStorage } from 'firebase/storage'
import { enrolPeople, project, tokenOf } from './rules-people.ts'
import type { Person } from './rules-people.ts'

setLogLevel('silent')

export interface RulesDatabase {
  /** The database as a person sees it; `owner` passes by the rules. */
  as: (person: Person | 'owner') => Firestore
  /** Empties the database and stores these documents, by path. */
  reset: (documents: Record<string, DocumentData>) => Promise<void>
}

/**
 * A database of the Firestore emulator under the project's rules. Every test file opens one under a name of its own, so that files run side
 * by side and leave the seeded `(default)` database alone. Composite indexes exist in `(default)` only.
 */
export async function openDatabase(name: string): Promise<RulesDatabase> {
  const host = hostOf('FIRESTORE_EMULATOR_HOST')
  await enrolPeople(hostOf('FIREBASE_AUTH_EMULATOR_HOST'))
  const as = remember((person: Person | 'owner') => {
    const firestore = getFirestore(newApp(`${name} ${person}`), name)
    connectFirestoreEmulator(firestore, ...split(host), mockToken(person))
    return firestore
  })
  const reset = async (documents: Record<string, DocumentData>) => {
    const all = `http://${host}/emulator/v1/projects/${project}/databases/${name}/documents`
    const response = await fetch(all, { method: 'DELETE' })
    if (!response.ok) throw new Error(`The Firestore emulator did not empty ${name}: ${await response.text()}`)
    const batch = writeBatch(as('owner'))
    for (const [path, data] of Object.entries(documents)) batch.set(doc(as('owner'), path), data)
    await batch.commit()
  }
  return { as, reset }
}

/** The Storage emulator's bucket as a person sees it, under the project's rules; `owner` passes by the rules. */
export async function openBucket(): Promise<(person: Person | 'owner') => FirebaseStorage> {
  const host = hostOf('FIREBASE_STORAGE_EMULATOR_HOST')
  await enrolPeople(hostOf('FIREBASE_AUTH_EMULATOR_HOST'))
  return remember((person: Person | 'owner') => {
    const storage = getStorage(newApp(`bucket ${person}`))
    connectStorageEmulator(storage, ...split(host), mockToken(person))
    return storage
  })
}

/** Whether the rules let an operation through. Any other failure is thrown: a request that never reached the rules proves nothing. */
export async function outcomeOf(operation: Promise<unknown>): Promise<'allow' | 'deny'> {
  try {
    await operation
    return 'allow'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'permission-denied' || code === 'storage/unauthorized') return 'deny'
    throw error
  }
}

function newApp(name: string) {
  return initializeApp({ projectId: project, apiKey: 'emulator', storageBucket: `${project}.appspot.com` }, name)
}

function mockToken(person: Person | 'owner'): { mockUserToken?: string } {
  const mockUserToken = person === 'owner' ? person : tokenOf(person)
  return mockUserToken === undefined ? {} : { mockUserToken }
}

function hostOf(variable: string): string {
  const host = process.env[variable]
  if (host === undefined) throw new Error(`${variable} is not set: the rules tests need the running emulators.`)
  return host
}

function split(host: string): [name: string, port: number] {
  const { hostname, port } = new URL(`http://${host}`)
  return [hostname, Number(port)]
}

function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
