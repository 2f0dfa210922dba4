/** What a file is, by its first bytes: names and types are often wrong. */
export type FileFormat =
  'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp' | 'tiff' | 'svg' | 'pdf' | 'video' | 'unknown'

/** How many bytes `sniffFormat` wants to see. */
export const SNIFFED_BYTES = 512

/** The largest file that is looked at, in bytes: a phone cannot hold more than one of these in memory. */
export const LARGEST_FILE = 50 * 1024 * 1024

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** Recognises a file by its first bytes. */
export function sniffFormat(head: Uint8Array): FileFormat {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('ftyp', 4)) return sniffContainer(text)
  if (text.startsWith('BM')) return 'bmp'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  if (text.startsWith('%PDF')) return 'pdf'
  if (text.startsWith('\x1aE\xdf\xa3')) return 'video'
  return /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && /<svg|<!DOCTYPE svg/i.test(text)
    ? 'svg'
    : 'unknown'
}

/** Why a file is refused before anyone tries to open it, as a sentence for the organiser; undefined where it is worth a try. */
export function refuseFile(size: number, format: FileFormat): string | undefined {
  if (size === 0) return 'This file is empty. If it lies in a cloud folder, download it first.'
  if (size > LARGEST_FILE)
    return `This file is larger than ${LARGEST_FILE / 1024 / 1024} MB. Export it smaller and add it again.`
  if (format === 'svg') return 'This is a drawing in SVG, which can carry scripts. Export it as PNG and add that.'
  if (format === 'pdf') return 'This is a PDF, not a picture. Export its page as a picture and add that.'
  if (format === 'video') return 'This is a video, not a picture.'
  return undefined
}

/** Why this browser could not open a file, as a sentence for the organiser. */
export function explainUnreadable(format: FileFormat): string {
  if (format === 'heic') {
    return (
      'This is a HEIC photo, which this browser cannot open. Add it from the phone that took it (Safari can), or export it as JPEG. ' +
      'On an iPhone: Settings, Camera, Formats, Most Compatible.'
    )
  }
  if (format === 'tiff') return 'This is a TIFF, which this browser cannot open. Export it as JPEG or PNG.'
  if (format === 'unknown') return 'This is not a picture that a browser can open. JPEG, PNG, WebP, AVIF and GIF are.'
  return `This ${format.toUpperCase()} file is damaged: the browser cannot open it. Save or export it anew.`
}

/** MP4 and its relatives say at the start which one they are: pictures, videos, and photos of iPhones share the container. */
function sniffContainer(text: string): FileFormat {
  // The length of the first box, in its first four bytes, of which the last is enough for a list of brands.
  const brands: readonly string[] = text.slice(8, Math.max(16, text.charCodeAt(3))).match(/.{4}/gs) ?? []
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : 'video'
}
