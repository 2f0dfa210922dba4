import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressedSize, filesOf, pagesOf } from '../support/built-site.ts'
import { openParser, type PageParser } from '../support/parsed-page.ts'

// Bytes, not times: they are the same on every computer. `npm run bench` measures the times.
const directory = process.env['SITE_DIST']!
const files = filesOf(directory)
const pages = pagesOf(directory)
let parser: PageParser

beforeAll(async () => {
  parser = await openParser()
})
afterAll(() => parser.close())

describe.each(['/', '/events', '/about', '/gallery'])('%s', (path) => {
  test('is at most 14 kB of HTML with its styles', async () => {
    expect(compressedSize(pages.get(path)!)).toBeLessThanOrEqual(14_000)
    const { addresses } = await parser.parse(pages.get(path)!)
    expect(addresses.filter((address) => address.endsWith('.css'))).toEqual([])
  })

  test('runs at most 3 kB of script before something asks for more', async () => {
    const { scripts } = await parser.parse(pages.get(path)!)
    const runs = scripts.filter(({ type }) => type === '' || type === 'module' || type === 'text/javascript')
    expect(runs.length).toBeGreaterThan(0)
    const eager = withImports(runs.flatMap(({ src, text }) => (src === null ? importsIn(text) : [src])))
    // The inline scripts are compressed with the page, so they count as one.
    const inline = runs.filter(({ src }) => src === null).map(({ text }) => text)
    const sizes = [inline.join('\n'), ...[...eager].map((file) => files.get(file)!)].map(compressedSize)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000)
  })
})

test('no picture is larger than 200 kB', () => {
  const large = [...files].filter(([path, { length }]) => /\.(webp|png|jpe?g|avif)$/.test(path) && length > 200_000)
  expect(large.map(([path]) => path)).toEqual([])
})

/** The files of these modules and of all that they import before they run. */
function withImports(addresses: string[], from = ''): Set<string> {
  const found = new Set<string>()
  for (const address of addresses) {
    const file = new URL(address, new URL(from, 'http://site.test/')).pathname.slice(1)
    const imports = importsIn(files.get(file)!.toString())
    for (const path of [file, ...withImports(imports, file)]) found.add(path)
  }
  return found
}

/** What a module imports before it runs; not what it imports on demand. */
function importsIn(code: string): string[] {
  const imports = /(?:^|[;}\n])(?:import|export)\s*(?:[\w*{},\s$]*?from\s*)?["']([^"']+)["']/g
  return Array.from(code.matchAll(imports), ([, address]) => address!)
}
