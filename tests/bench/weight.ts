import type { Browser, Page, Request } from 'playwright'
import { createCompressor, entityTag } from '../../src/local/compression.ts'
import { untilQuiet, visit } from './visit.ts'

/** Sizes are bytes as transferred (brotli for text), without HTTP headers. */
export interface Weight {
  html: number
  /** What the inline parts of the HTML weigh if compressed by themselves: they are part of `html`. */
  inline: { css: number; script: number }
  /** Requested until the load event. */
  before: Load
  /** Requested from the load event until nothing more was. */
  after: Load
}

/** What was requested, besides the HTML. */
export interface Load {
  script: number
  worker: number
  css: number
  images: number
  other: number
  /** Requests to the site, the HTML included. */
  requests: number
  /** Requests to Firestore; their answers stay open, so they have no size. */
  firestore: number
}

/** Weighs a page for a visitor who is not signed in, comes for the first time and does not scroll. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  return visit(browser, async (page) => {
    const before: Request[] = []
    const after: Request[] = []
    let loaded = false
    page.on('load', () => (loaded = true))
    page.on('request', (request) => (loaded ? after : before).push(request))
    const answer = await page.goto(url, { waitUntil: 'load' })
    await untilQuiet(() => after.length)
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`)
    const text = await answer.text()
    return {
      html: await sizeOf(answer.request()),
      inline: {
        css: await compressed(contentsOf(text, 'style')),
        script: await compressed(contentsOf(text, 'script')),
      },
      before: await sum(page, before),
      after: await sum(page, after),
    }
  })
}

/** The bytes of script that the page's main thread has asked for since the call, for pages on which something happens. */
export function watchScripts(page: Page): () => Promise<number> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return async () => (await sum(page, requests)).script
}

async function sum(page: Page, requests: readonly Request[]): Promise<Load> {
  const load: Load = { script: 0, worker: 0, css: 0, images: 0, other: 0, requests: 0, firestore: 0 }
  const workers = new Set(page.workers().map((worker) => worker.url()))
  for (const request of requests) {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && request.resourceType() !== 'image') {
      load.firestore += 1
      continue
    }
    load.requests += 1
    const kind = kindOf(request, workers)
    if (kind !== 'html') load[kind] += await sizeOf(request)
  }
  return load
}

function kindOf(request: Request, workers: ReadonlySet<string>) {
  switch (request.resourceType()) {
    case 'document':
      return 'html'
    case 'script':
      // A module that a worker imports is requested with the worker as its referrer.
      return workers.has(request.url()) || workers.has(request.headers()['referer'] ?? '') ? 'worker' : 'script'
    case 'stylesheet':
      return 'css'
    case 'image':
      return 'images'
    default:
      return 'other'
  }
}

/** From the header, which the host always sends: the browser does not tell the size of a worker's script. */
async function sizeOf(request: Request): Promise<number> {
  const response = await request.response()
  return Number((await response?.headerValue('content-length')) ?? 0)
}

function contentsOf(html: string, element: 'script' | 'style'): string {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))
  return Array.from(found, ([, attributes = '', content = '']) => (/\bsrc=|json/.test(attributes) ? '' : content)).join(
    '\n',
  )
}

const compress = createCompressor()

async function compressed(text: string): Promise<number> {
  const body = new TextEncoder().encode(text)
  return text.trim() === '' ? 0 : (await compress(body, entityTag(body), 'br')).length
}
