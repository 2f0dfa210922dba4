import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { aStoredEvent } from '../support/factories.ts'
import { expect, save, test } from '../support/organiser.ts'

const title = (page: Page) => page.getByLabel('Title')

test('an id that no document has says so and leads back', async ({ page }) => {
  for (const [path, heading, link] of [
    ['/events/edit/nothing', 'This event does not exist', 'Back to Events'],
    ['/admin/team/nothing', 'This member does not exist', 'Back to the team'],
    ['/admin/posts/nothing', 'This post does not exist', 'Back to posts'],
    ['/resources/edit/nothing', 'This resource does not exist', 'Back to Resources'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeVisible()
  }
})

test('a document that cannot be loaded can be tried again', async ({ page, content }) => {
  const name = `Talk ${randomUUID()}`
  const id = await content.add('events', aStoredEvent({ title: name, updatedAt: new Date() }))
  await page.route('**/documents:batchGet*', (route) => route.abort())
  await page.goto(`/events/edit/${id}`)
  await expect(page.getByRole('alert')).toContainText('The network cannot be reached.')
  await page.unroute('**/documents:batchGet*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toHaveValue(name)
})

test('on a day whose reads are used up, dashboard, tray and resources say so, and public pages stay', async ({
  page,
}) => {
  const error = { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' }
  await page.route('http://127.0.0.1:8081/**', (route) => route.fulfill({ status: 429, json: { error } }))
  await page.goto('/admin')
  await expect(page.getByRole('main')).toContainText('quota is used up for today. Try again tomorrow.')
  const tray = page.getByRole('region', { name: 'Publishing' }).first()
  await expect(tray).toContainText('reads are used up for today')
  await expect(tray).toContainText('Visitors still read what was last published.')
  await page.goto('/resources')
  await expect(page.getByRole('alert')).toContainText('cannot be read any more today')
  await page.goto('/events')
  await expect(page.locator('.event').first()).toBeVisible()
})

test('wrong input is named beside its field, and the first one gets the focus', async ({ page }) => {
  await page.goto('/events/new')
  await page.getByLabel('Registration link').fill('javascript:alert(1)')
  await page.getByLabel('Registration link').blur()
  const problem = page.getByText('Write a whole web address, such as https://example.org/page.')
  await expect(problem).toBeVisible()
  await expect(page.getByLabel('Registration link')).toHaveAccessibleDescription(/Write a whole web address/)
  await save(page).click()
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(title(page)).toHaveAccessibleDescription('Give the event a title.')
  await expect(page.getByText('Not saved: 3 fields need a change.')).toBeVisible()
  await title(page).fill('Better')
  await expect(page.getByText('Give the event a title.')).toHaveCount(0)
})
