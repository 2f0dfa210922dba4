import { describe, expect, test } from 'vitest'
import { resourceDecoder } from '../../../src/model/decode/resource.ts'
import { groupResources, searchResources, type Resource } from '../../../src/model/resource.ts'
import { decoded, problemsOf } from '../../support/decode.ts'
import { aResource, aStoredResource } from '../../support/factories.ts'

describe('a stored resource', () => {
  test('becomes a resource of the model', () => {
    expect(decoded(resourceDecoder, aStoredResource(), 'abc')).toEqual(aResource({ id: 'abc' }))
  })

  test('needs only a title', () => {
    expect(decoded(resourceDecoder, { title: 'Git' })).toEqual({
      id: 'id-1',
      title: 'Git',
      description: '',
      url: undefined,
      category: 'Other',
      pinned: false,
      createdAt: undefined,
    })
  })

  test.for<[unknown]>([['true'], [1], ['']])('pinned %o is left out', ([pinned]) => {
    expect(problemsOf(resourceDecoder, aStoredResource({ pinned }))).toEqual(['pinned is not true or false, left out'])
  })
})

describe('a search', () => {
  const resources = [
    aResource({ id: 'git', title: 'Git from Scratch', description: 'Branches', category: 'Slides' }),
    aResource({ id: 'web', title: 'The Web', description: 'Slides of the talk, 100% fun (really)', category: 'Video' }),
    aResource({ id: 'tamil', title: 'தமிழ் வழிகாட்டி', description: 'ÉCOLE', category: 'Guides' }),
  ]

  test.for<[string, string[]]>([
    ['', ['git', 'web', 'tamil']],
    ['  \n ', ['git', 'web', 'tamil']],
    ['git', ['git']],
    ['GIT', ['git']],
    ['slides', ['git', 'web']],
    ['slides git', ['git']],
    ['git  slides', ['git']],
    ['scra', ['git']],
    ['video', ['web']],
    ['100% (really)', ['web']],
    ['.*', []],
    ['git video', []],
    ['école', ['tamil']],
    ['தமிழ்', ['tamil']],
    ['__proto__', []],
  ])('for %j finds %o', ([search, ids]) => {
    expect(searchResources(resources, search).map(({ id }) => id)).toEqual(ids)
  })
})

describe('groups', () => {
  /** The groups as `category: id id`. */
  function grouped(resources: readonly Resource[]): string[] {
    return groupResources(resources).map(({ category, resources: members }) => {
      return `${category}: ${members.map(({ id }) => id).join(' ')}`
    })
  }

  test('are by category, alphabetically, with the uncategorised last', () => {
    const resources = ['Video', 'Other', 'Zines', 'slides'].map((category) => aResource({ id: category, category }))
    expect(grouped(resources)).toEqual(['slides: slides', 'Video: Video', 'Zines: Zines', 'Other: Other'])
  })

  test('hold pinned ones first, then the newest, then the undated, then by id', () => {
    const resources = [
      aResource({ id: 'pinned-new', pinned: true, createdAt: '2026-02-01T00:00:00.000Z' }),
      aResource({ id: 'pinned-old', pinned: true, createdAt: '2020-02-01T00:00:00.000Z' }),
      aResource({ id: 'new', createdAt: '2026-02-01T00:00:00.000Z' }),
      aResource({ id: 'tie-a', createdAt: '2026-01-01T00:00:00.000Z' }),
      aResource({ id: 'tie-b', createdAt: '2026-01-01T00:00:00.000Z' }),
      aResource({ id: 'undated', createdAt: undefined }),
    ]
    const order = [`Slides: ${resources.map(({ id }) => id).join(' ')}`]
    expect(grouped(resources)).toEqual(order)
    expect(grouped(resources.toReversed())).toEqual(order)
  })

  test.for(['__proto__', 'constructor'])('may be named %s', (category) => {
    expect(grouped([aResource({ category })])).toEqual([`${category}: resource-1`])
  })

  test('of nothing are none', () => {
    expect(groupResources([])).toEqual([])
  })
})
