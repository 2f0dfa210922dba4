import type { Upload } from '../../../model/upload.ts'

type Words = Pick<Upload, 'caption' | 'decorative'>

interface CaptionFieldsProps {
  /** Prefix of the fields' ids. */
  id: string
  words: Words
  /** What is wrong with the words, as a sentence. */
  problem: string | undefined
  disabled?: boolean
  onChange: (words: Partial<Words>) => void
}

/** What a picture shows, or that it need not be said. */
export function CaptionFields({ id, words, problem, disabled, onChange }: CaptionFieldsProps) {
  return (
    <div className="caption-fields">
      <label htmlFor={`${id}-caption`}>Caption</label>
      <input
        id={`${id}-caption`}
        type="text"
        autoComplete="off"
        value={words.caption}
        disabled={disabled === true || words.decorative}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange({ caption: target.value })}
      />
      {problem !== undefined && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <label className="decorative">
        <input
          type="checkbox"
          checked={words.decorative}
          disabled={disabled}
          onChange={({ target }) => onChange({ decorative: target.checked })}
        />
        Decorative: there is nothing to describe
      </label>
    </div>
  )
}
