import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/gallery-screen.ts'
import { aBrokenPicture, aHeicPhoto, aPicture } from '../support/pictures.ts'
import { fetchStoredPicture, fileStatus, pictureId, picturePath, storageRequests } from '../support/stored-pictures.ts'

test('what cannot be a picture says why', async ({ gallery }) => {
  const empty = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Buy milk') }
  const drawing = {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  await gallery.choose([aHeicPhoto(), empty, text, drawing, await aBrokenPicture()])
  await expect(gallery.row('IMG_0001.HEIC')).toContainText('This is a HEIC photo, which this browser cannot open.')
  await expect(gallery.row('empty.jpg')).toContainText('This file is empty.')
  await expect(gallery.row('notes.jpg')).toContainText('This is not a picture that a browser can open.')
  await expect(gallery.row('logo.svg')).toContainText('SVG')
  await expect(gallery.row('broken.jpeg')).toContainText('is damaged')
  await expect(gallery.publish).toBeDisabled()
})

test('a failed upload is tried again, and what was typed meanwhile is kept', async ({ page, gallery }) => {
  const file = await aPicture(230, 300, 200)
  await page.route(storageRequests(), (route) => route.fulfill({ status: 403, body: '{}' }))
  await gallery.choose([file])
  await gallery.row(file.name).getByLabel('Caption').fill('Typed before it failed')
  await expect(gallery.row(file.name)).toContainText('This account may not add pictures')
  await page.unroute(storageRequests())
  await page.getByRole('button', { name: 'Try 1 picture again' }).click()
  await expect(gallery.row(file.name)).toContainText('Uploaded')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  expect((await fetchStoredPicture(pictureId(file.buffer)))?.caption).toBe('Typed before it failed')
})

test('an upload can be cancelled, and leaving during one asks first', async ({ page, gallery }) => {
  const file = await aPicture(240, 300, 200)
  await page.route(storageRequests(), () => {})
  await gallery.choose([file])
  await expect(page.getByRole('progressbar', { name: `Upload of ${file.name}` })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'All uploads' })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const leaving = page.goto('/about').catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await page.getByRole('button', { name: `Cancel: ${file.name}` }).click()
  await expect(gallery.row(file.name)).toContainText('Cancelled')
  await page.unroute(storageRequests())
  await page.getByRole('button', { name: `Try again: ${file.name}` }).click()
  await expect(gallery.row(file.name)).toContainText('Uploaded')
  await page.getByRole('button', { name: `Remove: ${file.name}` }).click()
  await expect(gallery.row(file.name)).toBeHidden()
  await expect.poll(() => fileStatus(picturePath(file))).toBe(404)
})

test('what was uploaded and not published is there on the next visit, with its words', async ({ page, gallery }) => {
  const file = await aPicture(250, 300, 200)
  await gallery.choose([file])
  await gallery.describe(file, 'Written before the tab was closed')
  await page.reload()
  await expect(gallery.row(file.name).getByLabel('Caption')).toHaveValue('Written before the tab was closed')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  expect((await fetchStoredPicture(pictureId(file.buffer)))?.caption).toBe('Written before the tab was closed')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    // Without motion there is no moment in which a colour is half-way to another.
    test.use({ colorScheme, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the screen passes axe and fits a phone', async ({ page, gallery }) => {
      const file = await aPicture(colorScheme === 'light' ? 290 : 291, 300, 200)
      await gallery.choose([file, await aBrokenPicture()])
      await expect(gallery.news).toContainText('Uploaded: 1 picture.')
      await gallery.publish.click()
      await expect(gallery.row(file.name).getByLabel('Caption')).toBeFocused()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.getByRole('button', { name: `Remove: ${file.name}` }).click()
    })
  })
}

test('the keyboard alone adds words, publishes and removes', async ({ page, gallery }) => {
  const [file, other] = [await aPicture(300, 300, 200), await aPicture(301, 300, 200)]
  await gallery.choose([file, other])
  await expect(gallery.news).toContainText('Uploaded: 2 pictures.')
  await gallery.publish.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Typed without a mouse')
  await page.keyboard.press('Tab')
  await expect(gallery.row(file.name).getByLabel('Decorative')).toBeFocused()
  for (const _ of ['Remove', 'Caption', 'Decorative', 'Remove']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(gallery.row(other.name)).toBeHidden()
  await expect(page.getByRole('button', { name: `Remove: ${file.name}` })).toBeFocused()
  await gallery.publish.press('Enter')
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await expect(gallery.news).toBeFocused()
})

test('without a Storage bucket the screen offers addresses only, and says why', async ({ page, gallery }) => {
  // The same build, as if the project had been set up without one.
  await page.route('**/_astro/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    await route.fulfill({ response, body: script.replace(/(storageBucket"?:)(["'`])[^"'`]+\2/g, '$1$2$2') })
  })
  await page.reload()
  await expect(page.getByText('has no Storage bucket')).toBeVisible()
  await expect(page.getByLabel('Address of a picture')).toBeVisible()
  await expect(page.getByLabel('Choose pictures')).toBeHidden()
  await expect(gallery.publish).toBeHidden()
  // Scripts may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
