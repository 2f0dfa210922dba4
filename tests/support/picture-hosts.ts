import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { usualLimits, type DownloadLimits } from '../../src/snapshot/downloads.ts'
import { createOriginals, type FetchOriginal } from '../../src/snapshot/originals.ts'

/** A folder of originals for this test, and builds that use it one after the other. */
export async function anOriginalsFolder() {
  const path = await mkdtemp(join(tmpdir(), 'originals-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const folder = pathToFileURL(`${path}/`)
  const build = (limits: Partial<DownloadLimits> = {}, now = Date.now): FetchOriginal =>
    createOriginals(folder, { ...usualLimits, ...limits }, now)
  return { folder, build }
}

/** A host of pictures until the end of this test; its address, and what it was asked for. */
export async function aPictureHost(answer: RequestListener): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** Time that passes when the test says so. */
export function aClock() {
  const set = new Set<{ ms: number; controller: AbortController }>()
  return {
    timeout(ms: number): AbortSignal {
      const controller = new AbortController()
      set.add({ ms, controller })
      return controller.signal
    },
    /** All that wait for so many milliseconds have waited. */
    pass(ms: number): void {
      for (const waiting of set) if (waiting.ms === ms) waiting.controller.abort()
    },
  }
}
