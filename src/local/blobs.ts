import { rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { BlobsServer } from '@netlify/blobs/server'
import { readBody, toWebRequest } from './web-request.ts'

/** Netlify Blobs for the functions of this process. */
export interface LocalBlobs {
  /** The environment in which `getStore` finds it. */
  environment: { NETLIFY_BLOBS_CONTEXT: string }
  stop(): Promise<void>
}

/** The part of the package's server that its types keep to themselves. Its own `start` listens on every interface of the computer. */
interface Answering {
  address: string
  handleRequest(request: Request): Promise<Response>
}

const longest = 5_000_000

/** Starts Blobs, for this computer alone, with nothing in it: what the folder held belongs to a stack that has ended. */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  await rm(directory, { recursive: true, force: true })
  const token = randomBytes(12).toString('hex')
  const blobs = new BlobsServer({ directory, token }) as unknown as Answering
  const server = createServer((request, response) => {
    respond(blobs, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Blobs got no port.')
  const edgeURL = `http://127.0.0.1:${address.port}`
  blobs.address = edgeURL
  const context = JSON.stringify({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'local', token, deployID: '0' })
  return {
    environment: { NETLIFY_BLOBS_CONTEXT: Buffer.from(context).toString('base64') },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function respond(blobs: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, longest)
  if (body === undefined) return void response.writeHead(413).end()
  const answer = await blobs.handleRequest(toWebRequest(request, { body }))
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(new Uint8Array(await answer.arrayBuffer()))
}
