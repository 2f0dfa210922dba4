import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { toIsoDate } from '../model/date.ts'
import { publicCollections } from '../model/versions.ts'
import { readSamples, sampleImagePath, sampleOrigin } from '../snapshot/samples.ts'
import { demoAccounts } from './demo-accounts.ts'
import { emulatorClient, type EmulatorClient } from './emulator-client.ts'
import { contentWrites, documentName } from './firestore-writes.ts'
import type { EmulatorPorts } from './project.ts'
import { samplePictures, withUploads } from './sample-plan.ts'

const collections = [...publicCollections, 'resources'] as const
const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/** Fills the emulators with the sample content if no collection holds anything. Tells whether it did. The demo accounts exist afterwards. */
export async function seedIfEmpty(ports: EmulatorPorts, now = new Date()): Promise<boolean> {
  const client = emulatorClient(ports)
  await ensureAccounts(client)
  const firsts = await Promise.all(collections.map((collection) => client.listDocuments(collection, 1)))
  if (firsts.some((ids) => ids.length > 0) || (await client.hasDocument('meta/content'))) return false
  await writeSamples(client, now)
  return true
}

/** Replaces whatever the emulators hold by the sample content. Returns how many documents that is. */
export async function restoreSamples(ports: EmulatorPorts, now = new Date()): Promise<number> {
  const client = emulatorClient(ports)
  await ensureAccounts(client)
  for (const collection of collections) {
    const ids = await client.listDocuments(collection)
    await client.commit(ids.map((id) => ({ delete: documentName(`${collection}/${id}`) })))
  }
  for (const path of await client.listFiles()) await client.deleteFile(path)
  return writeSamples(client, now)
}

async function writeSamples(client: EmulatorClient, now: Date): Promise<number> {
  const documents = await readSamples(toIsoDate(now))
  const uploaded = new Map<string, string>()
  for (const { address, path } of samplePictures(documents, sampleOrigin)) {
    const file = sampleImagePath(address)
    if (file === undefined) throw new Error(`No sample picture lies at ${address}.`)
    const type = types[extname(path)] ?? 'application/octet-stream'
    uploaded.set(address, await client.upload(path, Uint8Array.from(await readFile(file)), type))
  }
  await client.commit(contentWrites(withUploads(documents, sampleOrigin, uploaded)))
  return documents.length
}

async function ensureAccounts(client: EmulatorClient): Promise<void> {
  for (const account of Object.values(demoAccounts())) await client.ensureAccount(account)
}
