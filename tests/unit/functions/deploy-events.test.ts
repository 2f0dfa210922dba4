import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deploy } from '@netlify/functions'
import { zipFunction } from '@netlify/zip-it-and-ship-it'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import deployEvents from '../../../src/functions/deploy-events/deploy-events.ts'
import { blobStateStore } from '../../../src/functions/publish/state-store.ts'
import { startBlobs, type LocalBlobs } from '../../../src/local/blobs.ts'
import { root } from '../../../src/local/project.ts'
import { recordTrigger } from '../../../src/model/publish-state.ts'
import { aState, forEvents, usedOf } from '../../support/publishing.ts'

let blobs: LocalBlobs
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  blobs = await startBlobs(directory)
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobs.environment.NETLIFY_BLOBS_CONTEXT)
  vi.stubEnv('PUBLIC_FIREBASE_PROJECT_ID', 'a-club')
  await blobStateStore().write(recordTrigger(aState({ used: 0 }), forEvents(2), 'due', new Date()), undefined)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await blobs.stop()
  await rm(directory, { recursive: true, force: true })
})

const site = { id: '1', name: 'club', url: 'https://club.example', adminUrl: 'https://app.netlify.com/1' }
const ours = () => ({ id: 'd1', createdAt: new Date().toISOString() })
const others = { id: 'd2', createdAt: new Date(Date.now() - 600_000).toISOString() }
const fail = (deploy: Partial<Deploy>) =>
  deployEvents.deployFailed?.({ deploy: { ...ours(), ...deploy } as Deploy, site })
const succeed = (deploy: Partial<Deploy>) =>
  deployEvents.deploySucceeded?.({ deploy: { ...ours(), ...deploy } as Deploy, site })
const readState = async () => (await blobStateStore().read()).state

test('a deploy that failed ends the wait for it, and says why', async () => {
  await fail({ context: 'production', errorMessage: 'Build script returned non-zero exit code: 1' })
  const { state } = await blobStateStore().read()
  expect(state?.build).toBeNull()
  expect(state?.failure?.reason).toBe('Build script returned non-zero exit code: 1')
})

test('deploys that others made are counted, each once, and ours not twice', async () => {
  await succeed({ context: 'production' })
  expect(usedOf(await readState(), new Date())).toBe(1)
  await succeed({ context: 'production', ...others })
  await succeed({ context: 'production', ...others })
  expect(usedOf(await readState(), new Date())).toBe(2)
})

test('a preview that was made costs nothing', async () => {
  await succeed({ context: 'branch-deploy', ...others })
  expect(usedOf(await readState(), new Date())).toBe(1)
})

test('a preview that failed is nobody’s concern', async () => {
  await fail({ context: 'deploy-preview', errorMessage: 'Build script returned non-zero exit code: 1' })
  expect((await blobStateStore().read()).state?.build).not.toBeNull()
})

test('Netlify finds that the function waits for deploys', async () => {
  const folder = join(root, 'src/functions/deploy-events')
  const config = { '*': { nodeBundler: 'esbuild' as const } }
  const bundle = await zipFunction(folder, directory, { archiveFormat: 'none', config })
  expect(bundle).toMatchObject({ runtimeAPIVersion: 2, eventSubscriptions: ['deploy_succeeded', 'deploy_failed'] })
}, 60_000)
