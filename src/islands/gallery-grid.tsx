import type { GalleryImage } from '../model/gallery-image.ts'
import { galleryPlaceholders } from '../model/gallery-image.ts'
import { pictureOf, type Picture } from '../model/picture.ts'
import { remove, type Removal } from '../stores/removal.ts'
import { CrashGuard } from './ui/crash-guard.tsx'
import { DeleteButton } from './ui/delete-button.tsx'
import { useAdminControls, useContent } from './ui/use-page.ts'

/** The grid of pictures (product specification, section 2, Gallery). An empty gallery shows three samples. */
export function GalleryGrid() {
  return (
    <CrashGuard>
      <Grid />
    </CrashGuard>
  )
}

function Grid() {
  const { gallery, pictures } = useContent()
  const admin = useAdminControls()
  const isEmpty = gallery.length === 0
  const images = isEmpty ? galleryPlaceholders : gallery
  return (
    <>
      {admin && (
        <p className="section-head">
          <a className="button quiet" href="/admin/gallery">
            Upload Image
          </a>
        </p>
      )}
      <ul className="gallery">
        {images.map((image, index) => (
          <li key={image.id}>
            <GalleryFigure image={image} picture={pictureOf(pictures, image.id)} eager={index < 2} />
            {admin && !isEmpty && <DeleteCross image={image} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function GalleryFigure({
  image,
  picture,
  eager,
}: {
  image: GalleryImage
  picture: Picture | undefined
  eager: boolean
}) {
  const src = picture?.src ?? image.imageUrl
  return (
    <figure>
      <a href={src}>
        <img
          src={src}
          srcSet={picture?.srcset}
          sizes="(min-width: 60rem) 18rem, (min-width: 30rem) 45vw, 92vw"
          width={picture?.width ?? image.width}
          height={picture?.height ?? image.height}
          alt={image.caption || 'Picture without a description'}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </a>
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}

function DeleteCross({ image }: { image: GalleryImage }) {
  return (
    <DeleteButton
      className="delete-cross"
      question="Are you sure you want to delete this image?"
      label={`Delete image: ${image.caption || 'without a caption'}`}
      onConfirm={() => remove('gallery', image.id)}
      describe={describeRemoval}
    >
      ×
    </DeleteButton>
  )
}

function describeRemoval(removal: Removal): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return 'You do not have permission to delete this image.'
  return `Error deleting image: ${removal.message}`
}
