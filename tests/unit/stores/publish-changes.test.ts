import { beforeEach, describe, expect, test } from 'vitest'
import type { PublicCollection } from '../../../src/model/versions.ts'
import { digestAll } from '../../../src/model/shown-documents.ts'
import { eventDecoder } from '../../../src/model/decode/event.ts'
import { countSince, mostDocuments, type ChangeSources } from '../../../src/stores/publish-changes.ts'
import { decoded } from '../../support/decode.ts'
import { aStoredEvent } from '../../support/factories.ts'
import { createFakeStorage } from '../../support/fake-backend.ts'
import { aBuild, events } from '../../support/publishing.ts'

const deployed = aBuild()
const talk = { id: 'talk', data: aStoredEvent() }
let asked: string[]
let stored: { id: string; data: unknown }[] | undefined
let sources: ChangeSources

beforeEach(async () => {
  asked = []
  stored = [talk]
  const shown = {
    builtAt: deployed.builtAt,
    documents: {
      events: await digestAll('events', [decoded(eventDecoder, talk.data, talk.id)]),
      team: [],
      gallery: [],
      posts: [],
    },
  }
  const storage = createFakeStorage()
  sources = {
    fetchShown: async () => (asked.push('shown'), shown),
    fetchStored: async (name: PublicCollection) => (asked.push(name), stored),
    storage: () => storage,
  }
})

describe('the changes since a build', () => {
  test('are counted in the collections whose counter is not the deployed one', async () => {
    stored = [talk, { id: 'new', data: aStoredEvent() }]
    expect(await countSince(deployed, events(9), sources)).toBe(1)
    expect(asked).toEqual(['shown', 'events'])
  })

  test('are none where everything is as it was, whenever it was written', async () => {
    stored = [{ id: 'talk', data: aStoredEvent({ updatedAt: new Date() }) }]
    expect(await countSince(deployed, events(9), sources)).toBe(0)
  })

  test('are none in a document that visitors see neither before nor after', async () => {
    stored = [talk, { id: 'broken', data: { title: 'No date' } }]
    expect(await countSince(deployed, events(9), sources)).toBe(0)
  })

  test('are read once for each counter, also by the next page', async () => {
    await countSince(deployed, events(9), sources)
    await countSince(deployed, events(9), sources)
    expect(asked).toEqual(['shown', 'events'])
    await countSince(deployed, events(10), sources)
    expect(asked).toEqual(['shown', 'events', 'shown', 'events'])
  })

  test.for<[string, () => Storage]>([
    ['keeps nothing', () => fail()],
    ['has no room left', () => Object.assign(createFakeStorage(), { setItem: fail })],
  ])('are read once where the browser %s', async ([name, storage]) => {
    const report = aBuild({ builtAt: `a build for who ${name}` })
    await countSince(report, events(9), { ...sources, storage })
    const before = asked.length
    await countSince(report, events(9), { ...sources, storage })
    expect(asked.length).toBe(before)
  })

  test.each<[string, () => void]>([
    ['the list is that of another build', () => (sources.fetchShown = async () => ({ builtAt: 'then' }))],
    ['the collection is too large', () => (stored = undefined)],
    ['the network is gone', () => (sources.fetchStored = () => Promise.reject(new Error('offline')))],
  ])('cannot be told where %s, and that is not asked again', async (_, arrange) => {
    arrange()
    expect(await countSince(deployed, events(9), sources)).toBeUndefined()
    asked = []
    expect(await countSince(deployed, events(9), sources)).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('are not read from a collection that was too large when the site was built', async () => {
    const report = aBuild({ counts: { events: mostDocuments + 1, team: 0, gallery: 0, posts: 0 } })
    expect(await countSince(report, events(9), sources)).toBeUndefined()
    expect(asked).toEqual(['shown'])
  })
})

function fail(): never {
  throw new Error('not kept')
}
