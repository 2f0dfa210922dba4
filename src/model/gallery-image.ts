import { compareNewest } from './order.ts'

/** A picture of the gallery (collection `gallery`, product specification, section 3). */
export interface GalleryImage {
  id: string
  imageUrl: string
  /** Empty where the picture is decorative or nobody has described it yet. */
  caption: string
  /** Whether the organiser said that the picture needs no description. */
  decorative: boolean
  /** ISO date-time, or undefined where an older application did not write it. */
  uploadedAt: string | undefined
  /** The picture's size in pixels, where the upload recorded it. */
  width: number | undefined
  height: number | undefined
}

/** Newest first; pictures without a date come last. */
export function sortGallery(images: readonly GalleryImage[]): GalleryImage[] {
  return [...images].sort((a, b) => compareNewest(a, b, (image) => image.uploadedAt))
}

/** The three samples that an empty gallery shows; the build adds their pictures (src/assets/placeholders). */
export const galleryPlaceholders: readonly GalleryImage[] = ['A talk', 'A workshop', 'A project night'].map(
  (caption, index) => ({
    id: `placeholder-${index + 1}`,
    imageUrl: '',
    caption: `${caption}, as a sample: the club’s own pictures will appear here`,
    uploadedAt: undefined,
    decorative: false,
    width: undefined,
    height: undefined,
  }),
)
