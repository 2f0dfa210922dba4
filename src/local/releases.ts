import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Built sites side by side, of which one is current. */
export interface Releases {
  /** A link to the current release. It exists after the first `add`, and at every moment it leads to a whole site. */
  current: string
  /**
   * Lets `build` fill a new folder and makes it current in one step. The current release stays as it is until then, and for good if `build`
   * throws or leaves no site; then this throws. One release is kept besides the current one, for requests that began before the step.
   */
  add(build: (folder: string) => Promise<void>): Promise<void>
}

/** What makes a folder a whole site: the build writes pages in any order, so both have to be there. */
const proofs = ['index.html', 'build.json']

/** Opens the releases below a folder. Half-built ones that a killed process left are removed by the next `add`. */
export function openReleases(directory: string): Releases {
  const current = join(directory, 'current')
  return {
    current,
    async add(build) {
      const name = `${new Date().toISOString().replace(/\W/g, '')}-${randomUUID().slice(0, 4)}`
      const folder = join(directory, name)
      const previous = await targetOf(current)
      await removeAllBut([previous], directory)
      await mkdir(folder, { recursive: true })
      try {
        await build(folder)
        const missing = proofs.find((file) => !existsSync(join(folder, file)))
        if (missing !== undefined) throw new Error(`The build ended without ${missing}.`)
      } catch (error) {
        await rm(folder, { recursive: true, force: true })
        throw error
      }
      await pointTo(current, name)
      await removeAllBut([name, previous], directory)
    },
  }
}

/** A link cannot be changed, but another can take its name, and that is one step for the file system: there is no moment without a site. */
async function pointTo(link: string, target: string): Promise<void> {
  const next = `${link}-${target}`
  await symlink(target, next, 'dir')
  await rename(next, link)
}

async function targetOf(link: string): Promise<string | undefined> {
  try {
    return basename(await readlink(link))
  } catch {
    return undefined
  }
}

async function removeAllBut(kept: (string | undefined)[], directory: string): Promise<void> {
  const entries = existsSync(directory) ? await readdir(directory) : []
  const old = entries.filter((entry) => entry !== 'current' && !kept.includes(entry))
  await Promise.all(old.map((entry) => rm(join(directory, entry), { recursive: true, force: true })))
}
