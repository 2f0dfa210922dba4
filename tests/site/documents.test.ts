import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../src/firebase/environment.ts'
import { openPublicContent } from '../../src/firebase/public-content.ts'
import { decodeBuildReport } from '../../src/model/build-report.ts'
import { publicCollections, type Versions } from '../../src/model/versions.ts'
import { countSince } from '../../src/stores/publish-changes.ts'
import { createFakeStorage } from '../support/fake-backend.ts'
import { testEnvironment, testSiteDirectory } from '../support/stack.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(join(testSiteDirectory, file), 'utf8'))

test('the build lists what it shows as the organiser’s tray reads it: nothing differs from what is stored', async () => {
  const report = decodeBuildReport(read('build.json'))!
  const content = openPublicContent(readEnvironment(testEnvironment))
  const ahead = Object.fromEntries(publicCollections.map((name) => [name, -1])) as Versions
  const count = await countSince(report, ahead, {
    fetchShown: async () => read('snapshot/documents.json'),
    fetchStored: (name) => content.fetchDocuments(name),
    storage: createFakeStorage,
  })
  await content.close()
  expect(Object.values(report.counts).every((shown) => shown > 0)).toBe(true)
  expect(count).toBe(0)
})
