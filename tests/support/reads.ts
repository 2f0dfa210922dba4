import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'

/** What a page asked Firestore for since counting began. */
export interface Reads {
  /**
   * Document reads as Firestore bills them (https://firebase.google.com/docs/firestore/pricing#operations): one for each document that an
   * answer holds, for each listener that receives it; one for an answer without documents; none for a deletion that a listener hears of.
   */
  documents(): number
  /** Questions that were answered in full: a listener's first snapshot, a query, a get. Poll it to know that the page has looked. */
  answers(): number
}

/**
 * Counts the documents that a page reads, its workers included, from now on and across navigations, until the page closes.
 * The page's requests to the emulator take a way round through a proxy that reads the answers as they pass. Call it before `goto`.
 *
 * @param firestore the address that the page's build uses, as `host:port`
 */
export async function countReads(page: Page, firestore = process.env['FIRESTORE_EMULATOR_HOST']): Promise<Reads> {
  if (firestore === undefined) throw new Error('Nobody said where Firestore is: set FIRESTORE_EMULATOR_HOST.')
  const tally = createTally()
  const proxy = await startProxy(firestore, tally.openAnswer)
  page.once('close', () => {
    proxy.close()
    proxy.closeAllConnections()
  })
  const { port } = proxy.address() as AddressInfo
  await page.route(`http://${firestore}/**`, (route) =>
    route.continue({ url: route.request().url().replace(`//${firestore}/`, `//127.0.0.1:${port}/`) }),
  )
  return tally.reads
}

/** Receives an answer piece by piece; called with nothing at the end. */
type AnswerReader = (piece?: Buffer) => void

/** A proxy that passes every byte on as it comes. */
async function startProxy(firestore: string, openAnswer: (path: string) => AnswerReader): Promise<Server> {
  const pass = (incoming: IncomingMessage, response: ServerResponse) => {
    // An uncompressed answer can be read.
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const { method, url = '/' } = incoming
    const outgoing = request(`http://${firestore}${url}`, { method, headers: { ...headers, host: firestore } })
    outgoing.on('response', (answer) => {
      const read = openAnswer(url)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (piece: Buffer) => {
        read(piece)
        response.write(piece)
      })
      answer.on('end', () => {
        read()
        response.end()
      })
      answer.on('error', () => response.destroy())
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function createTally() {
  let documents = 0
  let answers = 0
  const count = (read: number, answered = 1) => {
    documents += read
    answers += answered
  }
  const openAnswer = (path: string): AnswerReader => {
    if (path.includes('/Listen/channel')) return channelReader(listenCounter(count))
    if (/:(runQuery|batchGet)\b/.test(path)) return wholeReader((body) => count(documentsIn(body)))
    if (/\/documents\//.test(path)) return wholeReader((body) => count(documentsIn([body])))
    return () => undefined
  }
  return { reads: { documents: () => documents, answers: () => answers }, openAnswer }
}

interface ListenMessage {
  targetChange?: { targetChangeType?: string; targetIds?: number[] }
  documentChange?: { targetIds?: number[]; removedTargetIds?: number[] }
  documentRemove?: { removedTargetIds?: number[] }
}

/** Counts the messages of a Listen stream (https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#listenresponse). */
function listenCounter(count: (read: number, answered?: number) => void): (message: ListenMessage) => void {
  const open = new Map<number, { empty: boolean }>()
  return ({ targetChange, documentChange, documentRemove }) => {
    const received = documentChange?.targetIds ?? []
    for (const target of received) open.set(target, { empty: false })
    const lost = (documentChange ?? documentRemove)?.removedTargetIds ?? []
    count(received.length + lost.length, 0)
    for (const target of targetChange?.targetIds ?? []) {
      if (targetChange?.targetChangeType === 'ADD') open.set(target, { empty: true })
      if (targetChange?.targetChangeType === 'CURRENT') count(open.get(target)?.empty === true ? 1 : 0)
    }
  }
}

/**
 * Reads a WebChannel: `length newline JSON`, again and again, where the JSON is a list of numbered lists of messages. The handshake and the
 * answers to what the client sends have the same frame and other contents.
 */
function channelReader(onMessage: (message: ListenMessage) => void): AnswerReader {
  const decoder = new TextDecoder()
  let text = ''
  return (piece) => {
    text += decoder.decode(piece, { stream: piece !== undefined })
    for (;;) {
      const [head = '', length] = /^(\d+)\n/.exec(text) ?? []
      const end = head.length + Number(length)
      if (length === undefined || text.length < end) return
      const entries: unknown = JSON.parse(text.slice(head.length, end))
      text = text.slice(end)
      for (const message of messagesIn(entries)) onMessage(message)
    }
  }
}

function messagesIn(entries: unknown): ListenMessage[] {
  if (!Array.isArray(entries)) return []
  const lists = entries.flatMap((entry: unknown): unknown[] =>
    Array.isArray(entry) && Array.isArray(entry[1]) ? entry[1] : [],
  )
  return lists.filter((message: unknown): message is ListenMessage => typeof message === 'object' && message !== null)
}

function wholeReader(onBody: (body: unknown) => void): AnswerReader {
  const pieces: Buffer[] = []
  return (piece) => {
    if (piece !== undefined) pieces.push(piece)
    else if (pieces.length > 0) onBody(JSON.parse(Buffer.concat(pieces).toString()))
  }
}

/** Every entry of a REST answer that holds or misses a document is a read, and an answer without any is one too. */
function documentsIn(body: unknown): number {
  const entries: unknown[] = Array.isArray(body) ? body : []
  const isRead = (entry: unknown) =>
    typeof entry === 'object' &&
    entry !== null &&
    ['document', 'found', 'missing', 'fields'].some((field) => field in entry)
  return Math.max(1, entries.filter(isRead).length)
}
