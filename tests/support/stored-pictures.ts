import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { bucket, projectId, type EmulatorPorts } from '../../src/local/project.ts'
import type { PictureFile } from './pictures.ts'

/** A picture's document as Firestore's REST interface writes its values: numbers are text. */
export interface StoredPicture {
  imageUrl: string
  caption: string
  decorative?: boolean
  width?: string
  height?: string
  storagePath?: string
}

/** The ports of the emulators that the environment names. */
export function emulatorPorts(): EmulatorPorts {
  const portOf = (host: string) => Number(host.split(':')[1])
  return {
    auth: portOf(hostOf('FIREBASE_AUTH_EMULATOR_HOST')),
    firestore: portOf(hostOf('FIRESTORE_EMULATOR_HOST')),
    storage: portOf(hostOf('FIREBASE_STORAGE_EMULATOR_HOST')),
  }
}

/** Every address of the Storage emulator, for a route. */
export function storageRequests(): string {
  return `http://${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/**`
}

/** The id that a picture gets in the gallery: the start of its file's digest, or of its address's. */
export function pictureId(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

/** Where an uploaded picture lies. */
export function picturePath({ buffer }: PictureFile): string {
  return `images/gallery/${pictureId(buffer)}.webp`
}

/** A picture's document; undefined where there is none. */
export async function fetchStoredPicture(id: string): Promise<StoredPicture | undefined> {
  const documents = `http://${hostOf('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId}/databases/(default)/documents`
  const response = await fetch(`${documents}/gallery/${id}`, { headers: { authorization: 'Bearer owner' } })
  if (response.status === 404) return undefined
  const { fields } = (await response.json()) as { fields: Record<string, Record<string, unknown>> }
  const values = Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]])
  return Object.fromEntries(values) as StoredPicture
}

/** The status of a file's address: 200, or 404 where there is no such file. */
export async function fileStatus(path: string): Promise<number> {
  return (await fetchFile(path)).status
}

/** A stored file and what sharp knows of it. */
export async function fetchStoredFile(path: string) {
  const data = Buffer.from(await (await fetchFile(path)).arrayBuffer())
  return { data, info: await sharp(data).metadata() }
}

/** Whether a point of a picture is red or blue. */
export async function colourAt(data: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(data).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}

function fetchFile(path: string): Promise<Response> {
  const storage = hostOf('FIREBASE_STORAGE_EMULATOR_HOST')
  return fetch(`http://${storage}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`)
}

function hostOf(variable: string): string {
  const host = process.env[variable]
  if (host === undefined) throw new Error(`${variable} is not set: the shared stack sets it.`)
  return host
}
