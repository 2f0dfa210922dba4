import { getCollection, getEntry } from 'astro:content'
import { splitEvents, type ClubEvent } from '../model/event.ts'
import { sortGallery, type GalleryImage } from '../model/gallery-image.ts'
import { sortMembers, type Member } from '../model/member.ts'
import type { Picture } from '../model/picture.ts'
import { withOwnSlugs, type PlacedPost } from '../model/slug.ts'
import type { IsoDate } from '../model/date.ts'
import type { Versions } from '../model/versions.ts'
import { toPicture } from './pictures.ts'

export interface SnapshotMeta {
  date: IsoDate
  versions: Versions | null
  /** Whether it came from a Firestore, which can be watched for changes. */
  watched: boolean
  /** The moment, as an ISO date-time. */
  takenAt: string
}

/** An entity with the picture that the build made of its address; undefined where it has none. */
export interface Illustrated<T> {
  entity: T
  picture: Picture | undefined
}

/** When this build's snapshot was taken. Throws if loading was skipped: a page must never be built from an earlier run's content. */
export async function getSnapshotMeta(): Promise<SnapshotMeta> {
  const entry = await getEntry('meta', 'content')
  if (entry === undefined || Date.parse(entry.data.takenAt) < performance.timeOrigin) {
    throw new Error('The snapshot was not taken in this run: see the content errors above')
  }
  return entry.data
}

/** All events, upcoming ascending, past descending. */
export async function getEvents(): Promise<{ upcoming: ClubEvent[]; past: ClubEvent[] }> {
  const { date } = await getSnapshotMeta()
  const entries = await getCollection('events')
  return splitEvents(
    entries.map(({ data }) => data.entity),
    date,
  )
}

/** The team in its order. */
export async function getTeam(): Promise<Illustrated<Member>[]> {
  const entries = await getCollection('team')
  const images = new Map(entries.map(({ data }) => [data.entity.id, data.image]))
  return Promise.all(
    sortMembers(entries.map(({ data }) => data.entity)).map(async (entity) => ({
      entity,
      picture:
        (entity.photoUrl && (await toPicture(images.get(entity.id), entity.photoUrl, [96, 192, 288]))) || undefined,
    })),
  )
}

/** The gallery, newest first. */
export async function getGallery(): Promise<Illustrated<GalleryImage>[]> {
  const entries = await getCollection('gallery')
  const images = new Map(entries.map(({ data }) => [data.entity.id, data.image]))
  return Promise.all(
    sortGallery(entries.map(({ data }) => data.entity)).map(async (entity) => ({
      entity,
      picture: await toPicture(images.get(entity.id), entity.imageUrl, [320, 480, 720, 1000], entity),
    })),
  )
}

/** Published posts, newest first, each with a slug of its own. */
export async function getPosts(): Promise<Illustrated<PlacedPost>[]> {
  const entries = await getCollection('posts')
  const images = new Map(entries.map(({ data }) => [data.entity.id, data.image]))
  return Promise.all(
    withOwnSlugs(entries.map(({ data }) => data.entity)).map(async (entity) => ({
      entity,
      picture:
        entity.cover === undefined ? undefined : await toPicture(images.get(entity.id), entity.cover, [360, 720, 1200]),
    })),
  )
}
