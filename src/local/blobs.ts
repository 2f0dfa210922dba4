import { rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { BlobsServer } from '@netlify/blobs/server'

/** Netlify Blobs for the functions of this process. */
export interface LocalBlobs {
  /** The environment in which `getStore` finds it. */
  environment: { NETLIFY_BLOBS_CONTEXT: string }
  stop(): Promise<void>
}

/** Starts Blobs with nothing in it: what the folder held belongs to a stack that has ended. */
export async function startBlobs(directory: string): Promise<LocalBlobs> {
  await rm(directory, { recursive: true, force: true })
  const token = randomBytes(12).toString('hex')
  const server = new BlobsServer({ directory, token })
  const { port } = await server.start()
  const edgeURL = `http://localhost:${port}`
  const context = JSON.stringify({ edgeURL, uncachedEdgeURL: edgeURL, siteID: 'local', token, deployID: '0' })
  return {
    environment: { NETLIFY_BLOBS_CONTEXT: Buffer.from(context).toString('base64') },
    stop: async () => void (await server.stop()),
  }
}
