import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diagnose, report } from '../../../src/local/diagnosis.ts'
import type { Finding } from '../../../src/local/finding.ts'
import { root } from '../../../src/local/project.ts'
import { aBuild } from '../../support/publishing.ts'

const email = 'lead@club.example'
const files = ['content/site.yaml', 'src/firebase/firestore.rules', 'src/firebase/storage.rules'] as const
let folder: string

/** A club that has filled everything in. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-'))
  for (const part of ['content', 'src/firebase']) await mkdir(join(folder, part), { recursive: true })
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll('admin@example.edu', email))
  }
})
afterAll(() => rm(folder, { recursive: true }))

const env = {
  PUBLIC_FIREBASE_PROJECT_ID: 'a-club',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'a-club.firebaseapp.com',
  PUBLIC_FIREBASE_STORAGE_BUCKET: 'a-club.appspot.com',
  PUBLIC_FIREBASE_APP_ID: 'app',
  BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
  URL: 'https://club.example',
}

/** The world as a well set up club has it, by the ends of addresses; a test names what is different. */
function world(differences: Record<string, number | 'unreachable'> = {}): typeof fetch {
  const statuses = {
    'meta/content': 200,
    'resources?pageSize=1': 403,
    'posts?pageSize=1': 403,
    'events?pageSize=1': 200,
    'build.json': 200,
    'api/publish': 401,
    [`administrator/${encodeURIComponent(email)}`]: 404,
    'v1/projects?key=key': 200,
    'a-club.appspot.com/o?maxResults=1': 403,
    ...differences,
  }
  return async (input) => {
    const address = input instanceof Request ? input.url : String(input)
    const status = Object.entries(statuses).find(([end]) => address.endsWith(end))?.[1]
    if (typeof status !== 'number') throw new TypeError('fetch failed')
    return Response.json({ ...aBuild(), authorizedDomains: ['localhost', 'club.example'] }, { status })
  }
}

const summaryOf = (findings: Finding[]) =>
  findings.filter(({ state }) => state !== 'good').map(({ state, what }) => `${state}: ${what}`)

test('nothing is missing where everything is set up', async () => {
  const findings = await diagnose(env, world(), folder)
  expect(summaryOf(findings)).toEqual([])
  expect(report(findings)).toContain('Nothing is missing.')
})

describe('it notices', () => {
  test.for<[string, Partial<typeof env>, Parameters<typeof world>[0]]>([
    ['bad: PUBLIC_FIREBASE_API_KEY is not set.', { PUBLIC_FIREBASE_API_KEY: '' }, {}],
    ['unknown: PUBLIC_FIREBASE_STORAGE_BUCKET is not set.', { PUBLIC_FIREBASE_STORAGE_BUCKET: '' }, {}],
    ['unknown: BUILD_HOOK_URL is not set here.', { BUILD_HOOK_URL: '' }, {}],
    ['bad: BUILD_HOOK_URL is no address.', { BUILD_HOOK_URL: 'build_hooks/1' }, {}],
    ['bad: PUBLISH_SECRET is too short to be taken.', { PUBLISH_SECRET: 'short' } as object, {}],
    ['unknown: The site itself was not asked.', { URL: '' }, {}],
    ['bad: Firestore cannot be reached.', {}, { 'meta/content': 'unreachable' }],
    ['bad: Firestore refuses to show meta/content: the rules are not deployed.', {}, { 'meta/content': 403 }],
    [
      'unknown: There is no version document (meta/content), or no Firestore database yet.',
      {},
      { 'meta/content': 404 },
    ],
    ['bad: Anyone may read what is for members: the rules are open.', {}, { 'resources?pageSize=1': 200 }],
    ['bad: Visitors may not read the events: the rules are not deployed.', {}, { 'events?pageSize=1': 403 }],
    [
      `bad: The deployed Firestore rules name another administrator than ${email}.`,
      {},
      { [`administrator/${encodeURIComponent(email)}`]: 403 },
    ],
    ['bad: The reads of the free plan are used up for today.', {}, { 'meta/content': 429 }],
    ['bad: Firebase Authentication refuses PUBLIC_FIREBASE_API_KEY (400).', {}, { 'v1/projects?key=key': 400 }],
    ['unknown: Nobody could be asked which domains may sign in.', {}, { 'v1/projects?key=key': 'unreachable' }],
    ['bad: other.example is not an authorised domain: sign-in fails there.', { URL: 'https://other.example' }, {}],
    ['bad: notclub.example is not an authorised domain: sign-in fails there.', { URL: 'https://notclub.example' }, {}],
    ...([402, 404] as const).map((status): [string, object, object] => [
      `bad: The Storage bucket a-club.appspot.com does not exist, or has no plan that pays for it (${status}).`,
      {},
      { 'a-club.appspot.com/o?maxResults=1': status },
    ]),
    [
      'bad: Anyone may list the files in Storage: its rules are open.',
      {},
      { 'a-club.appspot.com/o?maxResults=1': 200 },
    ],
    ['unknown: Storage could not be asked.', {}, { 'a-club.appspot.com/o?maxResults=1': 'unreachable' }],
    ['bad: https://club.example does not say when it was built.', {}, { 'build.json': 404 }],
    ['bad: https://club.example shows a login to visitors: the project is private.', {}, { 'build.json': 401 }],
    ['bad: https://club.example cannot be read.', {}, { 'build.json': 'unreachable' }],
    ['bad: The publishing function answers 503 instead of 401.', {}, { 'api/publish': 503 }],
    ['bad: The publishing function answers nothing instead of 401.', {}, { 'api/publish': 'unreachable' }],
  ])('%s', async ([finding, variables, differences]) => {
    const findings = await diagnose({ ...env, ...variables }, world(differences), folder)
    expect(summaryOf(findings)).toEqual([finding])
  })

  test('an administrator who is still the example', async () => {
    expect(summaryOf(await diagnose(env, world({ 'administrator/admin%40example.edu': 404 }), root))).toEqual([
      'bad: The administrator is still an example.',
    ])
  })

  test('rules that name another administrator', async () => {
    const other = await mkdtemp(join(tmpdir(), 'club-'))
    await cp(folder, other, { recursive: true })
    await cp(join(root, files[1]), join(other, files[1]))
    expect(summaryOf(await diagnose(env, world(), other))).toEqual([
      `bad: src/firebase/firestore.rules does not name ${email}.`,
    ])
    await rm(other, { recursive: true })
  })

  test('a time zone that does not exist', async () => {
    const other = await mkdtemp(join(tmpdir(), 'club-'))
    await cp(folder, other, { recursive: true })
    const file = join(other, 'content/site.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace('Asia/Kolkata', 'Asia/Nowhere'))
    const findings = await diagnose(env, world(), other)
    expect(report(findings)).toContain('timeZone: is not an IANA time zone')
    await rm(other, { recursive: true })
  })
})

test('every finding that is not good says what to do', async () => {
  const text = report(await diagnose({}, world(), root))
  expect(text).toContain('✗ PUBLIC_FIREBASE_PROJECT_ID is not set.\n    → Firebase console')
  expect(text).toMatch(/\d things are missing\.$/)
})
