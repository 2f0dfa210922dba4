import { access, readFile } from 'node:fs/promises'
import { imageMetadata } from 'astro/assets/utils'
import sharp from 'sharp'
import { createDownloads, usualLimits } from './downloads.ts'
import { nameOf, openFailures, PictureError, writeAtomically, type PictureFault } from './failures.ts'
import { sampleImagePath } from './samples.ts'

const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'gif'])
/** Of all frames together: unpacked, a picture takes four bytes for each. */
const MOST_PIXELS = 100_000_000
/** The widest that a page shows. */
const WIDEST = 1200

export type Original = { status: 'ok'; file: URL } | { status: 'failed'; reason: PictureFault }

/** Fetches the original of a picture, once per address: the folder is a cache that later builds reuse. */
export type FetchOriginal = (address: string) => Promise<Original>

/** Keeps originals in `folder`. A picture that cannot be fetched, or that Astro could not convert, is a result, not an error. */
export function createOriginals(folder: URL, limits = usualLimits, now = Date.now): FetchOriginal {
  const failures = openFailures(folder, now)
  const download = createDownloads(limits, failures)
  return async (address) => {
    try {
      const known = await findOriginal(address, folder)
      if (known !== undefined) return { status: 'ok', file: known }
      const sample = sampleImagePath(address)
      const bytes = sample === undefined ? await download(address) : await readSample(sample)
      const file = new URL(`${nameOf(address)}.${await formatOf(bytes)}`, folder)
      await writeAtomically(file, bytes)
      return { status: 'ok', file }
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      if (error.costly) await failures.remember(address, error.fault)
      return { status: 'failed', reason: error.fault }
    }
  }
}

async function readSample(file: URL): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new PictureError('cannot be reached')
  })
}

async function findOriginal(address: string, folder: URL): Promise<URL | undefined> {
  for (const extension of FORMATS) {
    const file = new URL(`${nameOf(address)}.${extension}`, folder)
    if (await exists(file)) return file
  }
  return undefined
}

/** The format of a picture that Astro can read and convert. Where it cannot, it stops the build, or copies the bytes under a false name. */
async function formatOf(bytes: Buffer): Promise<string> {
  const options = { failOn: 'none', pages: -1, limitInputPixels: false } as const
  const { format, width, height } = await attempt('is not a JPEG, PNG, WebP, AVIF or GIF', () =>
    sharp(bytes, options).metadata(),
  )
  const extension = format === 'heif' ? 'avif' : format
  if (!FORMATS.has(extension)) throw new PictureError('is not a JPEG, PNG, WebP, AVIF or GIF', true)
  if (width * height > MOST_PIXELS) throw new PictureError('has too many pixels', true)
  await attempt('is damaged or too long', async () => {
    await imageMetadata(bytes)
    await sharp(bytes, options)
      .rotate()
      .resize({ width: WIDEST, withoutEnlargement: true })
      .webp({ effort: 0 })
      .toBuffer()
  })
  return extension
}

async function attempt<T>(fault: PictureFault, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new PictureError(fault, true)
  }
}

async function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
