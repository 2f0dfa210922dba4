import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { startBlobs } from './blobs.ts'
import { chooseEncoding, createCompressor, entityTag, matchesTag } from './compression.ts'
import { localFunctions } from './functions.ts'
import { netlifySite } from './netlify-site.ts'
import { assertFree } from './ports.ts'
import { root } from './project.ts'
import { sitePortAdvice } from './site-port.ts'
import { toWebRequest } from './web-request.ts'

export interface HostOptions {
  /** The folder to serve, absolute. It may be a link that is changed while the host runs: each request sees one folder. */
  directory: string
  port: number
  /** Added to this process's environment for the functions. */
  environment?: Record<string, string>
}

export interface Host {
  /** The address without a slash at its end. */
  url: string
  stop(): Promise<void>
}

/** How often the host runs what Netlify runs by the clock, in milliseconds: more often than there, since nobody here wants to wait. */
const schedule = 10_000

/**
 * Serves a built site as Netlify does: the functions of `src/functions` first, then `netlifySite`, compressed.
 * Throws `PortInUse`.
 */
export async function startHost({ directory, port, environment = {} }: HostOptions): Promise<Host> {
  await assertFree([{ port, purpose: 'the site' }], sitePortAdvice(port))
  const url = `http://localhost:${port}`
  const blobs = await startBlobs(join(root, '.local/blobs', `${port}`))
  const functions = localFunctions({ ...environment, ...blobs.environment, URL: url })
  const siteOf = createSites()
  const sendFile = createFileSender()

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const dynamic = await functions.handle(request)
    if (dynamic !== undefined) return sendWhole(dynamic, response)
    // A HEAD is answered like a GET, without the body.
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    return sendFile(await siteOf(directory)(toWebRequest(request, { method })), request, response)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // Whoever asked has gone.
      if (response.destroyed) return
      console.error(`${request.method} ${request.url}:`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end('The local host failed. Its terminal says why.')
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const clock = setInterval(() => {
    // Where the functions cannot work, /api/publish says so.
    functions.tick().catch(() => undefined)
  }, schedule)
  return {
    url,
    async stop() {
      clearInterval(clock)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await Promise.all([closed, blobs.stop()])
    },
  }
}

/** The site of a folder, by where it really lies: a link that changes during a request leads to one folder all the same. */
function createSites() {
  let latest: { folder: string; answer: ReturnType<typeof netlifySite> } | undefined
  return (directory: string) => {
    const folder = realpathSync(directory)
    if (latest?.folder !== folder) latest = { folder, answer: netlifySite(folder) }
    return latest.answer
  }
}

/** Sends a static answer: compressed, with an entity tag, or as 304 where the client has it already. */
function createFileSender() {
  const compress = createCompressor()
  return async (answer: Response, request: IncomingMessage, response: ServerResponse) => {
    const body = new Uint8Array(await answer.arrayBuffer())
    const tag = entityTag(body)
    const encoding = chooseEncoding(
      request.headers['accept-encoding'],
      answer.headers.get('content-type') ?? '',
      body.length,
    )
    for (const [name, value] of answer.headers) response.setHeader(name, value)
    response.setHeader('etag', tag)
    response.setHeader('vary', 'accept-encoding')
    if (answer.status === 200 && matchesTag(request.headers['if-none-match'], tag)) return response.writeHead(304).end()
    const sent = await compress(body, tag, encoding)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', sent.length)
    response.writeHead(answer.status)
    return response.end(request.method === 'HEAD' ? undefined : sent)
  }
}

/** Sends a function's answer as it is. */
async function sendWhole(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(new Uint8Array(await answer.arrayBuffer()))
}
