import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface BuildHookOptions {
  /** Builds and publishes the content as it is now. Throws where that fails. */
  build: () => Promise<void>
  /** Hears why a build failed. */
  onFailure: (error: unknown) => Promise<void> | void
}

export interface BuildHook {
  /** What to POST to. Like Netlify's, the address itself is the secret. */
  url: string
  /** Resolves when no build is running or asked for. */
  settled(): Promise<void>
  /** Takes no more calls, and waits for the build that runs. */
  stop(): Promise<void>
}

/** Starts a build hook as Netlify has one: it answers at once and builds afterwards, as `createBuildQueue` does. */
export async function startBuildHook(options: BuildHookOptions): Promise<BuildHook> {
  const queue = createBuildQueue(options)
  const path = `/build_hooks/${randomBytes(12).toString('hex')}`
  const server = createServer((request, response) => {
    request.resume()
    if (request.url?.split('?')[0] !== path) return response.writeHead(404).end()
    if (request.method !== 'POST') return response.writeHead(405).end()
    queue.request()
    return response.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The build hook got no port.')
  return {
    url: `http://127.0.0.1:${address.port}${path}`,
    settled: queue.settled,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await queue.settled()
    },
  }
}

/** Runs one build at a time. However many requests come during a build, exactly one more follows, since that one sees what they all wrote. */
export function createBuildQueue({ build, onFailure }: BuildHookOptions) {
  let running: Promise<void> | undefined
  let again = false

  async function run(): Promise<void> {
    do {
      again = false
      try {
        await build()
      } catch (error) {
        await onFailure(error)
      }
    } while (again)
    running = undefined
  }

  return {
    request(): void {
      if (running === undefined) running = run()
      else again = true
    },
    async settled(): Promise<void> {
      await running
    },
  }
}
