import { randomUUID } from 'node:crypto'
import { expect, openId, saveForm, test } from '../support/organiser.ts'
import { aPicture, type PictureFile } from '../support/pictures.ts'
import { fileStatus, pictureId } from '../support/stored-pictures.ts'

const pathOf = ({ buffer }: PictureFile) => `images/team/${pictureId(buffer)}.webp`

test('of the photos that a form uploads, the file stays that the member shows in the end', async ({
  page,
  content,
}) => {
  test.setTimeout(60_000)
  const name = `Photographed ${randomUUID().slice(0, 8)}`
  const [first, second, third] = [
    await aPicture(401, 301, 200),
    await aPicture(402, 302, 200),
    await aPicture(403, 303, 200),
  ]
  const upload = async (file: PictureFile) => {
    await page.getByLabel('Upload a photo').setInputFiles(file)
    await expect(page.getByLabel('Photo', { exact: false }).first()).toHaveValue(new RegExp(pictureId(file.buffer)))
  }
  await page.clock.install()
  await page.goto('/admin/team/new')
  await page.getByLabel('Name').fill(name)
  await upload(first)
  await upload(second)
  await page.clock.fastForward(20_000)
  await expect.poll(() => fileStatus(pathOf(first))).toBe(404)
  expect(await fileStatus(pathOf(second))).toBe(200)

  await saveForm(page)
  await upload(third)
  await page.clock.fastForward(20_000)
  expect(await fileStatus(pathOf(second))).toBe(200)
  await saveForm(page)
  await page.clock.fastForward(20_000)
  await expect.poll(() => fileStatus(pathOf(second))).toBe(404)
  expect(await fileStatus(pathOf(third))).toBe(200)
  await content.remove('team', openId(page))
})
