import { describe, expect, test } from 'vitest'
import { answer } from '../../../src/functions/publish/handler.ts'
import type { CallerRules } from '../../../src/functions/publish/caller.ts'
import { admin, claimsOf, makeIssuer, unsigned } from '../../support/tokens.ts'
import { aPublisher } from '../../support/publisher.ts'
import { aBuild, events } from '../../support/publishing.ts'

const secret = 'correct-horse-battery-staple'
const { keys } = await makeIssuer()
const rules: CallerRules = { projectId: 'demo-club', adminEmail: admin, takesUnsigned: true, secret, keys }
const asAdmin = { authorization: `Bearer ${unsigned(claimsOf({}, 'demo-club'))}` }
const asSystem = { 'x-publish-secret': secret }

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: BodyInit
}

async function call({ method = 'POST', headers = {}, body }: Call, publisher = aPublisher()) {
  const init = { method, headers, ...(body !== undefined && { body, duplex: 'half' }) }
  const response = await answer(new Request('https://club.example/api/publish', init), rules, publisher)
  return { response, status: response.status, calls: publisher.world.calls.length }
}

describe('the admin', () => {
  test('publishes, and learns what happens', async () => {
    const { response, status, calls } = await call({ headers: asAdmin, body: '{"wish": "now"}' })
    expect(status).toBe(202)
    expect(calls).toBe(1)
    expect(await response.json()).toMatchObject({ decision: { because: 'building' }, used: 2, budget: 20 })
  })

  test('publishes what is due with an empty body', async () => {
    expect(await call({ headers: asAdmin })).toMatchObject({ status: 202, calls: 1 })
  })

  test('looks without publishing', async () => {
    const { response, calls } = await call({ method: 'GET', headers: asAdmin })
    expect(calls).toBe(0)
    expect(await response.json()).toMatchObject({ decision: { action: 'trigger' } })
  })

  const body = JSON.stringify({ wish: 'due', same: { builtAt: aBuild().builtAt, versions: events(2) } })

  test('says that nothing differs, and nothing is built', async () => {
    const publisher = aPublisher()
    expect(await call({ headers: asAdmin, body }, publisher)).toMatchObject({ status: 202, calls: 0 })
    expect(await call({ headers: asSystem }, publisher)).toMatchObject({ status: 202, calls: 0 })
    publisher.world.situation = { live: aBuild(), versions: events(3) }
    expect(await call({ headers: asSystem }, publisher)).toMatchObject({ status: 202, calls: 1 })
  })

  test('alone can say so', async () => {
    expect(await call({ headers: asSystem, body })).toMatchObject({ status: 403, calls: 0 })
  })

  test('cannot report a failed build', async () => {
    expect(await call({ headers: asAdmin, body: '{"failed": "so I say"}' })).toMatchObject({ status: 403 })
  })
})

describe('another system', () => {
  test('publishes what is due, and learns nothing of the site', async () => {
    const { response, status, calls } = await call({ headers: asSystem, body: '{"wish": "due"}' })
    expect(status).toBe(202)
    expect(calls).toBe(1)
    expect(await response.json()).toEqual({})
  })

  test('that repeats its call, or is replayed, changes nothing', async () => {
    const publisher = aPublisher()
    for (let time = 0; time < 5; time++) await call({ headers: asSystem }, publisher)
    expect(publisher.world.calls).toHaveLength(1)
    expect((await publisher.look()).used).toBe(2)
  })

  test.for(['now', 'anyway'])('may not say %s', async (wish) => {
    expect(await call({ headers: asSystem, body: JSON.stringify({ wish }) })).toMatchObject({ status: 403, calls: 0 })
  })

  test('may not look', async () => {
    expect((await call({ method: 'GET', headers: asSystem })).status).toBe(403)
  })

  test('reports a failed build', async () => {
    const publisher = aPublisher()
    await publisher.publish('due')
    expect((await call({ headers: asSystem, body: '{"failed": "no space left"}' }, publisher)).status).toBe(202)
    expect((await publisher.look()).failure?.reason).toBe('no space left')
  })
})

describe('anyone else', () => {
  test.for(['GET', 'POST'])('is refused (%s), and nothing happens', async (method) => {
    expect(await call({ method })).toMatchObject({ status: 401, calls: 0 })
  })

  test('with a member’s token is refused, and nothing happens', async () => {
    const authorization = `Bearer ${unsigned(claimsOf({ email: 'member@example.edu' }, 'demo-club'))}`
    expect(await call({ headers: { authorization }, body: '{"wish": "anyway"}' })).toMatchObject({
      status: 403,
      calls: 0,
    })
  })
})

describe('a request that is wrong', () => {
  test.for(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('by its method %s is refused', async (method) => {
    const { response, calls } = await call({ method, headers: asAdmin })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, POST')
    expect(calls).toBe(0)
  })

  test.for(['{', '[]', '"due"', '{"wish": "tomorrow"}', '{"wish": ["now"]}', '{"failed": 5}', 'wish=now'])(
    'by its body is refused: %s',
    async (body) => {
      expect(await call({ headers: asAdmin, body })).toMatchObject({ status: 400, calls: 0 })
    },
  )

  test('by its size is refused', async () => {
    const body = JSON.stringify({ wish: 'now', padding: 'x'.repeat(5_000_000) })
    expect(await call({ headers: asAdmin, body })).toMatchObject({ status: 413, calls: 0 })
  })

  test('by its size is refused before it has all arrived', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(500).fill(32))
      },
    })
    expect(await call({ headers: asAdmin, body: endless })).toMatchObject({ status: 413, calls: 0 })
    expect(sent).toBeLessThan(10)
  })
})

test('no answer may be read by another site, or kept by a cache', async () => {
  for (const headers of [{}, asAdmin, asSystem, { ...asAdmin, origin: 'https://evil.example' }]) {
    const { response } = await call({ headers })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})
