import { expect, test } from '../support/gallery-screen.ts'
import { aPicture } from '../support/pictures.ts'
import { fileStatus, pictureId, picturePath } from '../support/stored-pictures.ts'

test.describe.configure({ timeout: 60_000 })

test('pictures chosen together stand in the gallery in the order of the choice, the first one first', async ({
  page,
  gallery,
}) => {
  const files = await Promise.all([310, 311, 312, 313, 314].map((seed) => aPicture(seed, seed, 200)))
  await gallery.choose(files)
  for (const [index, file] of files.entries()) await gallery.describe(file, `Place ${index + 1}`)
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 5 pictures.')
  const places = ['Place 1', 'Place 2', 'Place 3', 'Place 4', 'Place 5']
  await page.reload()
  const listed = page.getByRole('region', { name: 'In the gallery' }).getByLabel('Caption')
  await expect(listed.first()).toHaveValue('Place 1')
  const captions = await listed.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(captions.filter((caption) => places.includes(caption))).toEqual(places)
})

test('the file of a deleted picture goes also when the page is left, from the next organiser’s screen', async ({
  page,
  gallery,
}) => {
  const file = await aPicture(320, 300, 200)
  const id = pictureId(file.buffer)
  await gallery.choose([file])
  await gallery.describe(file, 'Deleted in passing')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await page.clock.install()
  await page.locator(`#image-${id}`).getByRole('button', { name: 'Delete image: Deleted in passing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator(`#image-${id}`)).toBeHidden()
  await page.goto('/admin/posts')
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  expect(await fileStatus(picturePath(file))).toBe(200)
  await page.clock.fastForward(20_000)
  await expect.poll(() => fileStatus(picturePath(file))).toBe(404)
})

test('words typed under a picture of the gallery are offered after the tab was closed', async ({
  page,
  gallery,
  context,
}) => {
  const file = await aPicture(330, 300, 200)
  const row = (tab: typeof page) => tab.locator(`#image-${pictureId(file.buffer)}`)
  await gallery.choose([file])
  await gallery.describe(file, 'Stored words')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await row(page).getByLabel('Caption').fill('Half of a')
  const second = await context.newPage()
  await second.goto('/admin/gallery')
  await expect(row(second).getByLabel('Caption')).toHaveValue('Stored words')
  await expect(row(second).getByRole('button', { name: /^Restore/ })).toHaveCount(0)
  await page.close({ runBeforeUnload: false })
  await expect(row(second)).toContainText('Unsaved words from')
  await row(second)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(row(second).getByLabel('Caption')).toHaveValue('Half of a')
  await second.keyboard.press('Enter')
  await expect(row(second)).toContainText('Saved')
  await second.reload()
  await expect(row(second).getByLabel('Caption')).toHaveValue('Half of a')
  await expect(row(second).getByRole('button', { name: /^Restore/ })).toHaveCount(0)
})

test('words typed while earlier ones are being saved stay, also where their picture is deleted and brought back', async ({
  page,
  gallery,
}) => {
  const file = await aPicture(335, 300, 200)
  const row = page.locator(`#image-${pictureId(file.buffer)}`)
  await gallery.choose([file])
  await gallery.describe(file, 'Stored words')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  const held = Promise.withResolvers<void>()
  await page.route('**/documents:commit*', async (route) => {
    await held.promise
    await route.continue()
  })
  const caption = row.getByLabel('Caption')
  await caption.fill('A hall')
  await caption.press('Enter')
  await expect(row).toContainText('Saving')
  await caption.fill('A full hall')
  held.resolve()
  await expect(row.getByRole('button', { name: 'Save: A hall' })).toHaveText('Save')
  await page.unroute('**/documents:commit*')
  await expect(caption).toHaveValue('A full hall')
  await row.getByRole('button', { name: 'Delete image: A hall' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(caption).toHaveValue('A full hall')
  await caption.press('Enter')
  await expect(row).toContainText('Saved')
})

test('a caption that is too long is called too long, and a button never offers to add nothing', async ({ gallery }) => {
  const file = await aPicture(340, 300, 200)
  await gallery.choose([file])
  await gallery.describe(file, 'x'.repeat(301))
  await expect(gallery.news).toHaveText('Uploaded: 1 picture. With a caption that is too long: 1 picture.')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('With a caption that is too long: 1 picture.')
  await gallery.row(file.name).getByLabel('Caption').fill('Short')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
})
