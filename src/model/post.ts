import { defineDecoder, documentOf, optionalMoment, optionalText, picture, requiredText } from './decode.ts'
import { compareNewest } from './order.ts'

/** Something the club has published (collection `posts`). Drafts have the status `draft` and never reach a static page. */
export interface Post {
  id: string
  title: string
  /** The last part of its address; the id where no usable one is stored. */
  slug: string
  summary: string
  /** Markdown. */
  body: string
  cover: string | undefined
  /** ISO date-time. */
  publishedAt: string | undefined
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const schema = documentOf({
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
  slug: address(document.slug, hide) ?? id,
  summary: document.summary ?? '',
  body: document.body ?? '',
  cover: picture(document.cover, 'cover', hide),
  publishedAt: document.publishedAt,
}))

/** Newest first; posts without a date come last. */
export function sortPosts(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => compareNewest(a, b, (post) => post.publishedAt))
}

/** A slug such as `../events` would put the page in another's place. */
function address(slug: string | undefined, hide: (field: string, reason: string) => void): string | undefined {
  if (slug === undefined || SLUG.test(slug)) return slug
  hide('slug', 'is not lower-case words joined by hyphens')
  return undefined
}
