import { expect, test } from 'vitest'
import { filesOf, pagesOf } from '../support/built-site.ts'
import { importsOf } from '../support/imports.ts'

const directory = process.env['SITE_DIST']!
const scripts = new Map([...filesOf(directory)].filter(([path]) => path.endsWith('.js')))
const pages = [...pagesOf(directory).values()]

/** What the pages start: scripts, islands and their renderer. */
const startedByPages = namedIn(pages, /(?:<script[^>]* src|component-url|renderer-url)="([^"]+\.js)"/g)
/** What is started as a worker, by a page or by a script. */
const workers = namedIn([...pages, ...texts(scripts)], /new Worker\(new URL\([`"']([^`"']+)[`"']/g)

test('the pages start islands and a worker', () => {
  expect(startedByPages.size).toBeGreaterThan(2)
  expect(workers.size).toBe(1)
  expect([...startedByPages, ...workers].filter((path) => !scripts.has(path))).toEqual([])
})

// WebKit runs the file of a worker a second time when a module imports it: two copies of the Firebase SDK, which refuse each other's objects.
test('nothing imports a file that a page or a worker starts with', () => {
  const imported = [...scripts].flatMap(([path, code]) =>
    importsOf({ path, text: code.toString() })
      .filter((address) => address.startsWith('.') || address.startsWith('/'))
      .map((address) => ({ path, target: new URL(address, `http://site.test/${path}`).pathname.slice(1) })),
  )
  expect(imported.length).toBeGreaterThan(50)
  expect(imported.filter(({ target }) => startedByPages.has(target) || workers.has(target))).toEqual([])
})

function namedIn(sources: string[], pattern: RegExp): Set<string> {
  return new Set(sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, address]) => address!.slice(1))))
}

function texts(files: ReadonlyMap<string, Buffer>): string[] {
  return Array.from(files.values(), String)
}
