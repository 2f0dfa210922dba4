import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite'
import {
  connectStorageEmulator,
  deleteObject,
  getDownloadURL,
  getStorage,
  ref,
  uploadBytesResumable,
  type FirebaseStorage,
} from 'firebase/storage'
import { getGuardedApp } from './app.ts'
import { emulators, hostAndPort } from './config.ts'
import { getDatabase } from './database.ts'
import { BackendError, toBackendError, type BackendCode } from './errors.ts'
import { getClubAuth, judgeRefusal } from './session.ts'

/** A file in Storage. */
export interface StoredFile {
  /** The download address, which anyone may open. */
  address: string
  /** When the file arrived, by the server's clock: an ISO date-time. */
  storedAt: string
}

export interface SendOptions {
  /** Called with the bytes that have arrived so far, and all there are. */
  onProgress?: (sent: number, total: number) => void
  /** Ends the upload; it then throws the signal's reason. */
  signal?: AbortSignal
}

/** How long the SDK repeats a request without an answer, in milliseconds. Its own ten minutes look like an upload that hangs. */
const PATIENCE = 30_000

let storage: FirebaseStorage | undefined

/**
 * Uploads a picture to a path such as `images/gallery/<name>.webp`; a file of that path is replaced, and its old address ends.
 * Throws a BackendError: `offline`, `quota`, `signed-out`, `permission-denied` (also for a file that is no picture or has 5 MB or more),
 * `not-configured` where the project has no bucket.
 */
export async function sendImageFile(path: string, file: Blob, options: SendOptions = {}): Promise<StoredFile> {
  return bridged(async () => {
    const { onProgress, signal } = options
    signal?.throwIfAborted()
    const metadata = { contentType: file.type, cacheControl: 'public, max-age=31536000, immutable' }
    const task = uploadBytesResumable(ref(await openStorage(), path), file, metadata)
    task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred, totalBytes))
    const cancel = () => void task.cancel()
    signal?.addEventListener('abort', cancel)
    try {
      const snapshot = await task
      return { address: await getDownloadURL(snapshot.ref), storedAt: snapshot.metadata.timeCreated }
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  })
}

/** Deletes a file. One that is gone already counts as deleted. Throws a BackendError. */
export async function deleteImageFile(storagePath: string): Promise<void> {
  await bridged(async () => {
    try {
      await deleteObject(ref(await openStorage(), storagePath))
    } catch (error) {
      if (codeOf(error) !== 'storage/object-not-found') throw error
    }
  })
}

/** Whether a picture of the gallery or a member of the team shows this file. Throws a BackendError. */
export async function isImageFileInUse(storagePath: string): Promise<boolean> {
  return bridged(async () => {
    const database = await getDatabase()
    const [name, field] = storagePath.startsWith('images/team/') ? ['team', 'photoPath'] : ['gallery', 'storagePath']
    const { empty } = await getDocs(query(collection(database, name), where(field, '==', storagePath), limit(1)))
    return !empty
  })
}

async function openStorage(): Promise<FirebaseStorage> {
  // Without the persisted session the first upload would go out as nobody's.
  await getClubAuth().authStateReady()
  const app = await getGuardedApp()
  if (storage !== undefined) return storage
  storage = getStorage(app)
  storage.maxUploadRetryTime = PATIENCE
  storage.maxOperationRetryTime = PATIENCE
  if (emulators !== null) connectStorageEmulator(storage, ...hostAndPort(emulators.storage))
  return storage
}

const codes: Record<string, BackendCode> = {
  'storage/unauthenticated': 'signed-out',
  'storage/unauthorized': 'permission-denied',
  'storage/retry-limit-exceeded': 'offline',
  'storage/quota-exceeded': 'quota',
  'storage/object-not-found': 'not-found',
  'storage/bucket-not-found': 'not-configured',
  'storage/project-not-found': 'not-configured',
  'storage/no-default-bucket': 'not-configured',
}

async function bridged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    const code = codes[codeOf(error)]
    throw judgeRefusal(code === undefined ? toBackendError(error) : new BackendError(code, error))
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
