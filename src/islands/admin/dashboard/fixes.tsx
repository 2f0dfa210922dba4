import { useStore } from '@nanostores/react'
import type { Fix } from '../../../model/overview.ts'
import { loadDashboard, type ShownPicture } from '../../../stores/dashboard.ts'
import { $pictureCheck, checkPictures } from '../../../stores/picture-check.ts'
import { remove, type Removal } from '../../../stores/removal.ts'
import { DeleteButton } from '../../ui/delete-button.tsx'
import { editAddress, screensOf } from '../address.ts'

interface FixesProps {
  fixes: readonly Fix[]
  pictures: readonly ShownPicture[]
}

/** What is wrong or could be better, each with the way to repair it. */
export function Fixes({ fixes, pictures }: FixesProps) {
  return (
    <section aria-labelledby="fixes">
      <h2 id="fixes">Worth fixing</h2>
      {fixes.length === 0 && <p className="empty">Nothing. All documents are shown, and all pictures have captions.</p>}
      <ul className="plain-list">
        {fixes.map((fix) => (
          <li key={`${fix.collection}/${fix.id} ${fix.what}`}>
            <a href={editAddress(fix)}>
              {fix.title}
              <span className="visually-hidden"> ({screensOf(fix.collection).noun})</span>
            </a>{' '}
            {fix.what}. {fix.isLeftOut && <RemoveDocument fix={fix} />}
          </li>
        ))}
      </ul>
      <BrokenPictures pictures={pictures} />
    </section>
  )
}

function RemoveDocument({ fix: { collection, id, title } }: { fix: Fix }) {
  const { noun } = screensOf(collection)
  return (
    <DeleteButton
      item={`${collection}/${id}`}
      question={`Delete this ${noun}?`}
      label={`Delete ${title}`}
      onConfirm={async () => {
        const removal = await remove(collection, id)
        if (removal.status === 'removed') void loadDashboard()
        return removal
      }}
      describe={(removal) => describeRemoval(removal, noun)}
    >
      Delete
    </DeleteButton>
  )
}

function describeRemoval(removal: Removal, noun: string): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return `You do not have permission to delete this ${noun}.`
  return `Error deleting ${noun}: ${removal.message}`
}

/** Loads every picture of the site when it is asked to: that costs a phone some data. */
function BrokenPictures({ pictures }: { pictures: readonly ShownPicture[] }) {
  const check = useStore($pictureCheck)
  return (
    <>
      <p className="actions">
        <button
          className="button quiet"
          type="button"
          aria-disabled={check.status === 'checking' || undefined}
          onClick={() => void checkPictures(pictures)}
        >
          Check that all pictures load
        </button>
        <span role="status">
          {check.status === 'checking' && `${check.done} of ${check.all}`}
          {check.status === 'done' && check.broken.length === 0 && `All ${check.all} pictures load.`}
          {check.status === 'done' && check.broken.length > 0 && `${check.broken.length} of ${check.all} do not load:`}
        </span>
      </p>
      {check.status === 'done' && (
        <ul className="plain-list">
          {check.broken.map((picture) => (
            <li key={`${picture.collection}/${picture.id}`}>
              <a href={editAddress(picture)}>{picture.address}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
