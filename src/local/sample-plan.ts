import type { PlannedDocument } from './firestore-writes.ts'

/** The collections that remember where in Storage their picture lies, so that deleting the document can delete it too. */
const pictures = [
  { collection: 'gallery', field: 'imageUrl', pathField: 'storagePath' },
  { collection: 'team', field: 'photoUrl', pathField: 'photoPath' },
] as const

/** The sample pictures that the documents name, as path in Storage and sample address. Each is listed once. */
export function samplePictures(
  documents: readonly PlannedDocument[],
  origin: string,
): { path: string; address: string }[] {
  const addresses = documents.flatMap(({ data }) => Object.values(data)).filter((value) => isSample(value, origin))
  return [...new Set(addresses)].map((address) => ({ address, path: storagePath(address, origin) }))
}

/** The documents with sample addresses replaced by the addresses that the pictures were uploaded to. */
export function withUploads(
  documents: readonly PlannedDocument[],
  origin: string,
  uploaded: ReadonlyMap<string, string>,
): PlannedDocument[] {
  return documents.map((document) => {
    const data = { ...document.data }
    for (const [field, value] of Object.entries(document.data)) {
      if (!isSample(value, origin)) continue
      const address = uploaded.get(value)
      if (address === undefined) throw new Error(`${document.collection}/${document.id}: ${value} was not uploaded.`)
      data[field] = address
      const picture = pictures.find((entry) => entry.collection === document.collection && entry.field === field)
      if (picture !== undefined) data[picture.pathField] = storagePath(value, origin)
    }
    return { ...document, data }
  })
}

/** Where an upload of the organiser would lie: the rules know no other place (src/firebase/storage.rules). */
function storagePath(address: string, origin: string): string {
  return `images/${address.slice(origin.length)}`
}

function isSample(value: unknown, origin: string): value is string {
  return typeof value === 'string' && value.startsWith(origin)
}
