import { describe, expect, test, vi } from 'vitest'
import { createImageFiles } from '../../../src/stores/image-files.ts'
import { createFakeStorage } from '../../support/fake-backend.ts'

const path = 'images/team/ada.webp'
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** A browser whose pages come and go, and the files that are stored. */
function setUp() {
  const storage = createFakeStorage()
  const stored = new Set([path])
  const named = new Set<string>()
  const unsaved: string[] = []
  let time = 0
  let works: { at: number; work: () => void }[] = []
  const checked: string[] = []
  let isOffline = false
  const openPage = () =>
    createImageFiles({
      storage: () => storage,
      files: async () => ({
        deleteImageFile: async (one) => {
          if (isOffline) throw new Error('offline')
          stored.delete(one)
        },
        isImageFileInUse: async (one) => (checked.push(one), named.has(one)),
      }),
      unsaved: () => unsaved,
      now: () => time,
      later: (work, milliseconds) => void works.push({ at: time + milliseconds, work }),
    })
  return {
    stored,
    named,
    unsaved,
    openPage,
    pass: (milliseconds: number) => void (time += milliseconds),
    /** What the page does by itself once its time has come. */
    wake() {
      const due = works.filter(({ at }) => at <= time)
      works = works.filter(({ at }) => at > time)
      for (const { work } of due) work()
    },
    timers: () => works.length,
    checked,
    closePage: () => void (works = []),
    setOffline: (value: boolean) => void (isOffline = value),
  }
}

describe('a file that nothing refers to', () => {
  test('stays while a delete can be undone, and goes then', async () => {
    const { openPage, stored, pass, wake } = setUp()
    const page = openPage()
    page.abandonImageFile(path)
    pass(10 * SECOND)
    await page.sweepImageFiles()
    expect(stored.has(path)).toBe(true)
    pass(6 * SECOND)
    wake()
    await vi.waitFor(() => expect(stored.has(path)).toBe(false))
  })

  test('is looked at once, however many others were abandoned shortly before and after it', async () => {
    const { openPage, stored, checked, timers, pass, wake } = setUp()
    const page = openPage()
    const paths = Array.from({ length: 8 }, (_, index) => `images/gallery/${index}.webp`)
    for (const one of paths) {
      stored.add(one)
      page.abandonImageFile(one)
      expect(timers()).toBe(1)
      pass(SECOND)
    }
    for (const _ of paths) {
      pass(8 * SECOND)
      wake()
      await page.sweepImageFiles()
    }
    expect(stored).toEqual(new Set([path]))
    expect(checked).toEqual(paths)
  })

  test('goes from the next page when its own was closed before, also where that one opens early', async () => {
    const { openPage, closePage, stored, pass, wake } = setUp()
    openPage().abandonImageFile(path)
    closePage()
    pass(5 * SECOND)
    await openPage().sweepImageFiles()
    pass(20 * SECOND)
    wake()
    await vi.waitFor(() => expect(stored.has(path)).toBe(false))
  })

  test('goes later where it cannot be deleted now', async () => {
    const { openPage, stored, pass, setOffline } = setUp()
    const page = openPage()
    page.abandonImageFile(path, 0)
    pass(1)
    setOffline(true)
    await page.sweepImageFiles()
    expect(stored.has(path)).toBe(true)
    setOffline(false)
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(false)
  })

  test('goes after a day where it was uploaded for a form that was never saved', async () => {
    const { openPage, stored, pass } = setUp()
    openPage().abandonUnsavedFile(path)
    pass(DAY - 1)
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(true)
    pass(1)
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(false)
  })

  test('goes a day later where it was kept for an undo that never came', async () => {
    const { openPage, closePage, stored, pass } = setUp()
    const page = openPage()
    page.abandonImageFile(path)
    page.keepImageFile(path)
    closePage()
    pass(20 * SECOND)
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(true)
    pass(DAY)
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(false)
  })
})

describe('a file stays', () => {
  test('that a document refers to, and is looked at no more', async () => {
    const { openPage, stored, named, pass } = setUp()
    const page = openPage()
    page.abandonImageFile(path, 0)
    named.add(path)
    pass(1)
    await page.sweepImageFiles()
    named.clear()
    await page.sweepImageFiles()
    expect(stored.has(path)).toBe(true)
  })

  test.for([
    '{"picture":{"storagePath":"images/team/ada.webp"}}',
    '{"photoUrl":"https://x/o/images%2Fteam%2Fada.webp"}',
  ])('that unsaved input names, until that is discarded: %s', async (text) => {
    const { openPage, stored, unsaved, pass } = setUp()
    openPage().abandonImageFile(path, 0)
    unsaved.push(text)
    pass(1)
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(true)
    unsaved.pop()
    await openPage().sweepImageFiles()
    expect(stored.has(path)).toBe(false)
  })
})

test.for([undefined, 7, '', 'https://example.edu/a.webp', 'images/other/a.webp'])(
  'what is no uploaded file is passed over: %s',
  async (value) => {
    const { openPage, pass } = setUp()
    const page = openPage()
    page.abandonImageFile(value)
    page.abandonUnsavedFile(value)
    page.keepImageFile(value)
    pass(DAY)
    await expect(page.sweepImageFiles()).resolves.toBeUndefined()
  },
)
