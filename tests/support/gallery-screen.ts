import type { Locator, Page } from 'playwright/test'
import { openContent } from './content.ts'
import { expect, test as base } from './fixtures.ts'
import { adminEmail, signIn } from './people.ts'
import type { PictureFile } from './pictures.ts'
import { emulatorPorts, pictureId } from './stored-pictures.ts'

/** The screen /admin/gallery as a person uses it. */
export interface GalleryScreen {
  /** What the screen says of the pictures on their way. */
  news: Locator
  publish: Locator
  /** The row of a picture on its way, by its file's name. */
  row(name: string): Locator
  choose(files: PictureFile[]): Promise<void>
  /** Writes a caption and waits until the picture is uploaded. */
  describe(file: PictureFile, caption: string): Promise<void>
  /** Drops or pastes a file, as the browser reports it. */
  hand(type: 'drop' | 'paste', file: PictureFile): Promise<void>
}

/** A test that begins on the screen, with the organiser signed in. What it puts into the gallery is gone when it ends. */
export const test = base.extend<{ gallery: GalleryScreen; willAdd: (...ids: string[]) => void }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter to know what the fixture needs
  willAdd: async ({}, use) => {
    const added: string[] = []
    await use((...ids) => void added.push(...ids))
    const content = openContent(emulatorPorts())
    for (const id of added) if (await content.has('gallery', id)) await content.remove('gallery', id)
  },
  gallery: async ({ page, willAdd }, use) => {
    await page.goto('/about')
    await signIn(page, adminEmail)
    await use(await openGalleryScreen(page, willAdd))
  },
})

export { expect }

async function openGalleryScreen(page: Page, willAdd: (...ids: string[]) => void): Promise<GalleryScreen> {
  await page.goto('/admin/gallery')
  await expect(page.getByRole('heading', { name: 'Upload pictures' })).toBeVisible()
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
  return {
    news: page.locator('#upload-news'),
    publish: page.getByRole('button', { name: / to the gallery$/ }),
    row,
    async choose(files) {
      willAdd(...files.map(({ buffer }) => pictureId(buffer)))
      await page.getByLabel('Choose pictures').setInputFiles(files)
    },
    async describe({ name }, caption) {
      await row(name).getByLabel('Caption').fill(caption)
      await expect(row(name)).toContainText('Uploaded')
    },
    hand: (type, { name, mimeType, buffer }) =>
      page.evaluate(handFile, { type, name, mimeType, bytes: buffer.toString('base64') }),
  }
}

/** Runs in the page. */
function handFile({ type, name, mimeType, bytes }: { type: string; name: string; mimeType: string; bytes: string }) {
  const data = new DataTransfer()
  const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
  data.items.add(new File([content], name, { type: mimeType }))
  const options = { bubbles: true, cancelable: true }
  document.body.dispatchEvent(
    type === 'drop'
      ? new DragEvent('drop', { ...options, dataTransfer: data })
      : new ClipboardEvent('paste', { ...options, clipboardData: data }),
  )
}
