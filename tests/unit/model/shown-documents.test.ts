import { describe, expect, test } from 'vitest'
import { countChanges, decodeShownDocuments, digestAll } from '../../../src/model/shown-documents.ts'
import { aMember, anEvent } from '../../support/factories.ts'

const events = ['a', 'b', 'c'].map((id) => anEvent({ id }))
const team = ['a', 'b', 'c', 'd'].map((id, order) => aMember({ id, order, name: id }))

async function changesOf(collection: 'events' | 'team', before: { id: string }[], after: { id: string }[]) {
  return countChanges(await digestAll(collection, before), await digestAll(collection, after))
}

describe('what counts as a change', () => {
  test('a document that is new, gone or other is one each', async () => {
    const after = [anEvent({ id: 'a', title: 'Other' }), anEvent({ id: 'c' }), anEvent({ id: 'd' })]
    expect(await changesOf('events', events, after)).toBe(3)
  })

  test('the same documents in whatever order they are read, and with whatever fields in whatever order, are none', async () => {
    const after = events
      .toReversed()
      .map((event) => Object.fromEntries(Object.entries(event).reverse()) as typeof event)
    expect(await changesOf('events', events, after)).toBe(0)
  })

  test('a field that is missing and one that is undefined are the same', async () => {
    const { location: _, ...without } = anEvent()
    expect(await changesOf('events', [anEvent({ location: undefined })], [without])).toBe(0)
  })

  test('another order of the team is one, however many places changed', async () => {
    const after = team.map((member, index) => ({ ...member, order: index === 3 ? 0 : index + 1 }))
    expect(await changesOf('team', team, after)).toBe(1)
  })

  test('other numbers for the same order are none', async () => {
    const after = team.map((member) => ({ ...member, order: (member.order ?? 0) * 10 }))
    expect(await changesOf('team', team, after)).toBe(0)
  })

  test('a member who is edited and moved is one', async () => {
    const after = team.map((member) => (member.id === 'd' ? { ...member, order: -1, role: 'Founder' } : member))
    expect(await changesOf('team', team, after)).toBe(1)
  })
})

test('a list of documents is read back as it was, and nothing else is one', async () => {
  const shown = {
    builtAt: '2026-03-14T09:00:00.000Z',
    documents: { events: await digestAll('events', events), team: [], gallery: [], posts: [] },
  }
  expect(decodeShownDocuments(JSON.parse(JSON.stringify(shown)))).toEqual(shown)
  expect(shown.documents.events[0]).toEqual(['a', expect.stringMatching(/^[0-9a-f]{16}$/)])
  for (const data of [undefined, '<!doctype html>', {}, { ...shown, documents: {} }])
    expect(decodeShownDocuments(data)).toBeUndefined()
})
