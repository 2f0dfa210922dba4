import type { LiveMessage, WatchRequest } from './messages.ts'

/** Starts the worker that watches for changes since the page was built. */
export function watchContent(request: WatchRequest, onMessage: (message: LiveMessage) => void): void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data)
  worker.postMessage(request)
}
