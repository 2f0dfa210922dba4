import { randomUUID } from 'node:crypto'
import { emulatorClient } from '../../src/local/emulator-client.ts'
import { documentName, toRestValue, type PlannedDocument, type RestWrite } from '../../src/local/firestore-writes.ts'
import { projectId, type EmulatorPorts } from '../../src/local/project.ts'
import { publicCollections, type PublicCollection } from '../../src/model/versions.ts'
import type { StoredDocument } from './factories.ts'

type Collection = PublicCollection | 'resources'

/** The content of a project as its owner changes it, past the rules and with the counters moved as every write of the site moves them. */
export interface Content {
  /** Stores a document, under an id of its own unless one is named, and returns the id. */
  add(collection: Collection, data: StoredDocument, id?: string): Promise<string>
  /** Replaces a document. */
  replace(collection: Collection, id: string, data: StoredDocument): Promise<void>
  remove(collection: Collection, id: string): Promise<void>
  has(collection: Collection, id: string): Promise<boolean>
  /** Removes everything that was added and is still there. */
  restore(): Promise<void>
}

/** Opens the content of a project in the emulators on these ports. */
export function openContent(ports: EmulatorPorts, project = projectId): Content {
  const client = emulatorClient(ports, project)
  const added: { collection: Collection; id: string }[] = []
  const has = (collection: Collection, id: string) => client.hasDocument(`${collection}/${id}`)
  const write = (collection: Collection, change: RestWrite) =>
    client.commit([change, ...(isPublic(collection) ? [oneUp(collection, project)] : [])])
  const replace = (collection: Collection, id: string, data: StoredDocument) =>
    write(collection, {
      update: { name: documentName(`${collection}/${id}`, project), fields: fieldsOf(data) },
      updateTransforms: [],
    })
  const remove = (collection: Collection, id: string) =>
    write(collection, { delete: documentName(`${collection}/${id}`, project) })
  return {
    has,
    replace,
    remove,
    async add(collection, data, id = `test-${randomUUID()}`) {
      added.push({ collection, id })
      await replace(collection, id, data)
      return id
    },
    async restore() {
      for (const { collection, id } of added.splice(0)) if (await has(collection, id)) await remove(collection, id)
    },
  }
}

/** Stores documents as they are, and moves no counter: as a database holds them that another application filled. */
export async function fill(
  ports: EmulatorPorts,
  project: string,
  documents: readonly PlannedDocument[],
): Promise<void> {
  const writes = documents.map(({ collection, id, data }) => ({
    update: { name: documentName(`${collection}/${id}`, project), fields: fieldsOf(data) },
    updateTransforms: [],
  }))
  await emulatorClient(ports, project).commit(writes)
}

function oneUp(collection: PublicCollection, project: string): RestWrite {
  const fieldTransforms = [{ fieldPath: collection, increment: { integerValue: '1' } }]
  return { transform: { document: documentName('meta/content', project), fieldTransforms } }
}

function isPublic(collection: Collection): collection is PublicCollection {
  return publicCollections.some((name) => name === collection)
}

/** A field that is undefined is one that the document does not have. */
function fieldsOf(data: StoredDocument) {
  const present = Object.entries(data).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([field, value]) => [field, toRestValue(value)]))
}
