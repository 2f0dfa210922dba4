import type { IsoDate } from '../../model/date.ts'
import type { ClubEvent } from '../../model/event.ts'
import type { GalleryImage } from '../../model/gallery-image.ts'
import type { Member } from '../../model/member.ts'
import type { PublicCollection, Versions } from '../../model/versions.ts'

/** What a page tells the worker: what it shows, and how old that is. */
export interface WatchRequest {
  versions: Versions | null
  shows: PublicCollection[]
  from: IsoDate | null
  to: IsoDate | null
}

/** What the worker tells the page: a collection as it is now. It is silent while the page is as new as the database. */
export type LiveMessage =
  | { collection: 'events'; documents: ClubEvent[] }
  | { collection: 'team'; documents: Member[] }
  | { collection: 'gallery'; documents: GalleryImage[] }
