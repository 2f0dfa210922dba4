import { useEffect, useState, type ChangeEvent } from 'react'
import { uploads } from '../../../stores/uploads.ts'

/** Takes pictures from the picker, by drag and drop anywhere on the page, and from the clipboard. */
export function DropZone() {
  const isOver = useDroppedFiles()
  usePastedFiles()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.addFiles([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <div className="drop-zone" data-over={isOver || undefined}>
      <input
        id="upload-files"
        className="visually-hidden"
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        aria-describedby="upload-files-hint"
        onChange={choose}
      />
      <label className="button large" htmlFor="upload-files">
        Choose pictures
      </label>
      <p className="hint" id="upload-files-hint">
        Or drop them here, or paste one. Pictures are turned upright, made smaller and freed of place, time and camera
        data before they leave this device. Moving pictures become still.
      </p>
    </div>
  )
}

/** Adds files that are dropped anywhere: a file that misses the zone would otherwise replace the page. Tells whether some hover over it. */
function useDroppedFiles(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const whenFiles = (act: (files: FileList) => void) => (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      act(event.dataTransfer.files)
    }
    addEventListener(
      'dragover',
      whenFiles(() => setOver(true)),
      { signal },
    )
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    addEventListener(
      'drop',
      whenFiles((files) => {
        setOver(false)
        uploads.addFiles([...files])
      }),
      { signal },
    )
    return () => controller.abort()
  }, [])
  return isOver
}

function usePastedFiles(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      uploads.addFiles(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
