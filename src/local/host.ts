import { existsSync, readdirSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { NetlifyDev } from '@netlify/dev'
import { chooseEncoding, createCompressor, entityTag, matchesTag } from './compression.ts'
import { netlifySite } from './netlify-site.ts'
import { assertFree } from './ports.ts'
import { root } from './project.ts'
import { sitePortAdvice } from './site-port.ts'

export interface HostOptions {
  /** The folder to serve, absolute. Files are read on every request, so the folder may be replaced while the host runs. */
  directory: string
  port: number
}

export interface Host {
  /** The address without a slash at its end. */
  url: string
  stop(): Promise<void>
}

/**
 * Serves a built site as Netlify does: the functions of `src/functions` first, then `netlifySite`, compressed.
 * It is made of the parts of `@netlify/dev`, since the whole serves no other folder than `publish`. Throws `PortInUse`.
 */
export async function startHost({ directory, port }: HostOptions): Promise<Host> {
  await assertFree([{ port, purpose: 'the site' }], sitePortAdvice(port))
  const functions = await startFunctions()
  const answer = netlifySite(directory)
  const sendFile = createFileSender()

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const dynamic = await functions?.handleAndIntrospectNodeRequest(request)
    if (dynamic !== undefined) return sendWhole(dynamic.response, response)
    return sendFile(await answer(toWebRequest(request)), request, response)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error)
      if (!response.headersSent) response.writeHead(500)
      response.end('The local host failed. Its terminal says why.')
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await Promise.all([closed, functions?.stop()])
    },
  }
}

/** Netlify's functions, with Blobs; undefined where there are none, since looking for one costs every request a temporary folder. */
async function startFunctions(): Promise<NetlifyDev | undefined> {
  const directory = join(root, 'src/functions')
  if (!existsSync(directory) || readdirSync(directory).length === 0) return undefined
  const off = { enabled: false }
  const dev = new NetlifyDev({
    projectRoot: root,
    skipGitignore: true,
    serverAddress: null,
    aiGateway: off,
    database: off,
    edgeFunctions: off,
    geolocation: off,
    headers: off,
    images: off,
    redirects: off,
    staticFiles: off,
  })
  await dev.start()
  return dev
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

/** A HEAD is answered like a GET, without the body. */
function toWebRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  return new Request(new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`), { method, headers })
}
