import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { expectAccessible } from '../support/axe.ts'
import { aStoredEvent, aStoredImage, aStoredPost } from '../support/factories.ts'
import { deleteBy, expect, openId, test } from '../support/organiser.ts'

const yesterday = addDays(toIsoDate(new Date()), -1)
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

const screens = [
  ['/admin', 'Dashboard'],
  ['/events/new', 'New event'],
  ['/admin/team', 'Team'],
  ['/admin/team/ada-placeholder', 'Edit member'],
  ['/admin/posts', 'Posts'],
  ['/admin/posts/new', 'New post'],
  ['/resources', 'Resources'],
  ['/resources/new', 'New resource'],
] as const

/** Opens a screen and waits until what it shows has been read. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible in the ${colorScheme} theme`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    for (const [path, heading] of screens) {
      await open(page, path, heading)
      await expectAccessible(page)
    }
    await page.goto('/events/new')
    await page.getByLabel('Registration link').fill('x')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectAccessible(page)
  })

  test(`panels, questions and the offer to undo are accessible in the ${colorScheme} theme`, async ({
    page,
    content,
  }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme })
    const title = unique('Talk')
    const id = await content.add('events', aStoredEvent({ title, date: yesterday, updatedAt: new Date() }))
    await page.goto(`/events/edit/${id}`)
    await page.getByLabel('Title').fill('Mine')
    await content.replace(
      'events',
      id,
      aStoredEvent({ title: `${title} changed`, date: yesterday, updatedAt: new Date() }),
    )
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('region', { name: /^Someone else/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep all of theirs' }).click()
    await page.goto('/events')
    await deleteBy(page, `Delete ${title} changed`, 'Delete this event?')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectAccessible(page)
  })
}

test('no screen scrolls sideways at 360 pixels', async ({ page }) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, heading] of screens) {
    await open(page, path, heading)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})

test('an event is created by keyboard alone', async ({ page, content }) => {
  const title = unique('Typed')
  await open(page, '/events/new', 'New event')
  await page.keyboard.press('Tab')
  while (!(await page.getByLabel('Title').evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12312099')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  const id = openId(page)
  expect(await content.has('events', id)).toBe(true)
  await content.remove('events', id)
})

test('a delete is undone by keyboard alone', async ({ page, content }) => {
  const title = unique('Second Thoughts')
  const date = addDays(toIsoDate(new Date()), 50)
  const id = await content.add('events', aStoredEvent({ title, date, updatedAt: new Date() }))
  await page.goto('/events')
  await page.getByRole('button', { name: `Delete ${title}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event restored.')).toBeVisible()
  expect(await content.has('events', id)).toBe(true)
})

test('the dashboard says what to do next, with the way to each', async ({ page, content }) => {
  const now = new Date()
  const over = unique('Over')
  const draft = unique('Draft')
  const broken = await content.add('events', { title: 'No date', updatedAt: now })
  await content.add('events', aStoredEvent({ title: over, date: yesterday, updatedAt: now }))
  await content.add('posts', aStoredPost({ title: draft, slug: randomUUID(), status: 'draft', updatedAt: now }))
  const picture = await content.add('gallery', aStoredImage({ caption: '', uploadedAt: now, updatedAt: now }))
  await open(page, '/admin', 'Dashboard')
  const fixes = page.getByRole('region', { name: 'Worth fixing' })
  await expect(fixes.getByRole('listitem').filter({ hasText: over })).toContainText('is over')
  await expect(fixes.getByRole('link', { name: picture })).toHaveAttribute('href', `/admin/gallery#image-${picture}`)
  await expect(fixes.getByRole('listitem').filter({ hasText: 'No date' })).toContainText(
    'is not shown: date is missing',
  )
  await expect(page.getByRole('region', { name: 'Not finished' }).getByRole('link', { name: draft })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Latest edits: Posts' })).toContainText(draft)

  // Repaired with what it holds, or removed.
  await fixes.getByRole('link', { name: 'No date' }).first().click()
  await page.getByLabel('Date').fill(addDays(yesterday, 30))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  await page.goto('/admin')
  await expect(fixes).toBeVisible()
  await expect(fixes.getByRole('listitem').filter({ hasText: 'No date' })).toHaveCount(0)
  expect(await content.has('events', broken)).toBe(true)
})
