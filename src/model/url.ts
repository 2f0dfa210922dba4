const DRIVE_HOSTS = new Set(['drive.google.com', 'docs.google.com', 'drive.usercontent.google.com'])
/** The part after `/d/` is a file's id, except in `/d/e/…`: a published page, whose address already serves what it names. */
const DRIVE_PATH = /\/d\/(?!e\/)([\w-]+)/
const THUMBNAIL_WIDTH = 1000

/** The address in its normal form if it parses as http or https, else undefined (product specification, section 5). */
export function parseWebUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = tryParse(value)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined
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
  return !id ? value.trim() : `https://drive.google.com/thumbnail?id=${encodeURIComponent(id)}&sz=w${THUMBNAIL_WIDTH}`
}

/** `URL.canParse` and `URL.parse` are missing on phones of 2023 and before. */
function tryParse(value: string): URL | undefined {
  try {
    return new URL(value.trim())
  } catch {
    return undefined
  }
}
