import { z } from 'zod/mini'
import type { GalleryImage } from '../gallery-image.ts'
import { parseImageUrl } from '../url.ts'
import { defineDecoder, documentOf, optionalMoment, optionalPixels, optionalText } from './document.ts'

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
  documentOf({
    caption: optionalText,
    decorative: z.optional(z.unknown()),
    uploadedAt: optionalMoment,
    width: optionalPixels,
    height: optionalPixels,
  }),
  z.pipe(
    address,
    z.transform((src) => ({ src })),
  ),
)

export const galleryImageDecoder = defineDecoder('gallery', schema, (id, document): GalleryImage => ({
  id,
  imageUrl: document.src,
  caption: document.caption ?? '',
  decorative: document.decorative === true,
  uploadedAt: document.uploadedAt,
  width: document.width ?? undefined,
  height: document.height ?? undefined,
}))
