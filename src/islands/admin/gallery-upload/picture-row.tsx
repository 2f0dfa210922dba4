import { useStore } from '@nanostores/react'
import { memo, useRef, useState, type SubmitEvent } from 'react'
import { captionProblem } from '../../../model/upload.ts'
import type { ListedPicture } from '../../../model/listed-picture.ts'
import { captionDrafts, sameWords, type Words } from '../../../stores/caption-drafts.ts'
import { removePicture, savePicture } from '../../../stores/gallery-list.ts'
import type { Removal } from '../../../stores/removal.ts'
import { DeleteButton } from '../../ui/delete-button.tsx'
import { CaptionFields } from './caption-fields.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { WordsOffer } from './words-offer.tsx'

type Step = { status: 'idle' } | { status: 'saving' } | { status: 'saved' } | { status: 'failed'; message: string }

interface PictureRowProps {
  picture: ListedPicture
  isHidden: boolean
}

/** A picture of the gallery and its words. */
export const PictureRow = memo(function PictureRow({ picture, isHidden }: PictureRowProps) {
  const { id, imageUrl } = picture
  const [words, setWords] = useState<Words>(
    () => captionDrafts.kept(id) ?? { caption: picture.caption, decorative: picture.decorative },
  )
  const latest = useRef(words)
  const [step, setStep] = useState<Step>({ status: 'idle' })
  const offer = useStore(captionDrafts.$offers)[id]
  const isChanged = !sameWords(words, picture)
  useLeaveGuard(isChanged)
  const focus = () => document.getElementById(`image-${id}-caption`)?.focus()
  const show = (next: Words) => {
    latest.current = next
    setWords(next)
  }
  const type = (next: Words) => {
    show(next)
    if (step.status !== 'saving') setStep({ status: 'idle' })
    captionDrafts.keep(picture, next)
  }
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = captionProblem(words)
    if (problem !== undefined || step.status === 'saving') {
      focus()
      return setStep(problem === undefined ? step : { status: 'failed', message: problem })
    }
    const written = { ...words, caption: words.decorative ? '' : words.caption.trim() }
    setStep({ status: 'saving' })
    const saving = await savePicture(picture, written)
    // What was typed while it was being saved is still unsaved.
    const isTyped = latest.current !== words
    if (saving.status === 'saved' && !isTyped) {
      show(written)
      captionDrafts.drop(id)
    }
    setStep(saving.status === 'saved' && isTyped ? { status: 'idle' } : saving)
  }
  return (
    <li className="upload-row" id={`image-${id}`} hidden={isHidden}>
      <div className="upload-preview">
        <img src={imageUrl} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      </div>
      <form className="upload-about" onSubmit={(event) => void save(event)} noValidate>
        <CaptionFields
          id={`image-${id}`}
          words={words}
          problem={step.status === 'failed' ? step.message : undefined}
          onChange={(changes) => type({ ...words, ...changes })}
        />
        {offer !== undefined && !isChanged && (
          <WordsOffer
            name={nameOf(picture)}
            offer={offer}
            onRestore={() => {
              type(captionDrafts.take(offer) ?? words)
              focus()
            }}
            onDiscard={() => {
              captionDrafts.forget(offer)
              focus()
            }}
          />
        )}
        <p className="actions">
          {/* Stays while it has the focus, which would otherwise be lost on saving. */}
          <button
            className="button quiet"
            type="submit"
            aria-disabled={!isChanged || step.status === 'saving'}
            aria-label={`Save: ${nameOf(picture)}`}
          >
            {step.status === 'saving' ? 'Saving' : 'Save'}
          </button>
          <DeleteButton
            item={`gallery/${id}`}
            question="Are you sure you want to delete this image?"
            label={`Delete image: ${nameOf(picture)}`}
            onConfirm={() => removePicture(id)}
            describe={describeRemoval}
          >
            Delete
          </DeleteButton>
          <span role="status">{step.status === 'saved' && 'Saved'}</span>
        </p>
      </form>
    </li>
  )
})

function nameOf({ caption, decorative }: ListedPicture): string {
  return caption || (decorative ? 'decorative' : 'without a caption')
}

function describeRemoval(removal: Removal): string | undefined {
  if (removal.status === 'removed') return undefined
  if (removal.status === 'denied') return 'You do not have permission to delete this image.'
  return `Error deleting image: ${removal.message}`
}
