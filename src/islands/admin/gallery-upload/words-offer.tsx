import { clockTime } from '../clock-time.ts'

interface WordsOfferProps {
  /** What the picture is called. */
  name: string
  offer: { at: string; values: { caption: string; decorative: boolean } }
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed under a picture on a page that was closed, and never saved. */
export function WordsOffer({ name, offer: { at, values }, onRestore, onDiscard }: WordsOfferProps) {
  return (
    <div className="actions" role="group" aria-label={`Unsaved words: ${name}`}>
      <span className="hint">
        Unsaved words from {clockTime(new Date(at))}: {values.decorative ? 'decorative' : `“${values.caption}”`}
      </span>
      <button className="link-button" type="button" aria-label={`Restore: ${name}`} onClick={onRestore}>
        Restore
      </button>
      <button className="link-button" type="button" aria-label={`Discard: ${name}`} onClick={onDiscard}>
        Discard
      </button>
    </div>
  )
}
