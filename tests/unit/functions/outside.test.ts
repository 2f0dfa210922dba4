import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStore, type Store } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callBuildHook, HookUnanswered } from '../../../src/functions/publish/build-hook.ts'
import { readSettings } from '../../../src/functions/publish/settings.ts'
import { readSituation } from '../../../src/functions/publish/situation.ts'
import { blobStateStore } from '../../../src/functions/publish/state-store.ts'
import { root } from '../../../src/local/project.ts'
import { aBuild, aState, events, usedOf } from '../../support/publishing.ts'
import { memoryBlobs } from '../../support/simulation/blobs.ts'

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

describe('the build hook', () => {
  test('is called once, by POST', async () => {
    const calls: string[] = []
    const url = await serve((request, response) => {
      calls.push(`${request.method} ${request.url}`)
      response.end()
    })
    await callBuildHook(`${url}/build_hooks/1`)
    expect(calls).toEqual(['POST /build_hooks/1'])
  })

  test('that answers 500 fails in words', async () => {
    const url = await serve((_request, response) => response.writeHead(500).end())
    const failure = await callBuildHook(url).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: 'The build hook answered 500.' })
    expect(failure).not.toBeInstanceOf(HookUnanswered)
  })

  test('that does not answer fails in time, and may have heard', async () => {
    const url = await serve(() => {})
    await expect(callBuildHook(url, fetch, 50)).rejects.toThrow(
      new HookUnanswered('The build hook did not answer in time.'),
    )
  })

  test('that breaks off, or whose gateway gives up, may have heard', async () => {
    const broken = await serve((request) => request.socket.destroy())
    await expect(callBuildHook(broken)).rejects.toBeInstanceOf(HookUnanswered)
    const gateway = await serve((_request, response) => response.writeHead(504).end())
    await expect(callBuildHook(gateway)).rejects.toBeInstanceOf(HookUnanswered)
  })

  test('that is not there fails without telling its address', async () => {
    await expect(callBuildHook('http://127.0.0.1:1/secret')).rejects.toThrow(/^The build hook could not be reached\.$/)
  })

  test('that nobody set up says what is missing', async () => {
    await expect(callBuildHook(undefined)).rejects.toThrow('BUILD_HOOK_URL is missing')
  })
})

describe('what is deployed and stored', () => {
  const settingsFor = (url: string) => {
    const env = { FIRESTORE_EMULATOR_HOST: new URL(url).host, PUBLIC_FIREBASE_PROJECT_ID: 'demo-club', URL: url }
    return readSettings(env, [root])
  }
  const fields = Object.fromEntries(
    Object.entries(events(4)).map(([name, value]) => [name, { integerValue: `${value}` }]),
  )

  test('is read from the site and from Firestore, the site first', async () => {
    const asked: (string | undefined)[] = []
    const url = await serve(({ url: path }, response) => {
      asked.push(path)
      response.end(JSON.stringify(path === '/build.json' ? aBuild() : { fields }))
    })
    expect(await readSituation(settingsFor(url))).toEqual({ live: aBuild(), versions: events(4) })
    expect(asked).toEqual(['/build.json', '/v1/projects/demo-club/databases/(default)/documents/meta/content'])
  })

  test('is told from counters that another program stored as fractions, as the build tells it', async () => {
    const stored = {
      ...fields,
      events: { doubleValue: 4 },
      team: { doubleValue: 1.5 },
      note: { stringValue: 'by hand' },
    }
    const url = await serve((_request, response) => response.end(JSON.stringify({ fields: stored })))
    expect((await readSituation(settingsFor(url))).versions).toEqual({ ...events(4), team: 0 })
  })

  test.for<[string, number, string, Record<string, string>?]>([
    ['private', 401, '{}'],
    ['private', 403, 'Forbidden'],
    ['private', 200, '<!doctype html>'],
    ['private', 302, '', { location: '/login' }],
    ['missing', 404, '<!doctype html>'],
    ['missing', 200, '{}'],
    ['silent', 503, '<!doctype html>'],
    ['silent', 302, '', { location: '/build.json' }],
  ])('is unknown where the site is %s: %i %s', async ([unreadable, status, page, headers = {}]) => {
    const url = await serve(({ url: path }, response) => {
      if (path === '/build.json') response.writeHead(status, headers).end(page)
      else if (path === '/login') response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Log in</title>')
      else response.end(JSON.stringify({ fields }))
    })
    expect(await readSituation(settingsFor(url))).toEqual({ live: undefined, unreadable, versions: events(4) })
  })

  test('is uncounted where the database has no counters', async () => {
    const url = await serve((_request, response) => response.writeHead(404).end('{}'))
    expect(await readSituation(settingsFor(url))).toEqual({
      live: undefined,
      unreadable: 'missing',
      versions: undefined,
    })
  })

  test('cannot be told while Firestore refuses', async () => {
    const url = await serve((_request, response) => response.writeHead(429).end('{}'))
    await expect(readSituation(settingsFor(url))).rejects.toThrow('Firestore answered 429')
  })
})

describe('the state in Blobs', () => {
  let server: BlobsServer
  let directory: string
  let address: string

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'blobs-'))
    server = new BlobsServer({ directory, token: 'token' })
    address = `http://localhost:${(await server.start()).port}`
  })

  afterAll(async () => {
    await server.stop()
    await rm(directory, { recursive: true })
  })

  const open = (name: string, edgeURL = address) =>
    getStore({ name, siteID: 'site', token: 'token', edgeURL, uncachedEdgeURL: edgeURL, consistency: 'strong' })

  test('is read back, and written only over what was read', async () => {
    const store = blobStateStore(open('conditions'))
    expect(await store.read()).toEqual({ state: undefined, tag: undefined })
    expect(await store.write(aState(), undefined)).toBe(true)
    expect(await store.write(aState({ used: 9 }), undefined)).toBe(false)
    const { state, tag } = await store.read()
    expect(state).toEqual(aState())
    expect(await store.write(aState({ used: 4 }), tag)).toBe(true)
    expect(await store.write(aState({ used: 9 }), tag)).toBe(false)
    expect(usedOf((await store.read()).state)).toBe(4)
  })

  test.for(['lost', 'broken'])('that is %s is read from its copy, and can be written over', async (what) => {
    const blobs = open(`copy-${what}`)
    await blobStateStore(blobs).write(aState({ used: 9 }), undefined)
    await (what === 'lost' ? blobs.delete('state') : blobs.set('state', '{"month":'))
    const { state, tag } = await blobStateStore(blobs).read()
    expect(usedOf(state)).toBe(9)
    expect(await blobStateStore(blobs).write(aState({ used: 10 }), tag)).toBe(true)
    expect(usedOf((await blobStateStore(blobs).read()).state)).toBe(10)
  })

  test('that is broken, like its copy, is as good as lost, and can be written over', async () => {
    const blobs = open('broken')
    await blobs.set('state', '{"month":')
    await blobs.set('state-copy', '[')
    const { state, tag } = await blobStateStore(blobs).read()
    expect(state).toBeUndefined()
    expect(await blobStateStore(blobs).write(aState(), tag)).toBe(true)
  })

  test('is stored where only its copy cannot be', async () => {
    const { store } = memoryBlobs()
    const failing = new Proxy(store, {
      get: (target, name) =>
        name !== 'setJSON'
          ? (Reflect.get(target, name) as unknown)
          : async (...args: Parameters<Store['setJSON']>) => {
              if (args[0] === 'state-copy') throw new Error('Blobs answered 503.')
              return target.setJSON(...args)
            },
    })
    expect(await blobStateStore(failing).write(aState({ used: 4 }), undefined)).toBe(true)
    expect(usedOf((await blobStateStore(failing).read()).state)).toBe(4)
  })

  test('is not taken for stored when Blobs answers with an error', async () => {
    const url = await serve((_request, response) => response.writeHead(500).end())
    await expect(blobStateStore(open('errors', url)).write(aState(), undefined)).rejects.toThrow()
  }, 30_000)
})
