/* eslint-disable max-lines -- all builds are made in one file, one after the other, since they share a cache */
import { rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlannedDocument } from '../../src/local/firestore-writes.ts'
import { root } from '../../src/local/project.ts'
import { buildSite, compressedSize, filesOf, pagesOf, type Build } from '../support/built-site.ts'
import { club } from '../support/club.ts'
import { fill } from '../support/content.ts'
import * as legacy from '../support/legacy-data.ts'
import { aBuild } from '../support/publishing.ts'
import { openParser, type PageParser, type ParsedPage } from '../support/parsed-page.ts'
import { testPorts } from '../support/stack.ts'

// Every build of content of its own is made in this file, one after the other: builds share a cache.
let parser: PageParser
beforeAll(async () => {
  parser = await openParser()
})
afterAll(() => parser.close())

interface Site extends Build {
  page(path: string, ...selectors: string[]): Promise<ParsedPage>
}

async function buildFrom(name: string, environment: Record<string, string>): Promise<Site> {
  const build = await buildSite(name, environment)
  const pages = build.succeeded ? pagesOf(build.directory) : new Map<string, string>()
  return {
    ...build,
    page(path, ...selectors) {
      const html = pages.get(path)
      if (html === undefined) throw new Error(`${name} has no page ${path}. The build said:\n${build.log.slice(-4000)}`)
      return parser.parse(html, selectors)
    },
  }
}

/** Builds the site of a project that holds these documents. */
async function buildProject(project: string, documents: PlannedDocument[]): Promise<Site> {
  await fill(testPorts, project, documents)
  return buildFrom(project, { PUBLIC_FIREBASE_PROJECT_ID: project })
}

describe('a messy database of another application, without counters', () => {
  let site: Site
  beforeAll(async () => {
    site = await buildProject('demo-legacy', [...legacy.goodDocuments, ...legacy.malformedDocuments])
  }, 120_000)

  test('builds', () => {
    expect(site.log).not.toMatch(/\[ERROR\]/)
    expect(site.succeeded).toBe(true)
  })

  test('is reported: each document that cannot be shown, by collection, id, field and reason', () => {
    const missing = legacy.malformedDocuments.filter(({ line }) => !site.log.includes(line))
    expect(missing.map(({ line }) => line)).toEqual([])
    expect(site.log.match(/\(left out\)/g)).toHaveLength(500)
    for (const line of legacy.hiddenFields) expect(site.log).toContain(line)
    expect(site.log).toMatch(/events: \d+ shown, \d+ left out/)
  })

  test('shows every event, whatever the form of its date', async () => {
    const { texts } = await site.page('/events', '.event time', '.event :is(h3, h4)')
    const shown = texts['.event :is(h3, h4)']!.map((title, index) => ({ title, day: texts['.event time']![index] }))
    for (const { id, shown: day } of legacy.dates) expect(shown).toContainEqual({ title: `Dated ${id}`, day })
    const good = legacy.goodDocuments.filter(({ collection }) => collection === 'events')
    expect(shown).toHaveLength(good.length)
    for (const { data } of good) expect(shown.map(({ title }) => title)).toContain(data['title'])
    for (const [path, html] of pagesOf(site.directory)) expect(html, path).not.toContain('Impossible')
  })

  test('shows every member, those without an order last', async () => {
    const { texts } = await site.page('/about', '.member h3')
    const names = texts['.member h3']!
    expect(names.slice(0, 2)).toEqual(['First Person', 'Second Person'])
    expect(names.at(-1)).toBe('Nobody Ordered')
    expect(names).toHaveLength(legacy.goodDocuments.filter(({ collection }) => collection === 'team').length)
  })

  test('turns every form of a shared-drive link into a thumbnail of width 1000, and no other address', async () => {
    const { images, texts } = await site.page('/gallery', 'figcaption')
    const bySource = new Map(images.map(({ src, alt }) => [alt, src]))
    for (const index of legacy.driveLinks.keys())
      expect(bySource.get(`Drive ${index}`)).toBe('https://drive.google.com/thumbnail?id=ID-9_a&sz=w1000')
    for (const [index, address] of legacy.otherPictures.entries()) expect(bySource.get(`Other ${index}`)).toBe(address)
    expect(texts['figcaption']!.slice(0, 2)).toEqual(['Newest of all', 'Older one'])
    expect((await site.page('/about')).images.map(({ src }) => src)).toEqual([
      'https://drive.google.com/thumbnail?id=ID-9_a&sz=w1000',
    ])
  })

  test('shows scripts, emoji and very long texts whole', async () => {
    const { text } = await site.page('/events')
    for (const words of [...Object.values(legacy.scripts), legacy.longWord]) expect(text).toContain(words)
  })

  test('runs no script that somebody typed, and follows no address that is not http or https', async () => {
    for (const [path, html] of pagesOf(site.directory)) {
      const { scripts, images, inlineCode, links } = await parser.parse(html)
      expect(inlineCode, path).toEqual([])
      expect(
        scripts.filter(({ text }) => text.includes('hacked')),
        path,
      ).toEqual([])
      expect(
        images.filter(({ src }) => src === 'x'),
        path,
      ).toEqual([])
      expect(
        links.filter(({ href }) => !/^(https?:|\/|#)/.test(href)),
        path,
      ).toEqual([])
    }
    for (const path of ['/events', '/about', '/gallery', '/posts', '/posts/attacked'])
      expect((await site.page(path)).text, path).toContain('window.hacked = true')
  })

  test('keeps each page in its place, whatever a slug says', async () => {
    expect((await site.page('/events')).headings[0]?.text).toBe('Events')
    expect((await site.page('/posts/twin')).headings[0]?.text).toBe('A twin')
    expect((await site.page('/posts/sibling')).headings[0]?.text).toBe('A sibling')
    expect((await site.page('/posts/escaping')).headings[0]?.text).toBe('A post that would escape')
  })

  test('gives every published post a page of its own, to which the list links', async () => {
    const published = legacy.goodDocuments.filter(({ collection, id }) => collection === 'posts' && id !== 'draft')
    const { links } = await site.page('/posts')
    const addresses = links.map(({ href }) => href).filter((href) => href?.startsWith('/posts/'))
    expect(new Set(addresses.map((href) => href?.toLowerCase())).size).toBe(published.length)
    const titles = await Promise.all(addresses.map(async (href) => (await site.page(href)).headings[0]?.text))
    expect(titles.sort()).toEqual(published.map(({ data }) => data['title']).sort())
    expect((await site.page('/posts/same')).headings[0]?.text).toBe('The slug same')
  })

  test('shows a text that nests without end as it was typed', async () => {
    expect((await site.page('/posts/nested')).text).toContain('+ + + + +')
  })

  test('keeps drafts out of every file', () => {
    for (const [path, content] of filesOf(site.directory)) expect(content.includes('Secret plans'), path).toBe(false)
  })

  test('says on its pages that it has no counters, so that they ask for the lists at once', async () => {
    const { metas } = await site.page('/events')
    expect(JSON.parse(metas['club:page']!)).toMatchObject({ watched: true, versions: null, shows: ['events'] })
  })
})

describe('an empty database', () => {
  let site: Site
  beforeAll(async () => {
    site = await buildProject('demo-empty', [])
  }, 60_000)

  test('shows the default team of three', async () => {
    const { texts, links } = await site.page('/about', '.member h3', '.member .role')
    expect(texts['.member h3']).toEqual(club.defaultTeam.map(({ name }) => name))
    expect(texts['.member .role']).toEqual(club.defaultTeam.map(({ role }) => role))
    for (const { link } of club.defaultTeam) expect(links.map(({ href }) => href)).toContain(link)
  })

  test('shows three sample pictures', async () => {
    const { images } = await site.page('/gallery')
    const files = filesOf(site.directory)
    expect(images).toHaveLength(3)
    for (const { src, width, height, alt } of images) {
      expect(files.has(src.slice(1)), src).toBe(true)
      expect([width, height, alt?.length].every((value) => value! > 0)).toBe(true)
    }
  })

  test('says that there are no events, upcoming or past', async () => {
    const { text } = await site.page('/events')
    expect(text).toContain('No upcoming events.')
    expect(text).toContain('No past events yet.')
    const home = await site.page('/', '.next-event')
    expect(home.texts['.next-event']![0]).toContain('No upcoming events.')
    expect(home.links).toContainEqual({ href: '/events/new', text: 'Create one' })
  })
})

describe('a database with 4,000 events, 500 in each of eight years', () => {
  const years = Array.from({ length: 8 }, (_, index) => `${2015 + index}`)
  const dayOf = (year: string, index: number) =>
    new Date(Date.UTC(Number(year), 0, 1 + (index % 365))).toISOString().slice(0, 10)
  const events = years.flatMap((year) =>
    Array.from({ length: 500 }, (_, index) => {
      const title = `Meeting ${year}-${index}`
      return { collection: 'events', id: `${year}-${index}`, data: { title, date: dayOf(year, index) } }
    }),
  )
  let site: Site
  beforeAll(async () => {
    site = await buildProject('demo-large', events)
  }, 120_000)

  test('shows the latest 60 on the events page, within the budget, and leads to each year', async () => {
    const { texts, links } = await site.page('/events', '.event h4')
    expect(texts['.event h4']).toHaveLength(60)
    expect(compressedSize(pagesOf(site.directory).get('/events')!)).toBeLessThan(14_000)
    for (const year of years) expect(links.map(({ href }) => href)).toContain(`/events/${year}`)
  })

  test('has every event on the page of its year', async () => {
    const found = new Set<string>()
    for (const year of years) {
      const { texts } = await site.page(`/events/${year}`, '.event :is(h2, h3, h4)')
      for (const title of texts['.event :is(h2, h3, h4)']!) found.add(title)
    }
    expect(found.size).toBe(4000)
  })
})

describe('without a Firebase project', () => {
  const names = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID'].map(
    (name) => `PUBLIC_FIREBASE_${name}`,
  )
  const nothing = Object.fromEntries([...names, 'FIRESTORE_EMULATOR_HOST'].map((name) => [name, '']))
  let site: Site
  beforeAll(async () => {
    site = await buildFrom('samples', nothing)
  }, 60_000)

  test('the build shows content/samples, and warns by naming each value that is missing', async () => {
    expect(site.succeeded).toBe(true)
    const warning = site.log.split('\n').find((line) => line.includes('No Firebase project is configured'))
    expect(warning).toContain('content/samples')
    for (const name of names) expect(warning).toContain(name)
    expect((await site.page('/about')).text).toContain('Ada Placeholder')
    expect((await site.page('/events', '.event')).texts['.event']!.length).toBeGreaterThan(30)
  })

  test('its pages watch nothing, and its policy lets them connect to nobody', async () => {
    const { metas } = await site.page('/events')
    expect(JSON.parse(metas['club:page']!)).toMatchObject({ watched: false })
    expect(metas['content-security-policy']).toContain("connect-src 'self';")
  })

  test('a build that is not for the emulator has no account chooser', () => {
    for (const [path, content] of filesOf(site.directory)) {
      expect(content.includes('Choose an account'), path).toBe(false)
      expect(content.includes('member@example.edu'), path).toBe(false)
    }
  })
})

describe('while Firestore is out of reach', () => {
  const directory = join(root, '.local/test/builds/unreachable')
  let site: Site
  beforeAll(async () => {
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(directory, { recursive: true })
    writeFileSync(join(directory, 'index.html'), 'The last good build.')
    site = await buildFrom('unreachable', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' })
  }, 120_000)

  test('the build fails, and says what to do', () => {
    expect(site.succeeded).toBe(false)
    expect(site.log).toContain('Could not read meta/content from Firestore at 127.0.0.1:9')
    expect(site.log).toContain('npm run emulators')
    expect(site.log).toContain('PUBLIC_FIREBASE_PROJECT_ID')
  })

  test('the build leaves the last site as it was, and no half of another', () => {
    expect([...filesOf(directory)].map(([path, content]) => [path, content.toString()])).toEqual([
      ['index.html', 'The last good build.'],
    ])
  })
})

describe('a database with nothing in it, where the site that is online shows forty events', () => {
  const report = aBuild({ counts: { events: 40, team: 3, gallery: 0, posts: 0 }, versions: null })
  const server = createServer((request, response) =>
    response.end(request.url === '/build.json' && JSON.stringify(report)),
  )
  const build = async (environment: Record<string, string>) => {
    const { port } = server.address() as AddressInfo
    const URL = `http://127.0.0.1:${port}`
    return buildFrom('emptied', { PUBLIC_FIREBASE_PROJECT_ID: 'demo-empty', URL, ...environment })
  }
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => server.close())

  test('is not built, and the build says why and what to do', async () => {
    const site = await build({})
    expect(site.succeeded).toBe(false)
    expect(site.log).toContain('Could not believe that all 40 events are gone')
    expect(site.log).toContain('set the environment variable ALLOW_EMPTY to "events"')
  }, 120_000)

  test('is built when somebody says that it is meant', async () => {
    const site = await build({ ALLOW_EMPTY: 'posts, events' })
    expect(site.log).not.toMatch(/\[ERROR\]/)
    expect((await site.page('/events')).text).toContain('No upcoming events.')
  }, 120_000)

  test('is built when the site that is online says nothing', async () => {
    const site = await build({ URL: 'http://127.0.0.1:9' })
    expect(site.succeeded).toBe(true)
    expect(site.log).toContain('http://127.0.0.1:9/build.json cannot be read')
  }, 120_000)
})
