import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { captionProblem, isCaptionTooLong } from '../../../model/upload.ts'
import type { ListedPicture } from '../../../model/listed-picture.ts'
import { $galleryList, reloadGallery } from '../../../stores/gallery-list.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PictureRow } from './picture-row.tsx'

/** What the gallery has, to be described, marked as decorative or deleted. `#image-<id>` in the address leads to a picture. */
export function PictureList() {
  const list = useStore($galleryList)
  return (
    <section className="pictures" aria-labelledby="pictures-title">
      <h2 id="pictures-title" tabIndex={-1}>
        In the gallery
      </h2>
      {list.status === 'loading' && <Skeleton shape="list" />}
      {list.status === 'failed' && (
        <div className="crash" role="alert">
          <p>The gallery could not be read. {list.message}</p>
          <button className="button" type="button" onClick={() => void reloadGallery()}>
            Try again
          </button>
        </div>
      )}
      {list.status === 'ready' && <Pictures pictures={list.pictures} />}
    </section>
  )
}

function Pictures({ pictures }: { pictures: readonly ListedPicture[] }) {
  // The pictures that were without words when the box was ticked: one that gets some stays where it is.
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const undescribed = pictures.filter((picture) => captionProblem(picture) !== undefined && !isCaptionTooLong(picture))
  useEffect(goToNamedPicture, [])
  if (pictures.length === 0) return <p className="empty">The gallery is empty. Visitors see three samples.</p>
  return (
    <>
      {(undescribed.length > 0 || only !== undefined) && (
        <label className="decorative">
          <input
            type="checkbox"
            checked={only !== undefined}
            onChange={({ target }) => setOnly(target.checked ? new Set(undescribed.map(({ id }) => id)) : undefined)}
          />
          Show only those without a caption ({undescribed.length})
        </label>
      )}
      <ul className="picture-rows">
        {/* Hidden, not left out: what was typed into a row stays there. */}
        {pictures.map((picture) => (
          <PictureRow key={picture.id} picture={picture} isHidden={only !== undefined && !only.has(picture.id)} />
        ))}
      </ul>
    </>
  )
}

/** The list is drawn after the browser has looked for the address's target. */
function goToNamedPicture(): void {
  const row = location.hash.startsWith('#image-') ? document.getElementById(location.hash.slice(1)) : null
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector('input')?.focus({ preventScroll: true })
}
