/**
 * The longest text, in characters, that a form and the security rules accept for each field, and the longest side of a picture in pixels. The
 * rules repeat these numbers; a test compares them.
 */
export const limits = {
  address: 2000,
  event: { title: 120, location: 200, description: 5000 },
  member: { name: 100, role: 100 },
  image: { caption: 300, pixels: 100_000 },
  post: { title: 160, slug: 80, summary: 300, body: 50_000 },
  resource: { title: 160, description: 1000, category: 60 },
} as const
