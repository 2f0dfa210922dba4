import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies do not gain from compression. */
const smallest = 256
const text = /^(text\/|application\/(javascript|json|xml|manifest\+json|[\w.-]+\+(xml|json))|image\/svg\+xml)/

/** The best encoding that the client takes for a body of this type and size (`Accept-Encoding`, RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted: string | undefined, type: string, size: number): Encoding {
  if (size < smallest || !text.test(type)) return 'identity'
  const offers = new Map((accepted ?? '').split(',').map(parseOffer))
  const takes = (encoding: string) => (offers.get(encoding) ?? offers.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** A strong entity tag: equal for equal content. */
export function entityTag(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether `If-None-Match` names the tag: the client already has the content (RFC 9110, section 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(tag)
}

/** A compressor that remembers what it compressed, by the body's tag. The oldest results go first. */
export function createCompressor(remembered = 500) {
  const results = new Map<string, Promise<Uint8Array>>()
  return (body: Uint8Array, tag: string, encoding: Encoding): Promise<Uint8Array> => {
    if (encoding === 'identity') return Promise.resolve(body)
    const key = `${encoding} ${tag}`
    const known = results.get(key)
    if (known !== undefined) return known
    const result = encoding === 'br' ? toBrotli(body, { params: brotliParams }) : toGzip(body)
    results.set(key, result)
    const oldest = results.keys().next().value
    if (results.size > remembered && oldest !== undefined) results.delete(oldest)
    return result
  }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** A content network compresses on the first request: good, not best. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 6 }

function parseOffer(offer: string): [encoding: string, quality: number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2))]
}
