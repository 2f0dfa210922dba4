import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { addDays, type IsoDate } from '../model/date.ts'

/** The sample pictures' addresses begin with this. Nobody answers there: the seed uploads the files, a build without Firestore reads them. */
export const sampleOrigin = 'https://samples.invalid/'

/** A document of the sample content as Firestore would hold it: `Date` for a timestamp, `YYYY-MM-DD` for an event's day. */
export interface SampleDocument {
  collection: SampleCollection
  id: string
  data: Record<string, unknown>
}

type SampleCollection = (typeof collections)[number]['name']

/** What each file calls `picture` and `daysAgo`, and the fields that these become. */
const collections = [
  { name: 'events' },
  { name: 'team', picture: 'photoUrl' },
  { name: 'gallery', picture: 'imageUrl', moment: 'uploadedAt' },
  { name: 'posts', picture: 'cover', moment: 'publishedAt' },
  { name: 'resources', moment: 'createdAt' },
] as const satisfies readonly { name: string; picture?: string; moment?: string }[]

// Both Astro's build and the local stack run at the root of the project, and a bundle has no place of its own to start from.
const folder = new URL('content/samples/', pathToFileURL(`${process.cwd()}/`))
const images = new URL('images/', folder)

/** Reads content/samples. Its days are counted from `today`, so that the demo never ages. Throws when a file is missing or is no list. */
export async function readSamples(today: IsoDate): Promise<SampleDocument[]> {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const entries = await readList(new URL(`${collection.name}.yaml`, folder))
      return entries.map((entry) => toDocument(collection, entry, today))
    }),
  )
  return lists.flat()
}

/** The file of a sample picture, by its address; undefined for an address that is not one of the samples'. */
export function sampleImagePath(url: string): URL | undefined {
  if (!url.startsWith(sampleOrigin)) return undefined
  const file = new URL(url.slice(sampleOrigin.length), images)
  return file.href.startsWith(images.href) ? file : undefined
}

interface Collection {
  name: SampleCollection
  picture?: string
  moment?: string
}

function toDocument(
  { name, picture, moment }: Collection,
  entry: Record<string, unknown>,
  today: IsoDate,
): SampleDocument {
  const { id, daysFromToday, daysAgo, picture: file, ...data } = entry
  if (typeof id !== 'string') throw new Error(`content/samples/${name}.yaml: an entry has no id.`)
  if (typeof daysFromToday === 'number') data['date'] = addDays(today, daysFromToday)
  if (moment !== undefined && typeof daysAgo === 'number') data[moment] = morningOf(addDays(today, -daysAgo))
  if (picture !== undefined && typeof file === 'string') data[picture] = sampleOrigin + file
  return { collection: name, id, data }
}

function morningOf(date: IsoDate): Date {
  return new Date(`${date}T06:30:00Z`)
}

async function readList(file: URL): Promise<Record<string, unknown>[]> {
  const list: unknown = parse(await readFile(file, 'utf8'))
  if (Array.isArray(list) && list.every(isEntry)) return list
  throw new Error(`${file.pathname} is not a list of entries.`)
}

function isEntry(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
