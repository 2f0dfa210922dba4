import { computed } from 'nanostores'
import { postDecoder } from '../model/decode/post.ts'
import { compareNewest } from '../model/order.ts'
import type { Post } from '../model/post.ts'
import { withOwnSlugs } from '../model/slug.ts'
import { createStoredList, type StoredItem } from './stored-list.ts'

const { $list, load, drop } = createStoredList('posts', postDecoder.decode, draftsFirst)

/** All posts, drafts first, each newest first. */
export const $posts = $list

/** The slug of each published post's page, by id, as the next build gives it. */
export const $pageSlugs = computed($list, (list): ReadonlyMap<string, string> => {
  const items = list.status === 'ready' ? list.items.filter(isPublished) : []
  const posts = items.flatMap(({ decoded }) => (decoded.status === 'ok' ? [decoded.value] : []))
  return new Map(withOwnSlugs(posts).map(({ id, slug }) => [id, slug]))
})

/** Reads the posts anew. */
export const loadPosts = load

/** Takes a post off the list that was deleted, and reads the posts anew. */
export async function dropPost(id: string): Promise<void> {
  drop(id)
  await load()
}

/** Whether visitors can read the post. */
export function isPublished({ stored }: StoredItem<Post>): boolean {
  return stored['status'] === 'published'
}

function draftsFirst(items: readonly StoredItem<Post>[]): StoredItem<Post>[] {
  const moment = (item: StoredItem<Post>) =>
    isPublished(item) && item.decoded.status === 'ok' ? item.decoded.value.publishedAt : item.updatedAt
  return [...items].sort((a, b) => Number(isPublished(a)) - Number(isPublished(b)) || compareNewest(a, b, moment))
}
