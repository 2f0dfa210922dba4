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

/** By `order` ascending, then by name. */
export function sortMembers(members: readonly Member[]): Member[] {
  return [...members].sort(
    (a, b) =>
      (a.order ?? Infinity) - (b.order ?? Infinity) || a.name.localeCompare(b.name, 'en') || compareText(a.id, b.id),
  )
}

/** The entries shown while the team is empty. Each has one link, which counts as GitHub or LinkedIn by its host. */
export function toDefaultMembers(entries: readonly { name: string; role: string; link: string }[]): Member[] {
  return entries.map(({ name, role, link }, index) => {
    const isGitHub = /(^|\.)github\.com$/.test(new URL(link).hostname)
    const links = isGitHub ? { linkedin: undefined, github: link } : { linkedin: link, github: undefined }
    return { id: `default-${index + 1}`, name, role, order: index, photoUrl: undefined, ...links }
  })
}
