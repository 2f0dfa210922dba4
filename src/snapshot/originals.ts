import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { sampleImagePath } from './samples.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 20_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif'])
const AT_ONCE = 6

export type Original = { status: 'ok'; file: URL } | { status: 'failed'; reason: string }

/** Fetches the original of a picture, once per address: the folder is a cache that later builds reuse. */
export type FetchOriginal = (address: string) => Promise<Original>

/** Keeps originals in `folder`, a few downloads at a time. A picture that cannot be fetched is a result, not an error. */
export function createOriginals(folder: URL): FetchOriginal {
  const inLine = limit(AT_ONCE)
  return (address) => inLine(() => fetchOriginal(address, folder))
}

async function fetchOriginal(address: string, folder: URL): Promise<Original> {
  const name = createHash('sha256').update(address).digest('hex').slice(0, 24)
  try {
    for (const extension of FORMATS) {
      const known = new URL(`${name}.${extension}`, folder)
      if (await exists(known)) return { status: 'ok', file: known }
    }
    const bytes = await read(address)
    const { format, width } = await sharp(bytes).metadata()
    const extension = format === 'heif' ? 'avif' : format
    if (!FORMATS.has(extension) || width === 0) return { status: 'failed', reason: `is of the format ${format}` }
    const file = new URL(`${name}.${extension}`, folder)
    await writeAtomically(file, bytes)
    return { status: 'ok', file }
  } catch (error) {
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function read(address: string): Promise<Buffer> {
  const sample = sampleImagePath(address)
  if (sample !== undefined) return readFile(sample)
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`answers with status ${response.status}`)
  if (Number(response.headers.get('content-length')) > MAX_BYTES) throw new Error('is larger than 20 MB')
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > MAX_BYTES) throw new Error('is larger than 20 MB')
  return bytes
}

/** A build that is stopped half-way must not leave half a picture in the cache. */
async function writeAtomically(file: URL, bytes: Buffer): Promise<void> {
  await mkdir(new URL('.', file), { recursive: true })
  const temporary = new URL(`${file.href}.${process.pid}`)
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}

async function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function limit(size: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
