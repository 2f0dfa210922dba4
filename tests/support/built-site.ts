import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { runAstro } from '../../src/local/astro.ts'
import { root } from '../../src/local/project.ts'

/** The files of a folder by their path below it, with `/` on every system. */
export function filesOf(directory: string): Map<string, Buffer> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [relative(directory, path).replaceAll('\\', '/'), readFileSync(path)]
    }),
  )
}

/** The HTML files of a folder by the address at which the host serves them. */
export function pagesOf(directory: string): Map<string, string> {
  const pages = [...filesOf(directory)].filter(([path]) => path.endsWith('.html'))
  return new Map(
    pages.map(([path, content]) => [`/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`, content.toString()]),
  )
}

/** The size in bytes that a host sends: brotli at its best. */
export function compressedSize(text: string | Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

export interface Build {
  succeeded: boolean
  /** What the build wrote to the terminal. */
  log: string
  directory: string
}

/** Nobody is reached but the emulators on this computer: a test must not depend on the network, nor bother anyone there. */
const offline = {
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: '127.0.0.1,localhost',
}

/** Builds the site into a folder of this name, for tests that need content of their own. Builds share a cache: one at a time. */
export async function buildSite(name: string, environment: Record<string, string>): Promise<Build> {
  const directory = join(root, '.local/test/builds', name)
  const lines: string[] = []
  const succeeded = await runAstro(['build', '--outDir', directory], {
    environment: { ...offline, NO_COLOR: '1', ...environment },
    signal: AbortSignal.timeout(120_000),
    log: (line) => lines.push(line),
  }).then(
    () => true,
    () => false,
  )
  return { succeeded, log: lines.join('\n'), directory }
}
