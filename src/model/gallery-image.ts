import { z } from 'zod/mini'
import { defineDecoder, optionalMoment, optionalPixels, optionalText } from './decode.ts'
import { parseImageUrl } from './url.ts'

/** A picture of the gallery (collection `gallery`, product specification, section 3). */
export interface GalleryImage {
  id: string
  imageUrl: string
  /** Empty where the picture is decorative or nobody has described it yet. */
  caption: string
  /** ISO date-time, or undefined where an older application did not write it. */
  uploadedAt: string | undefined
  /** The picture's size in pixels, where the upload recorded it. */
  width: number | undefined
  height: number | undefined
}

const address = z.pipe(
  z.object({ imageUrl: optionalText, url: optionalText }),
  z.transform(({ imageUrl, url }, context) => {
    const value = imageUrl ?? url
    const parsed = parseImageUrl(value)
    if (parsed !== undefined) return parsed
    const message = value === undefined ? 'is missing' : 'is not an http or https address'
    context.issues.push({ code: 'custom', message, input: value, path: ['imageUrl'] })
    return z.NEVER
  }),
)

const schema = z.intersection(
  z.object({ caption: optionalText, uploadedAt: optionalMoment, width: optionalPixels, height: optionalPixels }),
  z.pipe(address, z.transform((src) => ({ src }))),
)

export const galleryImageDecoder = defineDecoder('gallery', schema, (id, document): GalleryImage => ({
  id,
  imageUrl: document.src,
  caption: document.caption ?? '',
  uploadedAt: document.uploadedAt,
  width: document.width ?? undefined,
  height: document.height ?? undefined,
}))

/** Newest first; pictures without a date come last. */
export function sortGallery(images: readonly GalleryImage[]): GalleryImage[] {
  return [...images].sort((a, b) => {
    const [newer, older] = [b.uploadedAt ?? '', a.uploadedAt ?? '']
    return newer < older ? -1 : newer > older ? 1 : a.id < b.id ? -1 : 1
  })
}
