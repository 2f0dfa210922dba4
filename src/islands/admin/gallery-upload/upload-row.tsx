import { memo } from 'react'
import { captionProblem, isBusy, type Upload, type UploadState } from '../../../model/upload.ts'
import { uploads } from '../../../stores/uploads.ts'
import { CaptionFields } from './caption-fields.tsx'

interface UploadRowProps {
  upload: Upload
  /** Whether the organiser wanted to publish it without words. */
  mustDescribe: boolean
  onRemove: () => void
  onChange: () => void
}

/** One picture on its way: what it looks like, how far it is, and its words, which can be written meanwhile. */
export const UploadRow = memo(function UploadRow({ upload, mustDescribe, onRemove, onChange }: UploadRowProps) {
  const { id, name, preview, state } = upload
  const wordsProblem = mustDescribe || upload.caption.length > 0 ? captionProblem(upload) : undefined
  const isOver = state.status === 'refused' || state.status === 'duplicate'
  return (
    <li className="upload-row" data-status={state.status}>
      <div className="upload-preview">
        {preview !== undefined && <img src={preview} alt="" decoding="async" referrerPolicy="no-referrer" />}
      </div>
      <div className="upload-about">
        <h3>{name}</h3>
        <UploadStatus name={name} state={state} />
        {!isOver && (
          <CaptionFields
            id={`upload-${id}`}
            words={upload}
            problem={wordsProblem}
            disabled={state.status === 'publishing'}
            onChange={(words) => {
              onChange()
              uploads.describe(id, words)
            }}
          />
        )}
        <p className="actions">
          {(state.status === 'failed' || state.status === 'cancelled') && (
            <ActionButton verb="Try again" name={name} onClick={() => uploads.retry([id])} />
          )}
          {isBusy(upload) && state.status !== 'publishing' && (
            <ActionButton verb="Cancel" name={name} onClick={() => uploads.cancel([id])} />
          )}
          {state.status !== 'publishing' && (
            <ActionButton verb="Remove" id={`upload-${id}-remove`} name={name} onClick={onRemove} />
          )}
        </p>
      </div>
    </li>
  )
})

interface ActionButtonProps {
  verb: string
  name: string
  id?: string
  onClick: () => void
}

function ActionButton({ verb, name, id, onClick }: ActionButtonProps) {
  return (
    <button className="link-button" id={id} type="button" aria-label={`${verb}: ${name}`} onClick={onClick}>
      {verb}
    </button>
  )
}

function UploadStatus({ name, state }: { name: string; state: UploadState }) {
  switch (state.status) {
    case 'waiting':
      return <p className="hint">Waiting for its turn</p>
    case 'preparing':
      return <p className="hint">Getting ready</p>
    case 'uploading':
      return <progress aria-label={`Upload of ${name}`} max={1} value={state.sent} />
    case 'ready':
      return state.problem === undefined ? <p className="hint">Uploaded</p> : <p className="problem">{state.problem}</p>
    case 'publishing':
      return <p className="hint">Being added to the gallery</p>
    case 'cancelled':
      return <p className="hint">Cancelled</p>
    case 'failed':
    case 'refused':
    case 'duplicate':
      return <p className="problem">{state.reason}</p>
  }
}
