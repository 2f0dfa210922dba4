import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent } from '../support/factories.ts'
import { expect, save, saveForm, test } from '../support/organiser.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const date = addDays(toIsoDate(new Date()), 20)
const event = (title: string) => aStoredEvent({ title, date, updatedAt: new Date() })
const title = (page: Page) => page.getByLabel('Title')
const offer = (page: Page) => page.getByRole('region', { name: /^You have unsaved changes from / })

test('the network is lost while saving: the input is kept, and saved when the network is back', async ({
  page,
  context,
  content,
}) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  const changed = unique('Changed')
  await title(page).fill(changed)
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('the network cannot be reached. Your input is kept')
  await expect(title(page)).toHaveValue(changed)
  await context.setOffline(false)
  await saveForm(page)
  await page.reload()
  await expect(title(page)).toHaveValue(changed)
})

test('the answer to a save is lost: saving again makes no second event', async ({ page, content }) => {
  await page.goto('/events/new')
  const name = unique('Only Once')
  await title(page).fill(name)
  await page.getByLabel('Date').fill(date)
  await page.route('**/documents:commit*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Not saved')
  await page.unroute('**/documents:commit*')
  await saveForm(page)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto('/events')
  await expect(page.getByRole('heading', { name })).toHaveCount(1)
  await content.remove('events', id)
})

test('a double click saves once', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  let commits = 0
  page.on('request', (request) => void (request.url().includes('documents:commit') && commits++))
  await title(page).fill(unique('Changed'))
  await save(page).dblclick()
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  expect(commits).toBe(1)
})

test.describe('two tabs edit the same event', () => {
  test.describe.configure({ timeout: 60_000 })

  async function conflict(page: Page, other: Page, id: string) {
    await page.goto(`/events/edit/${id}`)
    await other.goto(`/events/edit/${id}`)
    await title(other).fill('Their title')
    await other.getByLabel('Location').fill('Their place')
    await saveForm(other)
    await title(page).fill('My title')
    await save(page).click()
    const panel = page.getByRole('region', { name: 'You saved another version in another tab' })
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('group', { name: 'Title' })).toContainText('My title')
    await expect(panel.getByRole('group', { name: 'Title' })).toContainText('Their title')
    // Only the other tab changed it: theirs is proposed.
    await expect(panel.getByRole('group', { name: 'Location' }).getByLabel('In the other tab')).toBeChecked()
    await expect(panel.getByRole('group')).toHaveCount(2)
    return panel
  }

  test('and the second one chooses per field', async ({ page, context, content }) => {
    const id = await content.add('events', event(unique('Talk')))
    const panel = await conflict(page, await context.newPage(), id)
    await panel.getByRole('button', { name: 'Save this choice' }).click()
    await expect(page.getByText(/^Saved at /)).toBeVisible()
    await page.reload()
    await expect(title(page)).toHaveValue('My title')
    await expect(page.getByLabel('Location')).toHaveValue('Their place')
  })

  test('and the second one keeps the other version', async ({ page, context, content }) => {
    const id = await content.add('events', event(unique('Talk')))
    const panel = await conflict(page, await context.newPage(), id)
    await panel.getByRole('button', { name: 'Keep all of the other tab' }).click()
    await expect(title(page)).toHaveValue('Their title')
    await page.reload()
    await expect(title(page)).toHaveValue('Their title')
    await expect(offer(page)).toHaveCount(0)
  })
})

test('the tab is closed in the middle: the next one offers what was typed', async ({ page, context, content }) => {
  const name = unique('Talk')
  const id = await content.add('events', event(name))
  await page.goto(`/events/edit/${id}`)
  await title(page).fill('Half of a title')
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(`/events/edit/${id}`)
  await expect(offer(again)).toBeFocused()
  await expect(title(again)).toHaveValue(name)
  await expect(title(again)).toBeDisabled()
  await again.getByRole('button', { name: 'Restore' }).click()
  await expect(title(again)).toHaveValue('Half of a title')
  await again.reload()
  await again.getByRole('button', { name: 'Discard' }).click()
  await expect(title(again)).toHaveValue(name)
  await again.reload()
  await expect(title(again)).toHaveValue(name)
  await expect(offer(again)).toHaveCount(0)
})

test('leaving with unsaved changes asks first', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  await title(page).fill('Unsaved')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Back to Events' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(title(page)).toHaveValue('Unsaved')
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload().catch(() => null)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reloading
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: 'Back to Events' }).click()
  await expect(page).toHaveURL('/events')
})

test('a link in the text that leads nowhere asks nothing and keeps the page', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  await page.getByLabel('Description').fill('[Nowhere](<http://[>)')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('link', { name: 'Nowhere' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Events' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('the quota is used up: it is said in words, and the input is kept', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  await title(page).fill('Kept')
  await page.route('**/documents:commit*', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } },
    }),
  )
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('quota is used up for today. Your input is kept')
  await page.unroute('**/documents:commit*')
  await saveForm(page)
})

test('the event is deleted by someone else: it is not made again unasked', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  await title(page).fill('Still wanted')
  await content.remove('events', id)
  await save(page).click()
  await expect(page.getByRole('region', { name: 'This event has been deleted meanwhile' })).toBeFocused()
  expect(await content.has('events', id)).toBe(false)
  await page.getByRole('button', { name: 'Save it again' }).click()
  await expect(page.getByText(/^Saved at /)).toBeVisible()
  expect(await content.has('events', id)).toBe(true)
})
