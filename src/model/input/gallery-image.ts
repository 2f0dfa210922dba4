import { z } from 'zod/mini'
import { limits } from '../limits.ts'
import { address, flag, imagePath, moment, pixels, text } from './fields.ts'

/** A picture of the gallery as it is stored, without `updatedAt`. */
export const galleryImageDocument = z.strictObject({
  imageUrl: address,
  caption: text(limits.image.caption),
  /** Says nothing that a caption could tell: people who do not see it miss nothing. */
  decorative: z.optional(flag),
  uploadedAt: moment,
  width: z.optional(pixels),
  height: z.optional(pixels),
  /** The uploaded file that `imageUrl` shows, so that it can be deleted with the picture. */
  storagePath: z.optional(imagePath('gallery')),
})
