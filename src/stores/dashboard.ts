import { atom } from 'nanostores'
import { toIsoDate } from '../model/date.ts'
import { managedCollections, summarise, type ManagedDocument, type Overview } from '../model/overview.ts'
import { parseImageUrl } from '../model/url.ts'
import { describeLoadProblem } from './problem.ts'
import { $undo } from './undo.ts'

/** A picture of the site by its address, and the document it belongs to. */
export interface ShownPicture {
  collection: 'team' | 'gallery' | 'posts'
  id: string
  address: string
}

export type Dashboard =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; overview: Overview; pictures: ShownPicture[] }

/** What the organiser should know at a glance, as it is in the database now. */
export const $dashboard = atom<Dashboard>({ status: 'loading' })

/** Reads everything anew. */
export async function loadDashboard(): Promise<void> {
  if ($dashboard.get().status === 'failed') $dashboard.set({ status: 'loading' })
  try {
    const { fetchDocuments } = await import('../firebase/content.ts')
    const [events, team, gallery, posts, resources] = await Promise.all(managedCollections.map(fetchDocuments))
    const documents = {
      events: events ?? [],
      team: team ?? [],
      gallery: gallery ?? [],
      posts: posts ?? [],
      resources: resources ?? [],
    }
    const pictures = [
      ...picturesOf('team', documents.team, 'photoUrl'),
      ...picturesOf('gallery', documents.gallery, 'imageUrl'),
      ...picturesOf('posts', documents.posts, 'cover'),
    ]
    $dashboard.set({ status: 'ready', overview: summarise(documents, toIsoDate(new Date())), pictures })
  } catch (error) {
    $dashboard.set({ status: 'failed', message: describeLoadProblem(error) })
  }
}

$undo.listen((undo) => {
  if (undo?.status === 'restored' && $dashboard.get().status === 'ready') void loadDashboard()
})

function picturesOf(
  collection: ShownPicture['collection'],
  documents: readonly ManagedDocument[],
  field: string,
): ShownPicture[] {
  return documents.flatMap(({ id, data }) => {
    const stored = data[field] ?? data['url']
    const address = parseImageUrl(typeof stored === 'string' ? stored : undefined)
    return address === undefined ? [] : [{ collection, id, address }]
  })
}
