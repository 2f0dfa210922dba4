import { z } from 'zod/mini'
import { defineDecoder, documentOf, optionalMoment, optionalPixels, optionalText } from './decode.ts'
import { compareNewest } from './order.ts'
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
  documentOf({ imageUrl: optionalText, url: optionalText }),
  z.transform(({ imageUrl, url }, context) => {
    const value = imageUrl ?? url
    const parsed = parseImageUrl(value)
    if (parsed !== undefined) return parsed
    const message = value === undefined ? 'is missing' : 'is not an http or https address'
    context.issues.push({
      code: 'custom',
      message,
      input: value,
      path: [imageUrl === undefined && url !== undefined ? 'url' : 'imageUrl'],
    })
    return z.NEVER
  }),
)

const schema = z.intersection(
  documentOf({ caption: optionalText, uploadedAt: optionalMoment, width: optionalPixels, height: optionalPixels }),
  z.pipe(
    address,
    z.transform((src) => ({ src })),
  ),
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
  return [...images].sort((a, b) => compareNewest(a, b, (image) => image.uploadedAt))
}
