import { expect, test, vi } from 'vitest'
import { createCaptionDrafts } from '../../../src/stores/caption-drafts.ts'
import { createFakeBrowser } from '../../support/fake-forms.ts'

const hall = { id: 'hall', caption: 'A hall', decorative: false, version: 'v1' }
const typed = { caption: 'A full hall', decorative: false }

function setUp(pictures = [hall]) {
  const browser = createFakeBrowser()
  const open = async () => {
    const { drafts, forms, close } = browser.openTab()
    const captions = createCaptionDrafts({ drafts, forms, pictures: () => pictures, now: () => new Date() })
    await captions.open()
    return { captions, close, offer: () => captions.$offers.get()['hall'] }
  }
  return { open, names: () => browser.drafts.names() }
}

test('words that were typed and not saved are offered when their page is closed, and taken over', async () => {
  const { open, names } = setUp()
  const first = await open()
  first.captions.keep(hall, typed)
  const second = await open()
  expect(second.offer()).toBeUndefined()
  first.close()
  await vi.waitFor(() => expect(second.offer()).toMatchObject({ values: typed }))
  expect(second.captions.take(second.offer()!)).toEqual(typed)
  await vi.waitFor(() => expect(second.offer()).toBeUndefined())
  expect(names()).toHaveLength(1)
  second.captions.drop('hall')
  expect(names()).toEqual([])
})

test('words that are typed back to what is stored are no draft', async () => {
  const { open, names } = setUp()
  const { captions } = await open()
  captions.keep(hall, typed)
  captions.keep(hall, { caption: 'A hall', decorative: false })
  expect(names()).toEqual([])
})

test('words that were discarded are offered nowhere', async () => {
  const { open, names } = setUp()
  const first = await open()
  first.captions.keep(hall, typed)
  first.close()
  const [second, third] = [await open(), await open()]
  second.captions.forget(second.offer()!)
  await vi.waitFor(() => expect([second.offer(), third.offer()]).toEqual([undefined, undefined]))
  expect(names()).toEqual([])
})

test('words of a picture that is gone, or that says the same by now, are forgotten', async () => {
  const pictures = [hall]
  const { open, names } = setUp(pictures)
  const first = await open()
  first.captions.keep(hall, typed)
  first.captions.keep({ ...hall, id: 'gone' }, typed)
  first.close()
  pictures[0] = { ...hall, ...typed }
  const second = await open()
  expect(second.offer()).toBeUndefined()
  expect(names()).toEqual([])
})
