import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBlobs } from '../../../src/local/blobs.ts'
import { startHost, type Host } from '../../../src/local/host.ts'
import { findFreePort } from '../../../src/local/ports.ts'
import { root } from '../../../src/local/project.ts'

let directory: string
let host: Host

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'host-'))
  await writeFile(join(directory, 'index.html'), 'home')
  const environment = { PUBLIC_FIREBASE_PROJECT_ID: 'demo-club' }
  host = await startHost({ directory, port: await findFreePort(), environment })
})
afterAll(async () => {
  await host.stop()
  await rm(directory, { recursive: true })
})

test('a call whose body never ends holds up no other', async () => {
  const { hostname, port } = new URL(host.url)
  const open = connect(Number(port), hostname)
  await once(open, 'connect')
  open.write(`POST /api/publish HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 100\r\n\r\n{`)
  expect(await (await fetch(host.url)).text()).toBe('home')
  expect((await fetch(`${host.url}/api/publish`)).status).toBe(401)
  open.destroy()
})

test('a function refuses a body that is too large', async () => {
  const body = 'x'.repeat(2000)
  expect((await fetch(`${host.url}/api/publish`, { method: 'POST', body })).status).toBe(401)
  const response = await fetch(`${host.url}/api/publish`, { method: 'POST', body: 'x'.repeat(6_000_001) })
  expect(response.status).toBe(413)
})

test('the answers of functions carry the headers that netlify.toml gives to files', async () => {
  const file = await readFile(join(root, 'netlify.toml'), 'utf8')
  const [, block = ''] = /for = "\/\*"\n([^[]*\[headers\.values\][^[]*)/.exec(file) ?? []
  const headers = Array.from(block.matchAll(/^ +([\w-]+) = "(.*)"$/gm), ([, name = '', value = '']) => [name, value])
  expect(headers.length).toBeGreaterThan(4)
  const { headers: sent } = await fetch(`${host.url}/api/publish`)
  expect(headers.map(([name = '']) => [name, sent.get(name)])).toEqual(headers)
})

test('the local Blobs server is there for this computer alone', async () => {
  const blobs = await startBlobs(join(directory, 'blobs'))
  const context = Buffer.from(blobs.environment.NETLIFY_BLOBS_CONTEXT, 'base64').toString()
  const { edgeURL } = JSON.parse(context) as { edgeURL: string }
  expect((await fetch(edgeURL)).status).toBe(403)
  // Every address of 127/8 is this computer: a server on all interfaces would answer here, one on 127.0.0.1 does not.
  await expect(fetch(edgeURL.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow()
  await blobs.stop()
})
