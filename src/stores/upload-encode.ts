import { explainUnreadable, refuseFile, sniffFormat, SNIFFED_BYTES } from '../model/upload-format.ts'
import { fitPicture, QUALITY, type Size } from '../model/upload-picture.ts'

/** A picture as it will be stored: upright, small, and without a word about place, time or camera. */
export interface PreparedPicture extends Size {
  blob: Blob
}

/** A file that cannot become a picture, however often it is tried. The message is a sentence for the organiser. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/** SHA-256 in hexadecimal. Throws RefusedFile where the file's first bytes or size rule it out, before all of it is read. */
export async function digestFile(file: Blob): Promise<string> {
  const refusal = refuseFile(file.size, await formatOf(file))
  if (refusal !== undefined) throw new RefusedFile(refusal)
  return digestBytes(await file.arrayBuffer())
}

/** SHA-256 of a text in hexadecimal. */
export async function digestText(text: string): Promise<string> {
  return digestBytes(new TextEncoder().encode(text))
}

/**
 * Draws a picture anew, turned upright as its EXIF data says and no larger than it is shown: what a canvas encodes has no EXIF data.
 * WebP where the browser can write it, else JPEG on white. Throws RefusedFile where the browser cannot read the file.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const bitmap = await decode(file)
  try {
    const size = fitPicture(bitmap)
    const webp = await encode(bitmap, size, 'image/webp')
    // A browser that cannot write WebP answers with a PNG.
    const blob = webp.type === 'image/webp' ? webp : await encode(bitmap, size, 'image/jpeg')
    return { ...size, blob }
  } finally {
    bitmap.close()
  }
}

/** The size of a picture that lies elsewhere. Throws RefusedFile where this browser cannot load it. */
export async function measurePicture(address: string): Promise<Size> {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = address
  try {
    await image.decode()
  } catch {
    throw new RefusedFile(
      'No picture could be loaded from this address. Check it, and that anyone with the link may view the file.',
    )
  }
  return { width: image.naturalWidth, height: image.naturalHeight }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new RefusedFile(explainUnreadable(await formatOf(file)))
  }
}

async function encode(bitmap: ImageBitmap, { width, height }: Size, type: 'image/webp' | 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no memory left for pictures. Close other tabs and try again.')
  if (type === 'image/jpeg') {
    // JPEG has no transparency: without this it would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: QUALITY })
}

async function formatOf(file: Blob) {
  return sniffFormat(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()))
}

async function digestBytes(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
