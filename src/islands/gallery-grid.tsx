import { lazy, Suspense } from 'react'
import type { GalleryImage } from '../model/gallery-image.ts'
import { galleryPlaceholders } from '../model/gallery-image.ts'
import { pictureOf, type Picture } from '../model/picture.ts'
import { CrashGuard } from './ui/crash-guard.tsx'
import { useAdminControls, useContent } from './ui/use-page.ts'

const DeleteCross = lazy(() => import('./admin/delete-cross.tsx'))

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
            <GalleryFigure image={image} picture={pictureOf(pictures, image.id)} eager={index === 0} />
            {admin && !isEmpty && (
              <Suspense>
                <DeleteCross image={image} />
              </Suspense>
            )}
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
      <a href={src} aria-label={image.decorative ? 'Open the picture' : undefined}>
        <img
          src={src}
          srcSet={picture?.srcset}
          sizes="(min-width: 60rem) 18rem, (min-width: 30rem) 45vw, 92vw"
          width={picture?.width ?? image.width}
          height={picture?.height ?? image.height}
          alt={image.decorative ? '' : image.caption || 'Picture without a description'}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      </a>
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}
