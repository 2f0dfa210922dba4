import type { IsoDate } from './date.ts'
import type { ClubEvent } from './event.ts'
import type { GalleryImage } from './gallery-image.ts'
import type { Member } from './member.ts'
import type { Picture } from './picture.ts'
import type { PublicCollection, Versions } from './versions.ts'

/** The lists that a page shows and keeps live, as its HTML shows them: `/snapshot/<name>.json` of the same build. */
export interface PageContent {
  /** The UTC date that events are classified by. */
  today: IsoDate
  events: ClubEvent[]
  team: Member[]
  gallery: GalleryImage[]
  /** The pictures of the build by document id. */
  pictures: Record<string, Picture>
}

/** What a page says of itself in `<meta name="club:page">`, for the script that keeps it live. */
export interface PageStamp {
  /** The name of its content: `/snapshot/<name>.json`. */
  name: string
  /** A digest of that file, which tells a page from another build's content. */
  digest: string
  /** Whether there is a Firestore to watch: not in a build from content/samples. */
  watched: boolean
  /** The counters that the page is as new as; null in a database that has none. */
  versions: Versions | null
  /** The collections that the page keeps live. */
  shows: PublicCollection[]
  /** The first and last date of the events that the page shows; null where there is no bound. `from` of the home page moves with the day. */
  from: IsoDate | null
  to: IsoDate | null
  /** The first day on which an event of the page changes sides; null while none will. */
  turn: IsoDate | null
}

/** A page's content before anything is known. */
export const emptyContent: PageContent = { today: '', events: [], team: [], gallery: [], pictures: {} }
