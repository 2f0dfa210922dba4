import { describe, expect, test } from 'vitest'
import { restorable } from '../../../../src/model/input/restorable.ts'
import { collectionCases } from '../../../support/rules-cases/collections.ts'
import { aStoredImage } from '../../../support/factories.ts'

describe('what a delete took', () => {
  test.for(Object.entries(collectionCases))('comes back as it was: %s', ([collection, { least, full }]) => {
    for (const data of [least, full]) expect(restorable(collection as keyof typeof collectionCases, data)).toEqual(data)
  })

  test('comes back in the form of today where it was in an older one', () => {
    expect(restorable('events', { title: 'Talk', date: new Date('2026-03-14T18:00:00Z'), speaker: 'Ada' })).toEqual({
      title: 'Talk',
      date: '2026-03-14',
      description: '',
    })
    const { updatedAt: _, imageUrl, ...picture } = aStoredImage()
    expect(restorable('gallery', { ...picture, url: imageUrl })).toEqual({ ...picture, imageUrl })
    expect(restorable('gallery', { ...picture, imageUrl, storagePath: 'hall.webp' })).toEqual({ ...picture, imageUrl })
  })

  test('stays as it was where nothing valid can be made of it', () => {
    expect(restorable('events', { date: '2026-03-14' })).toEqual({ date: '2026-03-14' })
    expect(restorable('gallery', { caption: 'No address' })).toEqual({ caption: 'No address' })
  })
})
