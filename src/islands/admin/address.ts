/** The document id at the end of the page's address, after `prefix`; undefined where the address is shorter. */
export function idInAddress(prefix: string): string | undefined {
  const { pathname } = location
  if (!pathname.startsWith(prefix) || pathname.length === prefix.length) return undefined
  const written = pathname.slice(prefix.length)
  try {
    return decodeURIComponent(written)
  } catch {
    // A stray percent sign: no id that we ever wrote.
    return written
  }
}

/** The address of a document's page. */
export function addressOf(prefix: string, id: string): string {
  return prefix + encodeURIComponent(id)
}
