import { z } from 'zod/mini'
import type { Member } from '../member.ts'
import { defineDecoder, documentOf, link, optionalText, picture, requiredText } from './document.ts'

const schema = documentOf({
  name: requiredText,
  role: optionalText,
  order: z.nullish(z.number({ error: 'is not a number' })),
  photoUrl: optionalText,
  linkedin: optionalText,
  github: optionalText,
})

export const memberDecoder = defineDecoder('team', schema, (id, document, hide): Member => ({
  id,
  name: document.name,
  role: document.role ?? '',
  order: document.order ?? undefined,
  photoUrl: picture(document.photoUrl, 'photoUrl', hide),
  linkedin: link(document.linkedin, 'linkedin', hide),
  github: link(document.github, 'github', hide),
}))
