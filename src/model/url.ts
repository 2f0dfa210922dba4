const DRIVE_HOSTS = new Set(['drive.google.com', 'docs.google.com'])
const DRIVE_PATH = /\/d\/([\w-]+)/
const THUMBNAIL_WIDTH = 1000

/** The address in its normal form if it parses as http or https, else undefined (product specification, section 5). */
export function parseWebUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!URL.canParse(value.trim())) return undefined
  const url = new URL(value.trim())
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}

/**
 * The address an image can be loaded from: a link to a shared-drive file becomes its thumbnail of width 1000
 * (product specification, sections 5 and 9); other web addresses pass unchanged; anything else is undefined.
 */
export function parseImageUrl(value: string | undefined): string | undefined {
  const href = parseWebUrl(value)
  if (href === undefined || value === undefined) return undefined
  const url = new URL(href)
  if (!DRIVE_HOSTS.has(url.hostname)) return value.trim()
  const id = DRIVE_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('id')
  return id === null ? value.trim() : `https://drive.google.com/thumbnail?id=${encodeURIComponent(id)}&sz=w${THUMBNAIL_WIDTH}`
}
