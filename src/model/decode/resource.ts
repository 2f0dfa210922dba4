import { z } from 'zod/mini'
import { uncategorised, type Resource } from '../resource.ts'
import { defineDecoder, documentOf, link, optionalMoment, optionalText, requiredText } from './document.ts'

const schema = documentOf({
  title: requiredText,
  description: optionalText,
  url: optionalText,
  category: optionalText,
  pinned: z.nullish(z.boolean({ error: 'is not true or false' })),
  createdAt: optionalMoment,
})

export const resourceDecoder = defineDecoder('resources', schema, (id, document, hide): Resource => ({
  id,
  title: document.title,
  description: document.description ?? '',
  url: link(document.url, 'url', hide),
  category: document.category ?? uncategorised,
  pinned: document.pinned ?? false,
  createdAt: document.createdAt,
}))
