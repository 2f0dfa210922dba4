import { address } from './input/fields.ts'
import { parseImageUrl, parseWebUrl } from './url.ts'

/** The longer side of a stored picture, in pixels: sharp on a large screen, and small enough for campus Wi-Fi. */
export const LONG_SIDE = 1600

/** Quality of the stored picture, as canvases count it. */
export const QUALITY = 0.82

/** Characters of the digest in a file's name and a document's id: 128 bits, which no two pictures share by chance. */
const NAME_LENGTH = 32

export interface Size {
  width: number
  height: number
}

/** The size in which a picture is stored: no side longer than `LONG_SIDE`, never enlarged, never below one pixel. */
export function fitPicture({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The name of a picture by the SHA-256 of its original file, in hexadecimal: the same file always gets the same name. */
export function pictureName(digest: string): string {
  return digest.slice(0, NAME_LENGTH)
}

/** Where a picture of the gallery is stored (storage.rules). */
export function galleryPath(digest: string, type: string): string {
  return `images/gallery/${pictureName(digest)}.${type === 'image/webp' ? 'webp' : 'jpg'}`
}

/** Whether a stored path belongs to the picture of this digest, in whatever format the browser of the time could write. */
export function isPathOf(storagePath: string | undefined, digest: string): boolean {
  return storagePath?.startsWith(`images/gallery/${pictureName(digest)}.`) === true
}

/** The address to store for a picture that lies elsewhere, shared-drive links as thumbnails; undefined where the rules would refuse it. */
export function pictureAddress(typed: string): string | undefined {
  const href = parseImageUrl(parseWebUrl(typed))
  return address.safeParse(href).success ? href : undefined
}
