import { z } from 'zod/mini'
import { defineDecoder, optionalMoment, optionalText, picture, requiredText } from './decode.ts'

/** Something the club has published (collection `posts`). Drafts have the status `draft` and never reach a static page. */
export interface Post {
  id: string
  title: string
  /** The last part of its address. */
  slug: string
  summary: string
  /** Markdown. */
  body: string
  cover: string | undefined
  /** ISO date-time. */
  publishedAt: string | undefined
}

const schema = z.object({
  title: requiredText,
  slug: optionalText,
  summary: optionalText,
  body: optionalText,
  cover: optionalText,
  publishedAt: optionalMoment,
})

export const postDecoder = defineDecoder('posts', schema, (id, document, hide): Post => ({
  id,
  title: document.title,
  slug: document.slug ?? id,
  summary: document.summary ?? '',
  body: document.body ?? '',
  cover: picture(document.cover, 'cover', hide),
  publishedAt: document.publishedAt,
}))

/** Newest first. */
export function sortPosts(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => ((b.publishedAt ?? '') < (a.publishedAt ?? '') ? -1 : 1))
}
