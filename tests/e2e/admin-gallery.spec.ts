import sharp from 'sharp'
import { expect, test } from '../support/gallery-screen.ts'
import { anEveningOfPictures, aPicture, aTurnedPicture } from '../support/pictures.ts'
import {
  colourAt,
  fetchStoredFile,
  fetchStoredPicture,
  fileStatus,
  pictureId,
  picturePath,
} from '../support/stored-pictures.ts'

test('thirty pictures at once arrive upright, small and without EXIF data', async ({ page, gallery }) => {
  test.setTimeout(120_000)
  const files = await anEveningOfPictures()
  expect(files).toHaveLength(30)
  const exif = await Promise.all(files.slice(26, 28).map(async ({ buffer }) => (await sharp(buffer).metadata()).exif))
  expect(exif.map(Boolean)).toEqual([true, true])
  await gallery.choose(files)
  await expect(gallery.news).toContainText('Uploaded: 28 pictures.', { timeout: 90_000 })
  await expect(gallery.news).toContainText('Not uploaded: 2 pictures')
  await expect(gallery.row('broken.jpeg')).toContainText('is damaged')
  await expect(gallery.row('the-same-again.jpeg')).toContainText('This picture is in this list already.')

  const good = files.slice(0, 28)
  for (const [index, { name }] of good.entries()) {
    if (index === 0) await gallery.row(name).getByLabel('Decorative').check()
    else await gallery.row(name).getByLabel('Caption').fill(`Evening ${name}`)
  }
  await gallery.publish.click()
  await expect(gallery.news).toContainText('Added to the gallery: 28 pictures.', { timeout: 60_000 })

  for (const file of good) {
    const document = await fetchStoredPicture(pictureId(file.buffer))
    const original = await sharp(file.buffer).autoOrient().toBuffer({ resolveWithObject: true })
    const { info, data } = await fetchStoredFile(picturePath(file))
    expect(info.exif).toBeUndefined()
    expect(info.orientation).toBeUndefined()
    expect(Math.max(info.width, info.height)).toBe(Math.min(1600, Math.max(original.info.width, original.info.height)))
    expect(info.width / info.height).toBeCloseTo(original.info.width / original.info.height, 1)
    expect([Number(document?.width), Number(document?.height)]).toEqual([info.width, info.height])
    expect(info.format).toBe('webp')
    expect(data.length).toBeLessThan(500_000)
    expect(document?.caption).toBe(file === good[0] ? '' : `Evening ${file.name}`)
    expect(document?.decorative).toBe(file === good[0])
  }
  await page.goto('/gallery')
  await expect(page.getByText('Evening located-101.jpeg')).toBeVisible()
})

test('a photo that a phone stored on its side is turned upright', async ({ gallery }) => {
  const file = await aTurnedPicture(200, 900, 600)
  await gallery.choose([file])
  await gallery.describe(file, 'Turned')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  const { info, data } = await fetchStoredFile(picturePath(file))
  expect([info.width, info.height]).toEqual([600, 900])
  expect(await colourAt(data, 300, 100)).toBe('red')
  expect(await colourAt(data, 300, 800)).toBe('blue')
})

test('a picture without words is not published, and its field gets the focus', async ({ gallery }) => {
  const [one, two] = [await aPicture(210, 300, 200), await aPicture(211, 200, 300)]
  await gallery.choose([one, two])
  await gallery.describe(one, 'A picture with words')
  await expect(gallery.news).toContainText('Uploaded: 2 pictures.')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture. Still to be described: 1 picture.')
  await expect(gallery.row(two.name).getByLabel('Caption')).toBeFocused()
  await expect(gallery.row(two.name)).toContainText('Say what the picture shows, or mark it as decorative.')
  expect(await fetchStoredPicture(pictureId(two.buffer))).toBeUndefined()
  await gallery.row(two.name).getByLabel('Decorative').check()
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  expect(await fetchStoredPicture(pictureId(two.buffer))).toBeDefined()
})

test('what the gallery has already is recognised by its content, whatever it is called', async ({ page, gallery }) => {
  const file = await aPicture(220, 300, 200)
  await gallery.choose([file])
  await gallery.describe(file, 'Once')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await page.reload()
  await gallery.choose([{ ...file, name: 'renamed.jpeg' }])
  await expect(gallery.row('renamed.jpeg')).toContainText('This picture is in the gallery already.')
})

test('pictures can be dropped and pasted', async ({ page, gallery }) => {
  const [dropped, pasted] = [await aPicture(260, 300, 200), await aPicture(261, 300, 200)]
  await gallery.hand('drop', dropped)
  await gallery.hand('paste', pasted)
  await expect(gallery.row(dropped.name)).toContainText('Uploaded')
  await expect(gallery.row(pasted.name)).toContainText('Uploaded')
  for (const { name } of [dropped, pasted]) await page.getByRole('button', { name: `Remove: ${name}` }).click()
})

test('a picture of a shared drive is added by its address, after a look at it', async ({ page, gallery, willAdd }) => {
  const { buffer } = await aPicture(270, 640, 480)
  const thumbnail = 'https://drive.google.com/thumbnail?id=e2e-270&sz=w1000'
  willAdd(pictureId(thumbnail))
  await page.route('https://drive.google.com/**', (route) => route.fulfill({ contentType: 'image/jpeg', body: buffer }))
  const address = page.getByLabel('Address of a picture')
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(page.getByText('Enter a web address')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('https://drive.google.com/file/d/e2e-270/view?usp=sharing')
  await address.press('Enter')
  await expect(gallery.row(thumbnail).getByRole('presentation')).toHaveAttribute('src', thumbnail)
  await gallery.row(thumbnail).getByLabel('Caption').fill('From the drive')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  const document = await fetchStoredPicture(pictureId(thumbnail))
  expect(document).toMatchObject({ imageUrl: thumbnail, width: '640', height: '480', caption: 'From the drive' })
  expect(document).not.toHaveProperty('storagePath')
})

test('a caption is corrected, and a deleted picture takes its file along', async ({ page, gallery }) => {
  const file = await aPicture(280, 300, 200)
  await gallery.choose([file])
  await gallery.describe(file, 'With a tpyo')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await page.goto('/about')
  await page.clock.install()
  await page.goto(`/admin/gallery#image-${pictureId(file.buffer)}`)
  const listed = page.locator(`#image-${pictureId(file.buffer)}`)
  await expect(listed.getByLabel('Caption')).toBeFocused()
  await listed.getByLabel('Caption').fill('')
  await page.keyboard.press('Enter')
  await expect(listed).toContainText('Say what the picture shows, or mark it as decorative.')
  await listed.getByLabel('Caption').fill('Without a typo')
  await page.keyboard.press('Enter')
  await expect(listed).toContainText('Saved')
  expect((await fetchStoredPicture(pictureId(file.buffer)))?.caption).toBe('Without a typo')

  const path = picturePath(file)
  expect((await fetchStoredPicture(pictureId(file.buffer)))?.storagePath).toBe(path)
  await listed.getByRole('button', { name: 'Delete image: Without a typo' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this image?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(listed).toBeHidden()
  expect(await fileStatus(path)).toBe(200)
  await page.clock.fastForward(20_000)
  await expect.poll(() => fileStatus(path)).toBe(404)
})

test('a delete that is undone leaves the picture and its file as they were', async ({ page, gallery }) => {
  const file = await aPicture(285, 300, 200)
  await gallery.choose([file])
  await gallery.describe(file, 'Deleted by mistake')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await page.goto('/about')
  await page.clock.install()
  await page.goto('/admin/gallery')
  const listed = page.locator(`#image-${pictureId(file.buffer)}`)
  await listed.getByRole('button', { name: 'Delete image: Deleted by mistake' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(listed).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listed.getByLabel('Caption')).toHaveValue('Deleted by mistake')
  await page.clock.fastForward(60_000)
  await listed.getByLabel('Caption').fill('And back again')
  await page.keyboard.press('Enter')
  await expect(listed).toContainText('Saved')
  expect(await fileStatus(picturePath(file))).toBe(200)
})

test('a delete is undone on the next page, with the file still there', async ({ page, gallery }) => {
  const file = await aPicture(286, 300, 200)
  await gallery.choose([file])
  await gallery.describe(file, 'Deleted and left')
  await gallery.publish.click()
  await expect(gallery.news).toHaveText('Added to the gallery: 1 picture.')
  await page.clock.install()
  await page.goto('/admin/gallery')
  const listed = page.locator(`#image-${pictureId(file.buffer)}`)
  await listed.getByRole('button', { name: 'Delete image: Deleted and left' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(listed).toBeHidden()
  await page.clock.fastForward(9_000)
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  // This screen deletes what was abandoned as soon as it opens.
  await page.clock.fastForward(9_000)
  await page.goto('/admin/gallery')
  await expect(page.getByText('In the gallery')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listed.getByLabel('Caption')).toHaveValue('Deleted and left')
  await page.clock.fastForward(60_000)
  await page.reload()
  await expect(listed).toBeVisible()
  expect(await fileStatus(picturePath(file))).toBe(200)
})
