import { z } from 'zod/mini'
import { defineDecoder, documentOf, link, optionalText, picture, requiredText } from './decode.ts'
import { compareText } from './order.ts'

/** Someone on the team (collection `team`, product specification, section 3). */
export interface Member {
  id: string
  name: string
  role: string
  /** The sort key; members without one come last. */
  order: number | undefined
  photoUrl: string | undefined
  linkedin: string | undefined
  github: string | undefined
}

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

/** By `order` ascending, then by name. */
export function sortMembers(members: readonly Member[]): Member[] {
  return [...members].sort(
    (a, b) =>
      (a.order ?? Infinity) - (b.order ?? Infinity) || a.name.localeCompare(b.name, 'en') || compareText(a.id, b.id),
  )
}
