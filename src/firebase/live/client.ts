import type { LiveMessage, WatchRequest } from './messages.ts'

/** Starts the worker that watches for changes since the page was built. */
export function watchContent(request: WatchRequest, onMessage: (message: LiveMessage) => void): void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<LiveMessage>) => onMessage(data)
  if (__APP_CHECK_KEY__ === null) return worker.postMessage(request)
  const { port1, port2 } = new MessageChannel()
  void import('../app-check.ts').then(({ lendTokens }) => lendTokens(port1))
  worker.postMessage(request, [port2])
}
