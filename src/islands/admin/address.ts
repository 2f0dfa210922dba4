import type { ManagedCollection } from '../../model/overview.ts'

/** The document id at the end of the page's address, after `prefix`; undefined where the address is shorter. */
export function idInAddress(prefix: string): string | undefined {
  const { pathname } = location
  if (!pathname.startsWith(prefix) || pathname.length === prefix.length) return undefined
  const written = pathname.slice(prefix.length)
  try {
    return decodeURIComponent(written)
  } catch {
    // A stray percent sign: no id that we ever wrote.
    return written
  }
}

/** The address of a document's page. */
export function addressOf(prefix: string, id: string): string {
  return prefix + encodeURIComponent(id)
}

const screens: Record<ManagedCollection, { list: string; add: string; edit: string; noun: string; plural: string }> = {
  events: { list: '/events', add: '/events/new', edit: '/events/edit/', noun: 'event', plural: 'Events' },
  team: { list: '/admin/team', add: '/admin/team/new', edit: '/admin/team/', noun: 'member', plural: 'Team' },
  gallery: {
    list: '/admin/gallery',
    add: '/admin/gallery',
    edit: '/admin/gallery#image-',
    noun: 'picture',
    plural: 'Gallery',
  },
  posts: { list: '/admin/posts', add: '/admin/posts/new', edit: '/admin/posts/', noun: 'post', plural: 'Posts' },
  resources: {
    list: '/resources',
    add: '/resources/new',
    edit: '/resources/edit/',
    noun: 'resource',
    plural: 'Resources',
  },
}

/** The screens of a collection, and what it and its documents are called. */
export function screensOf(collection: ManagedCollection) {
  return screens[collection]
}

/** The address where a document is edited. */
export function editAddress({ collection, id }: { collection: ManagedCollection; id: string }): string {
  return addressOf(screens[collection].edit, id)
}
