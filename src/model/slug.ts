import { sortPosts, type Post } from './post.ts'

const WORDS = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PLAIN = /^[a-z0-9_-]+$/i
/** File systems allow names of 255 bytes, and the page's name has an ending. */
const longest = 200
/** Names that a file of a folder has on its own account, or that Windows gives to devices. */
const reserved = /^(index|404|500|con|prn|aux|nul|(com|lpt)\d)$/i

/** Whether the name can be the file of a page. */
export function isReserved(slug: string): boolean {
  return reserved.test(slug)
}

/** Why a stored slug cannot be the last part of an address, in words for a report; undefined where it can. */
export function slugFault(slug: string): string | undefined {
  if (!WORDS.test(slug)) return 'is not lower-case words joined by hyphens'
  if (slug.length > longest) return `is longer than ${longest} characters`
  return isReserved(slug) ? 'is a reserved name' : undefined
}

/** A post that knows the last part of its address. */
export interface PlacedPost extends Post {
  slug: string
}

/**
 * The posts, newest first, each with a slug of its own that is safe in an address and as a file's name on every system, whatever is stored.
 * A usable slug stays as it is; of two posts with the same one, the newer keeps it. Every other post goes by its id, and where that cannot be, by
 * a name made from it. The same posts get the same slugs, in whatever order they come.
 */
export function withOwnSlugs(posts: readonly Post[]): PlacedPost[] {
  const sorted = sortPosts(posts)
  const slugs = new Map<Post, string>()
  const taken = new Set<string>()
  const place = (post: Post, slug: string): boolean => {
    // On some systems, `A.html` and `a.html` are one file.
    const name = slug.toLowerCase()
    if (taken.has(name)) return false
    taken.add(name)
    slugs.set(post, slug)
    return true
  }
  const others = sorted.filter((post) => !isUsable(post.slug) || !place(post, post.slug))
  const rest = others.filter((post) => !isUsableId(post.id) || !place(post, post.id))
  for (const post of rest) for (let turn = 0; !place(post, `post-${hash(post.id, turn)}`);) turn++
  return sorted.map((post) => ({ ...post, slug: slugs.get(post) ?? post.id }))
}

function isUsable(slug: string | undefined): slug is string {
  return slug !== undefined && slugFault(slug) === undefined
}

function isUsableId(id: string): boolean {
  return PLAIN.test(id) && id.length <= longest && !isReserved(id)
}

/** FNV-1a, 32 bits, of a text's code units: short, and the same on every computer. */
function hash(text: string, turn: number): string {
  let value = 0x811c9dc5 ^ turn
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}
