import type { ImageMetadata } from 'astro'
import { getImage } from 'astro:assets'
import type { Picture } from '../model/picture.ts'

/**
 * The picture of an entry in several widths, as WebP, for the place it has on the page. Where the build could not fetch the original,
 * the original address is used as it is.
 *
 * @param widths in CSS pixels of the layout and its doubles; widths beyond the original's own are left out
 */
export async function toPicture(
  image: ImageMetadata | undefined,
  address: string,
  widths: readonly number[],
  size?: { width: number | undefined; height: number | undefined },
): Promise<Picture> {
  if (image === undefined) return { src: address, srcset: undefined, width: size?.width, height: size?.height }
  const fitting = widths.filter((width) => width <= image.width)
  const result = await getImage({
    src: image,
    width: fitting.at(-1) ?? image.width,
    widths: fitting.length > 0 ? fitting : [image.width],
    format: 'webp',
    quality: 72,
  })
  const { width, height } = result.attributes as { width: number; height: number }
  return { src: result.src, srcset: result.srcSet.attribute || undefined, width, height }
}
