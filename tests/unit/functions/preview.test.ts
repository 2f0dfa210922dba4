import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStore } from '@netlify/blobs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '@netlify/functions'
import { connect } from '../../../src/functions/publish/connect.ts'
import publish from '../../../src/functions/publish/publish.ts'
import publishScheduled from '../../../src/functions/publish-scheduled/publish-scheduled.ts'
import { startBlobs, type LocalBlobs } from '../../../src/local/blobs.ts'

let blobs: LocalBlobs
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  blobs = await startBlobs(directory)
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobs.environment.NETLIFY_BLOBS_CONTEXT)
  vi.stubEnv('PUBLIC_FIREBASE_PROJECT_ID', 'a-club')
  // Nobody listens there: whatever is asked for fails.
  vi.stubEnv('URL', 'http://127.0.0.1:9')
  vi.stubEnv('BUILD_HOOK_URL', 'http://127.0.0.1:9/build_hooks/1')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await blobs.stop()
  await rm(directory, { recursive: true, force: true })
})

const inDeploy = (context: string) => ({ deploy: { context, id: '1', published: false } }) as Context
const storedKeys = async () => (await getStore('publish').list()).blobs.map(({ key }) => key)

test.for(['deploy-preview', 'branch-deploy', 'dev', 'staging'])(
  'a deploy of the kind %s has no part in publishing',
  async (kind) => {
    const { publisher } = connect(inDeploy(kind))
    expect(await publisher.publish('anyway')).toMatchObject({ decision: { because: 'preview' }, live: null })
    expect(await publisher.look()).toMatchObject({ decision: { because: 'preview' } })
    await publisher.reportDeploy({ id: 'd1', createdAt: new Date().toISOString() })
    await publisher.reportFailure('The build failed.')
    expect(await (await publishScheduled(undefined, inDeploy(kind))).text()).toBe('idle')
    expect(await storedKeys()).toEqual([])
  },
)

test('a preview, too, refuses whoever may not publish', async () => {
  const request = new Request('https://preview.example/api/publish', { method: 'POST' })
  expect((await publish(request, inDeploy('deploy-preview'))).status).toBe(401)
})

test('the site itself keeps its state in Blobs', async () => {
  await connect(inDeploy('production')).publisher.reportDeploy({ id: 'd1', createdAt: new Date().toISOString() })
  expect(await storedKeys()).toEqual(['state', 'state-copy'])
})
