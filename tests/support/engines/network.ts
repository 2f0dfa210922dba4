import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The network of a browser: a proxy for HTTP that can be cut, since no protocol does that for every engine. */
export interface Network {
  /** The proxy's address as `host:port`. */
  proxy: string
  /** From now on nothing comes through, and what was under way breaks off. */
  cut(): void
  restore(): void
  stop(): void
}

export async function startNetwork(): Promise<Network> {
  let isCut = false
  const server = createServer((incoming, response) => {
    if (isCut) {
      incoming.socket.destroy()
      return
    }
    const { method, headers, url = '' } = incoming
    const outgoing = request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      response.flushHeaders()
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    proxy: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    restore: () => void (isCut = false),
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
