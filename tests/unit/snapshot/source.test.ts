import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openSource } from '../../../src/snapshot/source.ts'

const configured = {
  PUBLIC_FIREBASE_PROJECT_ID: 'a-club',
  PUBLIC_FIREBASE_API_KEY: 'key',
  PUBLIC_FIREBASE_AUTH_DOMAIN: 'a-club.firebaseapp.com',
  PUBLIC_FIREBASE_APP_ID: 'app',
}
const names = Object.keys(configured)

async function open(env: Record<string, string>): Promise<{ name: string; warnings: string[] }> {
  const warnings: string[] = []
  const { name } = await openSource(env, (message) => warnings.push(message))
  return { name, warnings }
}

describe('on Netlify', () => {
  test.for(names)('a build without %s fails, and names it alone', async (missing) => {
    const env = { NETLIFY: 'true', ...configured, [missing]: '' }
    const refusal = open(env).then(
      () => 'built',
      (error: Error) => error.message,
    )
    const others = names.filter((name) => name !== missing)
    expect(await refusal).toMatch(new RegExp(`^These values are not set: ${missing}\n`))
    for (const name of others) expect(await refusal).not.toContain(name)
  })

  test('the samples are built for whoever asks for them by name', async () => {
    expect(await open({ NETLIFY: 'true', CONTENT_SOURCE: 'samples' })).toEqual({
      name: 'content/samples',
      warnings: [],
    })
    const { name } = await open({ NETLIFY: 'true', CONTENT_SOURCE: 'samples', ...configured })
    expect(name).toBe('content/samples')
  })
})

test('elsewhere a build without values warns, and takes the samples', async () => {
  const { name, warnings } = await open({})
  expect(name).toBe('content/samples')
  expect(warnings).toEqual([expect.stringContaining(names.join(', ').slice(0, 30))])
})

test('a build on a day whose reads are used up fails, and says so', async () => {
  const server = createServer((_, response) => {
    const error = { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' }
    response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(open({ FIRESTORE_EMULATOR_HOST: host })).rejects.toThrow(
    /the reads of the free plan are used up for today.*\n.*the site that is online stays/,
  )
  server.close()
})
