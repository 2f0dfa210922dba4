import { compareNewest } from './order.ts'

/** Something the club has published (collection `posts`). Drafts have the status `draft` and never reach a static page. */
export interface Post {
  id: string
  title: string
  /** The last part of its address as stored, where that is usable. What it is in the end depends on the other posts (src/model/slug.ts). */
  slug: string | undefined
  summary: string
  /** Markdown. */
  body: string
  cover: string | undefined
  /** ISO date-time. */
  publishedAt: string | undefined
}

/** Newest first; posts without a date come last. */
export function sortPosts(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => compareNewest(a, b, (post) => post.publishedAt))
}
