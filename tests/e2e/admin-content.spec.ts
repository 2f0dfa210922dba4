import { randomUUID } from 'node:crypto'
import { aStoredImage, aStoredMember } from '../support/factories.ts'
import { deleteBy, expect, openId, saveForm, test, undo } from '../support/organiser.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

test.describe('a team member', () => {
  test('is added at the end, edited, deleted with the words of the specification, and brought back', async ({
    page,
    content,
  }) => {
    const name = unique('New Member')
    await page.goto('/about')
    await page.getByRole('link', { name: '+ Add Member' }).click()
    await page.getByRole('link', { name: '+ Add Member' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Role').fill('Talks')
    await page.getByLabel('GitHub').fill('https://github.com/new-member')
    await saveForm(page)
    const id = openId(page)
    await page.getByRole('link', { name: 'Back to the team' }).click()
    await expect(page.getByRole('main').locator('.row').last()).toContainText(name)
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await page.getByLabel('Role').fill('Workshops')
    await saveForm(page)
    await page.goto('/about')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Workshops')
    await deleteBy(page, `Delete ${name}`, `Are you sure you want to delete team member "${name}"?`)
    const told = page.getByRole('alertdialog', { name: `Team member "${name}" deleted successfully.` })
    await told.getByRole('button', { name: 'OK' }).click()
    await undo(page, 'Member')
    expect(await content.has('team', id)).toBe(true)
    await content.remove('team', id)
  })

  test('gets a photo by upload, which leaves its file with the member', async ({ page, content }) => {
    const name = unique('Portrait')
    const id = await content.add('team', aStoredMember({ name, photoUrl: 'https://example.edu/a.webp' }))
    await page.goto(`/admin/team/${id}`)
    await page.getByLabel('Upload a photo').setInputFiles('content/samples/images/team/ada.webp')
    await expect(page.getByLabel('Photo', { exact: false }).first()).toHaveValue(/images%2Fteam%2F\w+\.webp/)
    await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
    await saveForm(page)
    await page.goto('/about')
    const portrait = page.getByRole('listitem').filter({ hasText: name }).locator('img')
    await expect(portrait).toHaveAttribute('src', /images%2Fteam%2F\w+\.webp/)
  })

  test('changes places by buttons and by dragging, and the order is stored', async ({ page, content }) => {
    const names = ['One', 'Two', 'Three'].map(unique)
    for (const [index, name] of names.entries())
      await content.add('team', aStoredMember({ name, order: 1000 + index, updatedAt: new Date() }))
    const [one = '', two = '', three = ''] = names
    await page.goto('/admin/team')
    const rows = page.getByRole('main').locator('.row')
    const place = async (name: string) => (await rows.locator('strong').allInnerTexts()).indexOf(name)
    await expect(rows.filter({ hasText: one })).toBeVisible()
    await page.getByRole('button', { name: `Move ${one} down` }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await place(one)) - (await place(two))).toBe(1)
    await expect(page.getByText('The order is saved.')).toBeVisible()
    await expect(page.getByRole('button', { name: `Move ${one} down` })).toBeFocused()

    const from = await rows.filter({ hasText: three }).locator('.row-handle').boundingBox()
    const to = await rows.filter({ hasText: two }).boundingBox()
    await page.mouse.move(from!.x + 5, from!.y + 5)
    await page.mouse.down()
    await page.mouse.move(to!.x + 5, to!.y + 2, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await place(two)) - (await place(three))).toBe(1)
    await expect(page.getByText('The order is saved.')).toBeVisible()
    await page.reload()
    await expect(rows.filter({ hasText: one })).toBeVisible()
    expect(await place(two)).toBe((await place(three)) + 1)
    expect(await place(one)).toBe((await place(three)) + 2)
  })
})

test('the order of the team is kept while the network is lost, and stored when it is back', async ({
  page,
  context,
  content,
}) => {
  const names = ['One', 'Two'].map(unique)
  for (const [index, name] of names.entries())
    await content.add('team', aStoredMember({ name, order: 2000 + index, updatedAt: new Date() }))
  const [one = '', two = ''] = names
  await page.goto('/admin/team')
  const rows = page.getByRole('main').locator('.row')
  const isSwapped = async () => {
    const shown = await rows.locator('strong').allInnerTexts()
    return shown.indexOf(two) >= 0 && shown.indexOf(two) < shown.indexOf(one)
  }
  await expect(rows.filter({ hasText: one })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: `Move ${one} down` }).click()
  await expect(page.getByRole('alert')).toContainText('The new order is not stored yet')
  expect(await isSwapped()).toBe(true)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('The new order is not stored yet')
  await context.setOffline(false)
  // A machine that has no network but its own tells the browser of no change.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('The order is saved.')).toBeVisible()
  await page.reload()
  await expect(rows.filter({ hasText: one })).toBeVisible()
  expect(await isSwapped()).toBe(true)
})

test.describe('a resource', () => {
  test('is created, edited, deleted and brought back', async ({ page, content }) => {
    const title = unique('Slides')
    await page.goto('/resources')
    await page.getByRole('link', { name: '+ New Resource' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Link').fill('https://example.edu/slides.pdf')
    await page.getByLabel('Category').fill('Slides')
    await page.getByLabel('Pinned').check()
    await saveForm(page)
    const id = openId(page)
    await page.getByLabel('Description').fill('All of them.')
    await saveForm(page)
    await page.getByRole('link', { name: 'Back to Resources' }).click()
    const item = page.getByRole('listitem').filter({ hasText: title })
    await expect(item).toContainText('All of them.')
    await expect(item).toContainText('Pinned')
    await deleteBy(page, `Delete ${title}`, 'Delete this resource?')
    await expect(item).toHaveCount(0)
    await undo(page, 'Resource')
    await expect(item).toBeVisible()
    await content.remove('resources', id)
  })
})

test('a picture is deleted and brought back', async ({ page, content, baseURL }) => {
  const caption = unique('Full hall')
  const imageUrl = `${baseURL}/apple-touch-icon.png`
  const now = new Date()
  const id = await content.add('gallery', aStoredImage({ caption, imageUrl, uploadedAt: now, updatedAt: now }))
  await page.goto('/gallery')
  await deleteBy(page, `Delete image: ${caption}`, 'Are you sure you want to delete this image?')
  await expect(page.getByText(caption)).toHaveCount(0)
  await undo(page, 'Image')
  await expect(page.getByText(caption)).toBeVisible()
  expect(await content.has('gallery', id)).toBe(true)
})
