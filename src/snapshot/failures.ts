import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

const DAY_MS = 24 * 60 * 60 * 1000

/** Why the build has no picture from an address. It stands in the public report of the build, so these are all the words that there are. */
export type PictureFault =
  | 'cannot be reached'
  | 'did not answer in time'
  | 'was not fetched: the pictures before it took all the time there is'
  | `answers with status ${number}`
  | 'is larger than 20 MB'
  | 'has too many pixels'
  | 'is not a JPEG, PNG, WebP, AVIF or GIF'
  | 'is damaged or too long'

/** A picture that could not be had. */
export class PictureError extends Error {
  readonly fault: PictureFault
  readonly costly: boolean

  /** @param costly whether it took long to find out, so that builds of the next day had better not try again */
  constructor(fault: PictureFault, costly = false) {
    super(fault)
    this.fault = fault
    this.costly = costly
  }
}

/** What took long and failed, kept for a day from build to build. A key is a host, or the address of a picture. */
export interface Failures {
  read(key: string): Promise<PictureFault | undefined>
  remember(key: string, fault: PictureFault): Promise<void>
}

/** Keeps failures as files in a folder. What cannot be read counts as no failure. */
export function openFailures(folder: URL, now: () => number): Failures {
  const fileOf = (key: string) => new URL(`${nameOf(key)}.failed`, folder)
  return {
    async read(key) {
      try {
        const { at, fault } = JSON.parse(await readFile(fileOf(key), 'utf8')) as { at: number; fault: PictureFault }
        return at <= now() && now() < at + DAY_MS ? fault : undefined
      } catch {
        return undefined
      }
    },
    async remember(key, fault) {
      await writeAtomically(fileOf(key), JSON.stringify({ at: now(), fault }))
    },
  }
}

/** The name of the file that belongs to an address. */
export function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 24)
}

let written = 0

/** Writes a file whole or not at all: a build that is stopped half-way must not leave half a picture in the cache. */
export async function writeAtomically(file: URL, content: Buffer | string): Promise<void> {
  await mkdir(new URL('.', file), { recursive: true })
  const temporary = new URL(`${file.href}.${process.pid}-${written++}`)
  await writeFile(temporary, content)
  await rename(temporary, file)
}
