import type { GalleryImage } from '../../model/gallery-image.ts'
import { remove, type Removal } from '../../stores/removal.ts'
import { DeleteButton } from '../ui/delete-button.tsx'
import { WokenStyles } from '../ui/woken-styles.tsx'

/** The delete cross on a picture of the gallery (product specification, section 2, Gallery). */
export default function DeleteCross({ image }: { image: GalleryImage }) {
  return (
    <>
      <WokenStyles />
      <DeleteButton
        item={`gallery/${image.id}`}
        className="delete-cross"
        question="Are you sure you want to delete this image?"
        label={`Delete image: ${image.caption || 'without a caption'}`}
        onConfirm={() => remove('gallery', image.id)}
        describe={describeRemoval}
      >
        ×
      </DeleteButton>
    </>
  )
}

function describeRemoval(removal: Removal): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return 'You do not have permission to delete this image.'
  return `Error deleting image: ${removal.message}`
}
