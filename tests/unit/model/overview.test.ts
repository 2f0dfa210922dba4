import { describe, expect, test } from 'vitest'
import { summarise, type ManagedCollection, type ManagedDocument } from '../../../src/model/overview.ts'
import { aStoredEvent, aStoredImage, aStoredMember, aStoredPost } from '../../support/factories.ts'

const nothing = { events: [], team: [], gallery: [], posts: [], resources: [] }
const today = '2026-03-10'

function stored(id: string, data: Record<string, unknown>, updatedAt?: string): ManagedDocument {
  return { id, data, updatedAt }
}

function fixesOf(collection: ManagedCollection, data: Record<string, unknown>) {
  return summarise({ ...nothing, [collection]: [stored('x', data)] }, today).fixes.map(
    ({ title, what, isLeftOut }) => ({ title, what, isLeftOut }),
  )
}

test('upcoming events are listed, the next one first', () => {
  const events = ['2026-03-20', '2026-03-10', '2026-03-09'].map((date) => stored(date, aStoredEvent({ date })))
  expect(summarise({ ...nothing, events }, today).upcoming.map(({ id }) => id)).toEqual(['2026-03-10', '2026-03-20'])
})

test('each collection is counted, with its three latest edits', () => {
  const team = [1, 4, 2, 3].map((day) => stored(`m${day}`, aStoredMember({ name: `M${day}` }), `2026-03-0${day}`))
  const { collections } = summarise({ ...nothing, team: [...team, stored('old', aStoredMember())] }, today)
  const { count, latest } = collections.find(({ collection }) => collection === 'team')!
  expect(count).toBe(5)
  expect(latest.map(({ title }) => title)).toEqual(['M4', 'M3', 'M2'])
})

test('drafts are listed, published posts are not', () => {
  const posts = [
    stored('a', aStoredPost({ title: 'Draft', status: 'draft' })),
    stored('b', aStoredPost({ title: 'Published' })),
  ]
  expect(summarise({ ...nothing, posts }, today).drafts.map(({ title }) => title)).toEqual(['Draft'])
})

describe('worth fixing', () => {
  test('is nothing about documents that are as they should be', () => {
    expect(fixesOf('events', aStoredEvent({ date: today }))).toEqual([])
    expect(fixesOf('team', aStoredMember())).toEqual([])
    expect(fixesOf('gallery', aStoredImage())).toEqual([])
    expect(fixesOf('gallery', aStoredImage({ caption: '', decorative: true }))).toEqual([])
    expect(fixesOf('posts', aStoredPost())).toEqual([])
  })

  test('is a picture that nobody has described', () => {
    expect(fixesOf('gallery', aStoredImage({ caption: ' ' }))).toEqual([
      { title: '(x)', what: 'has no caption: people who cannot see it miss it', isLeftOut: false },
    ])
  })

  test('is a past event with a registration link', () => {
    expect(fixesOf('events', aStoredEvent({ title: 'Talk', date: '2026-03-09' }))).toEqual([
      { title: 'Talk', what: 'is over and still has a registration link', isLeftOut: false },
    ])
  })

  test('is a document that the site leaves out, and one that it shows in part', () => {
    expect(fixesOf('events', aStoredEvent({ title: 'Talk', date: 'soon' }))).toEqual([
      { title: 'Talk', what: 'is not shown: date is not a date', isLeftOut: true },
    ])
    expect(fixesOf('team', aStoredMember({ name: 'Ada', github: 'ada' }))).toEqual([
      { title: 'Ada', what: 'is shown without its github, which is not an http or https address', isLeftOut: false },
    ])
  })
})
