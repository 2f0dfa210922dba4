import type { IncomingMessage } from 'node:http'

/** A request of Node's server in the form that functions and Netlify's packages take. The body is given apart: whoever needs it has read it. */
export function toWebRequest(
  request: IncomingMessage,
  { method = request.method ?? 'GET', body }: { method?: string; body?: Uint8Array<ArrayBuffer> | undefined } = {},
): Request {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(hasBody && { body }) })
}

/** The whole body; undefined where it is longer than `longest` bytes, and then the rest is not kept. Throws where the client goes away. */
export async function readBody(
  request: IncomingMessage,
  longest: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > longest) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
