import { compareNewest } from './order.ts'

/** Something for members only (collection `resources`): read after sign-in, never part of the static site. */
export interface Resource {
  id: string
  title: string
  description: string
  url: string | undefined
  category: string
  pinned: boolean
  /** ISO date-time. */
  createdAt: string | undefined
}

export const uncategorised = 'Other'

/** The resources that contain every word of the search in their title, description or category. */
export function searchResources(resources: readonly Resource[], search: string): Resource[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return resources.filter((resource) => {
    const text = `${resource.title} ${resource.description} ${resource.category}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Groups by category (alphabetically, uncategorised last); within a group pinned first, then newest first. */
export function groupResources(resources: readonly Resource[]): { category: string; resources: Resource[] }[] {
  const sorted = [...resources].sort(byPinnedThenNewest)
  const categories = [...new Set(sorted.map((resource) => resource.category))]
  return categories
    .map((category) => ({ category, resources: sorted.filter((resource) => resource.category === category) }))
    .sort((a, b) => last(a.category) - last(b.category) || a.category.localeCompare(b.category, 'en'))
}

function byPinnedThenNewest(a: Resource, b: Resource): number {
  return Number(b.pinned) - Number(a.pinned) || compareNewest(a, b, (resource) => resource.createdAt)
}

function last(category: string): number {
  return category === uncategorised ? 1 : 0
}
