import { useStore } from '@nanostores/react'
import { useState } from 'react'
import {
  captionProblem,
  isBusy,
  isCaptionTooLong,
  isUndone,
  overallProgress,
  type Upload,
} from '../../../model/upload.ts'
import { uploads } from '../../../stores/uploads.ts'
import { UploadRow } from './upload-row.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'

/** The pictures that are on their way, what each still needs, and the button that brings them into the gallery. */
export function UploadList() {
  const list = useStore(uploads.$uploads)
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState('')
  // What is uploaded is kept for the next visit; what is on its way, or failed, would have to be added again.
  useLeaveGuard(list.some((upload) => isUndone(upload) && upload.state.status !== 'ready'))
  const publish = async () => {
    const { published, undescribed, failed } = await uploads.publish()
    setAsked(new Set(undescribed))
    const unworded = list.filter(({ id }) => undescribed.includes(id))
    setNews(describePublication(published, unworded, failed.length))
    const [first] = undescribed
    document.getElementById(first === undefined ? 'upload-news' : `upload-${first}-caption`)?.focus()
  }
  return (
    <section className="uploads" aria-labelledby={list.length > 0 ? 'uploads-title' : undefined}>
      {list.length > 0 && (
        <>
          <h2 id="uploads-title" tabIndex={-1}>
            On the way
          </h2>
          <Overall list={list} onPublish={() => void publish()} />
        </>
      )}
      <p className="upload-news" id="upload-news" role="status" tabIndex={-1}>
        {news || describeList(list)}
      </p>
      <ul className="upload-rows">
        {list.map((upload, index) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            mustDescribe={asked.has(upload.id)}
            onRemove={() => {
              uploads.remove(upload.id)
              focusAfter(list[index + 1] ?? list[index - 1])
            }}
            onChange={() => setNews('')}
          />
        ))}
      </ul>
    </section>
  )
}

function Overall({ list, onPublish }: { list: readonly Upload[]; onPublish: () => void }) {
  const working = list.filter((upload) => isBusy(upload) && upload.state.status !== 'publishing')
  const failed = list.filter(({ state }) => state.status === 'failed')
  const ready = list.filter(({ state }) => state.status === 'ready')
  const publishing = list.some(({ state }) => state.status === 'publishing')
  return (
    <div className="upload-overall">
      {working.length > 0 && <progress aria-label="All uploads" max={1} value={overallProgress(list)} />}
      <div className="actions">
        <button className="button" type="button" disabled={publishing || ready.length === 0} onClick={onPublish}>
          {publishing
            ? 'Adding to the gallery'
            : ready.length === 0
              ? 'Add to the gallery'
              : `Add ${count(ready.length)} to the gallery`}
        </button>
        {failed.length > 0 && (
          <button className="button quiet" type="button" onClick={() => uploads.retry(failed.map(({ id }) => id))}>
            Try {count(failed.length)} again
          </button>
        )}
        {working.length > 0 && (
          <button className="button quiet" type="button" onClick={() => uploads.cancel(working.map(({ id }) => id))}>
            Cancel all
          </button>
        )}
      </div>
    </div>
  )
}

/** The focus stays near the picture that was removed. */
function focusAfter(next: Upload | undefined): void {
  const target = next === undefined ? 'upload-news' : `upload-${next.id}-remove`
  requestAnimationFrame(() => document.getElementById(target)?.focus())
}

function describeList(list: readonly Upload[]): string {
  if (list.length === 0) return ''
  const working = list.filter(isBusy).length
  if (working > 0) return `Uploading ${count(list.length)}.`
  const ready = list.filter(({ state }) => state.status === 'ready')
  const undescribed = ready.filter((upload) => captionProblem(upload) !== undefined)
  const tooLong = undescribed.filter(isCaptionTooLong).length
  const stopped = list.length - ready.length
  return [
    ready.length > 0 && `Uploaded: ${count(ready.length)}.`,
    undescribed.length > tooLong && `Without a caption: ${count(undescribed.length - tooLong)}.`,
    tooLong > 0 && describeTooLong(tooLong),
    stopped > 0 && `Not uploaded: ${count(stopped)}; the reason stands beside each.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function describePublication(published: number, unworded: readonly Upload[], failed: number): string {
  const tooLong = unworded.filter(isCaptionTooLong).length
  return [
    published > 0 && `Added to the gallery: ${count(published)}.`,
    unworded.length > tooLong && `Still to be described: ${count(unworded.length - tooLong)}.`,
    tooLong > 0 && describeTooLong(tooLong),
    failed > 0 && `Not added: ${count(failed)}; the reason stands beside each.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function describeTooLong(pictures: number): string {
  return `With a caption that is too long: ${count(pictures)}.`
}

function count(pictures: number): string {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`
}
