import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { netlifySite } from '../../../src/local/netlify-site.ts'

const files = [
  ...['index.html', '404.html', 'about.html', 'old/index.html', '_astro/page.abc.js'],
  ...[
    'events/edit.html',
    'admin/team.html',
    'admin/team/edit.html',
    'admin/posts.html',
    'admin/posts/edit.html',
    'resources/edit.html',
  ],
]
let directory: string
let get: (path: string, method?: string) => Promise<Response>

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  for (const file of files) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), file)
  }
  const site = netlifySite(directory)
  get = (path, method = 'GET') => site(new Request(`http://localhost${path}`, { method }))
})

afterAll(() => rm(directory, { recursive: true }))

describe('pages', () => {
  test.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/about?from=chat', 'about.html'],
    ['/old', 'old/index.html'],
    ['/old/', 'old/index.html'],
    ['/admin/team', 'admin/team.html'],
    ['/admin/posts', 'admin/posts.html'],
    ['/events/edit/abc', 'events/edit.html'],
    ['/events/edit/%C3%A9', 'events/edit.html'],
    ['/admin/team/abc', 'admin/team/edit.html'],
    ['/admin/posts/abc', 'admin/posts/edit.html'],
    ['/resources/edit/abc', 'resources/edit.html'],
  ])('%s is %s', async (path, file) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(file)
  })

  test.each(['/nowhere', '/events/nowhere', '/..%2f..%2fpackage.json'])(
    '%s is the 404 page with status 404',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toBe('404.html')
    },
  )

  test('an address that cannot be decoded is a bad request', async () => {
    expect((await get('/%ZZ')).status).toBe(400)
  })

  test('only GET is answered with a page', async () => {
    expect((await get('/', 'POST')).status).toBe(405)
  })

  test('a file that is replaced is served anew', async () => {
    await writeFile(join(directory, 'about.html'), 'newer')
    expect(await (await get('/about')).text()).toBe('newer')
  })
})

describe('headers', () => {
  test.each(['/', '/events/edit/abc', '/nowhere'])('%s has the security headers', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  test('hashed assets never change', async () => {
    expect((await get('/_astro/page.abc.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('pages are asked for again each time', async () => {
    expect((await get('/')).headers.get('cache-control')).toContain('max-age=0')
  })
})
