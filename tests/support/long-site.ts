import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runAstro } from '../../src/local/astro.ts'
import { startHost } from '../../src/local/host.ts'
import { root } from '../../src/local/project.ts'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { fill } from './content.ts'
import { aStoredEvent, aStoredImage, aStoredMember, aStoredPost, aStoredResource } from './factories.ts'
import { testEnvironment, testPorts } from './stack.ts'

/** A site on the shared emulators, of a project in which every text of every kind is 300 characters without a space. */
export const longProject = 'demo-long'
export const longUrl = 'http://127.0.0.1:4397'
const directory = join(root, '.local/test/long')

/** 300 characters without a place to break; `mark` tells one text from another. */
export const longWord = (mark: string) => mark.padEnd(300, 'w')
const longAddress = `https://docs.google.com/forms/d/e/${'x'.repeat(257)}/viewform`
const today = toIsoDate(new Date())

/** Each thing that Markdown can make of a long word. */
const longMarkdown = [
  longWord('plain'),
  longAddress,
  `[${longWord('link')}](${longAddress})`,
  `\`${longWord('code')}\``,
  `    ${longWord('block')}`,
  `# ${longWord('heading')}`,
  `- ${longWord('item')}\n  1. ${longWord('nested')}`,
  `> ${longWord('quoted')}`,
  `**${longWord('strong')}**`,
].join('\n\n')

const longEvent = aStoredEvent({
  title: longWord('title'),
  time: longWord('time'),
  location: longWord('location'),
  description: longMarkdown,
  registrationLink: longAddress,
})

/** The documents that a test opens by their id. */
export const longDocuments = {
  events: { ...longEvent, date: addDays(today, 5) },
  team: aStoredMember({ name: longWord('name'), role: longWord('role'), linkedin: longAddress, github: longAddress }),
  // Its picture cannot be loaded: the caption stands in its place.
  gallery: aStoredImage({ caption: longWord('caption'), imageUrl: `${longUrl}/${longWord('picture')}.webp` }),
  posts: aStoredPost({ title: longWord('title'), slug: 'long', summary: longWord('summary'), body: longMarkdown }),
  resources: aStoredResource({
    title: longWord('title'),
    description: longWord('description'),
    url: longAddress,
    category: longWord('category'),
    pinned: true,
  }),
} as const
export const longYear = '2021'

/** Fills the project, builds its site and serves it. Returns how to stop. */
export async function startLongSite(): Promise<() => Promise<void>> {
  const documents = Object.entries(longDocuments).map(([collection, data]) => ({ collection, id: 'long', data }))
  await fill(testPorts, longProject, [
    ...documents,
    ...[-5, -400].map((days) => ({
      collection: 'events' as const,
      id: `past${days}`,
      data: { ...longEvent, date: addDays(today, days) },
    })),
    { collection: 'events', id: 'archived', data: { ...longEvent, date: `${longYear}-03-04` } },
    { collection: 'posts', id: 'draft', data: { ...longDocuments.posts, slug: longWord('draft'), status: 'draft' } },
    { collection: 'events', id: longWord('left-out'), data: { title: longWord('undated') } },
    { collection: 'meta', id: 'content', data: { events: 1, team: 1, gallery: 1, posts: 1 } },
  ])
  await mkdir(directory, { recursive: true })
  await runAstro(['build', '--outDir', directory], {
    environment: { ...testEnvironment, PUBLIC_FIREBASE_PROJECT_ID: longProject },
    signal: new AbortController().signal,
    log: () => undefined,
  })
  const host = await startHost({ directory, port: Number(new URL(longUrl).port) })
  return () => host.stop()
}
