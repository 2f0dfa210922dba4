import { getCollection } from 'astro:content'
import { digestAll, type ShownDocuments } from '../model/shown-documents.ts'
import { getSnapshotMeta } from './queries.ts'

/** What this build shows, by document. It holds nothing that the public could not read: ids and digests. */
export async function getShownDocuments(): Promise<ShownDocuments> {
  const { takenAt: builtAt } = await getSnapshotMeta()
  const digests = async (name: 'events' | 'team' | 'gallery' | 'posts') =>
    digestAll(
      name,
      (await getCollection(name)).map(({ data }) => data.entity),
    )
  const [events, team, gallery, posts] = await Promise.all([
    digests('events'),
    digests('team'),
    digests('gallery'),
    digests('posts'),
  ])
  return { builtAt, documents: { events, team, gallery, posts } }
}
