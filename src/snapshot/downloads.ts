import pLimit from 'p-limit'
import { PictureError, type Failures } from './failures.ts'

export interface DownloadLimits {
  /** How many pictures are fetched at once. */
  atOnce: number
  /** The largest picture in bytes, unpacked. */
  bytes: number
  /** How long one picture may take. Its host is given up then, with all its other pictures. */
  pictureMs: number
  /** How long all downloads of a build may take together. */
  totalMs: number
  /** Aborts after so many milliseconds. */
  timeout: (ms: number) => AbortSignal
}

export const usualLimits: DownloadLimits = {
  atOnce: 8,
  bytes: 20_000_000,
  pictureMs: 15_000,
  totalMs: 60_000,
  timeout: (ms) => AbortSignal.timeout(ms),
}

interface Host {
  tooSlow: AbortController
  hasAnswered: boolean
}

/**
 * Downloads pictures by their addresses, and throws `PictureError` for those that cannot be had. Bytes are counted while they arrive, so that no
 * answer fills the memory. A host that was too slow is not asked again in this build; one that never answered, not for a day.
 */
export function createDownloads(limits: DownloadLimits, failures: Failures): (address: string) => Promise<Buffer> {
  const inLine = pLimit(limits.atOnce)
  const hosts = new Map<string, Host>()
  let end: AbortSignal | undefined

  async function download(address: string): Promise<Buffer> {
    end ??= limits.timeout(limits.totalMs)
    const name = new URL(address).host
    const host = hosts.get(name) ?? { tooSlow: new AbortController(), hasAnswered: false }
    hosts.set(name, host)
    const known = (await failures.read(name)) ?? (await failures.read(address))
    if (known !== undefined) throw new PictureError(known)
    const late = limits.timeout(limits.pictureMs)
    try {
      const bytes = await read(address, limits.bytes, AbortSignal.any([host.tooSlow.signal, end, late]))
      host.hasAnswered = true
      return bytes
    } catch (error) {
      if (error instanceof PictureError) {
        host.hasAnswered = true
        throw error
      }
      if (end.aborted) throw new PictureError('was not fetched: the pictures before it took all the time there is')
      if (!late.aborted && !host.tooSlow.signal.aborted) throw new PictureError('cannot be reached')
      host.tooSlow.abort()
      if (late.aborted) await failures.remember(host.hasAnswered ? address : name, 'did not answer in time')
      throw new PictureError('did not answer in time')
    }
  }

  return (address) => inLine(download, address)
}

async function read(address: string, most: number, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(address, { signal })
  const body = response.body ?? []
  if (!response.ok) {
    await response.body?.cancel()
    throw new PictureError(`answers with status ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = Number(response.headers.get('content-length')) > most ? Infinity : 0
  // Leaving the loop closes the connection.
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) throw new PictureError('is larger than 20 MB', true)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
