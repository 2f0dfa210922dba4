import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { netlifySite } from '../../src/local/netlify-site.ts'
import { toIsoDate } from '../../src/model/date.ts'
import { readSamples } from '../../src/snapshot/samples.ts'
import { filesOf, pagesOf } from '../support/built-site.ts'
import { club } from '../support/club.ts'
import { openParser, type PageParser, type ParsedPage } from '../support/parsed-page.ts'

const directory = process.env['SITE_DIST']!
const answer = netlifySite(directory)
const statusOf = async (path: string) => (await answer(new Request(new URL(path, 'http://site.test')))).status

let parser: PageParser
let pages: Map<string, ParsedPage>

beforeAll(async () => {
  parser = await openParser()
  pages = new Map()
  for (const [path, html] of pagesOf(directory)) pages.set(path, await parser.parse(html))
}, 60_000)
afterAll(() => parser.close())

const guarded = [
  '/resources',
  '/events/new',
  '/events/edit',
  '/admin',
  '/admin/team',
  '/admin/team/edit',
  '/admin/posts',
  '/admin/posts/edit',
  '/admin/gallery',
  '/resources/new',
  '/resources/edit',
]
const open = ['/', '/about', '/team', '/events', '/gallery', '/posts', '/404']
const page = (path: string) => pages.get(path)!

test('every route has its file', () => {
  expect([...pages.keys()]).toEqual(expect.arrayContaining([...open, ...guarded]))
})

test('the dynamic routes answer for any id', async () => {
  for (const path of ['/events/edit/a', '/admin/team/b', '/admin/posts/c', '/resources/edit/d', '/events/edit/é%20f'])
    expect(await statusOf(path), path).toBe(200)
  expect(await statusOf('/edit/a')).toBe(404)
})

describe('every page', () => {
  test('has a title of its own, a language and a description', () => {
    const titles = [...pages].filter(([path]) => !guarded.includes(path)).map(([, { title }]) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const [path, { title, language, metas }] of pages) {
      expect(title, path).toContain(club.name)
      expect(language, path).toBe('en')
      expect(metas['description'], path).toMatch(/\S/)
      // On screens with forms, an on-screen keyboard makes the page smaller instead of covering it.
      const keyboard = guarded.includes(path) ? ', interactive-widget=resizes-content' : ''
      expect(metas['viewport'], path).toBe(`width=device-width${keyboard}`)
    }
  })

  test('has one header with a navigation, one main and one footer', () => {
    for (const [path, { landmarks }] of pages)
      expect(landmarks, path).toEqual({ header: 1, nav: 1, main: 1, footer: 1 })
  })

  test('has no style attribute and no event handler, which the policy would refuse', () => {
    for (const [path, { inlineCode }] of pages) expect(inlineCode, path).toEqual([])
  })

  test('refers only to what is there', async () => {
    const { origin } = new URL(page('/').canonical!)
    const broken: string[] = []
    for (const [path, { addresses, metas, canonical }] of pages) {
      const own = [...addresses, metas['og:image'] ?? '', metas['og:url'] ?? '', canonical ?? '']
        .map((address) => new URL(address, new URL(path, origin)))
        .filter((url) => url.origin === origin && path !== '/404')
      for (const url of new Set(own.map(({ pathname }) => pathname)))
        if ((await statusOf(url)) !== 200) broken.push(`${path} → ${url}`)
    }
    expect(broken).toEqual([])
  })
})

describe('every public page', () => {
  test('has one h1, and headings that skip no level', () => {
    for (const [path, { headings }] of pages) {
      if (guarded.includes(path)) continue
      const levels = headings.map(({ level }) => level)
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1)
      expect(levels[0], path).toBe(1)
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), path).toBeLessThanOrEqual(1))
      for (const { text } of headings) expect(text, path).not.toBe('')
    }
  })

  test('names its own address as the canonical one', () => {
    for (const [path, { canonical, metas }] of pages) {
      const isHidden = guarded.includes(path) || path === '/404'
      expect(canonical === null ? null : new URL(canonical).pathname, path).toBe(isHidden ? null : path)
      expect(metas['robots'], path).toBe(isHidden ? 'noindex' : undefined)
    }
  })

  test('knows the size of each picture, and describes it', () => {
    for (const [path, { images }] of pages) {
      for (const image of images) {
        expect(image.width, `${path} ${image.src}`).toBeGreaterThan(0)
        expect(image.height, `${path} ${image.src}`).toBeGreaterThan(0)
        expect(image.alt, `${path} ${image.src}`).not.toBeNull()
      }
    }
    expect(page('/gallery').images.map(({ alt }) => alt)).not.toContain('')
  })
})

test('no host of a picture learns from which page it is shown', () => {
  const pictures = [...pages.values()].flatMap(({ images }) => images)
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter(({ referrer }) => referrer !== 'no-referrer')).toEqual([])
})

describe('without JavaScript', () => {
  test('the home page says who the club is and what comes next', () => {
    const { text, links } = page('/')
    expect(text).toContain(club.mission)
    expect(text).toContain('Next Event')
    expect(links).toContainEqual({ href: '/events', text: 'see events' })
  })

  test('the lists are complete', async () => {
    const samples = await readSamples(toIsoDate(new Date()))
    const textsOf = (name: string, field: string) =>
      samples
        .filter(({ collection, data }) => collection === name && data['status'] !== 'draft')
        .map(({ data }) => data[field])
    for (const title of textsOf('events', 'title')) expect(page('/events').text).toContain(title)
    for (const name of textsOf('team', 'name')) {
      expect(page('/about').text).toContain(name)
      expect(page('/team').text).toContain(name)
    }
    for (const caption of textsOf('gallery', 'caption')) expect(page('/gallery').text).toContain(caption)
    for (const title of textsOf('posts', 'title')) expect(page('/posts').text).toContain(title)
  })

  test('the page for unknown addresses leads home', () => {
    expect(page('/404').headings[0]).toEqual({ level: 1, text: 'Page Not Found' })
    expect(page('/404').links).toContainEqual({ href: '/', text: 'Back to Home' })
  })

  test('the footer links to Instagram and LinkedIn', () => {
    for (const [path, { links }] of pages) {
      expect(links, path).toContainEqual({ href: club.social.instagram, text: 'Instagram' })
      expect(links, path).toContainEqual({ href: club.social.linkedin, text: 'LinkedIn' })
    }
  })
})

describe('what members and the admin see', () => {
  test('is not in the guarded pages, which hold no data', () => {
    for (const path of guarded) {
      const { text, metas } = page(path)
      expect(text, path).toBe('LoadingThis page needs JavaScript and a signed-in account.')
      expect(metas['club:page'], path).toBeUndefined()
    }
  })

  test('is in no file: no resource, no draft, no address of a person', async () => {
    const samples = await readSamples(toIsoDate(new Date()))
    const secret = samples.filter(({ collection, data }) => collection === 'resources' || data['status'] === 'draft')
    const words = secret.flatMap(({ data }) =>
      ['title', 'description', 'summary', 'body', 'url'].flatMap((field) =>
        ((data[field] ?? '') as string).split('\n'),
      ),
    )
    const phrases = words.filter((line) => line.length > 20)
    expect(phrases.length).toBeGreaterThan(20)
    for (const [path, content] of filesOf(directory)) {
      if (!/\.(html|json|js|css|txt|svg|xml|ics)$/.test(path)) continue
      const text = content.toString()
      expect(
        phrases.filter((phrase) => text.includes(phrase)),
        path,
      ).toEqual([])
      // The admin's address is in the code that compares it; the demo accounts are in builds for the emulator.
      if (!path.endsWith('.js')) expect(text.match(/[\w.+-]+@[\w-]+\.\w+/g), path).toBeNull()
    }
  })
})
