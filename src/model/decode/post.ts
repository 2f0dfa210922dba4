import type { Post } from '../post.ts'
import { slugFault } from '../slug.ts'
import { defineDecoder, documentOf, optionalMoment, optionalText, picture, requiredText } from './document.ts'

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
  slug: address(document.slug, hide),
  summary: document.summary ?? '',
  body: document.body ?? '',
  cover: picture(document.cover, 'cover', hide),
  publishedAt: document.publishedAt,
}))

/** A slug such as `../events` would put the page in another's place. */
function address(slug: string | undefined, hide: (field: string, reason: string) => void): string | undefined {
  const fault = slug === undefined ? undefined : slugFault(slug)
  if (fault === undefined) return slug
  hide('slug', fault)
  return undefined
}
