import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright/test'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent } from '../support/factories.ts'
import { expect, openId, save, saveForm, test } from '../support/organiser.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const date = addDays(toIsoDate(new Date()), 20)
const event = (title: string) => aStoredEvent({ title, date, updatedAt: new Date() })
const title = (page: Page) => page.getByLabel('Title')
const offer = (page: Page) => page.getByRole('region', { name: /^You have unsaved changes from / })

test.describe.configure({ timeout: 60_000 })

async function tabAt(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(title(page)).toBeVisible()
  return page
}

test('input of an open tab is not offered to another; once the tab is closed, it is', async ({
  page,
  context,
  content,
}) => {
  const path = `/events/edit/${await content.add('events', event(unique('Talk')))}`
  await page.goto(path)
  await title(page).fill('Typed in the first')
  const second = await tabAt(context, path)
  await expect(title(second)).toBeEnabled()
  await expect(offer(second)).toHaveCount(0)
  await page.close({ runBeforeUnload: false })
  await expect(offer(second)).toBeVisible()
  await second.getByRole('button', { name: 'Restore' }).click()
  await expect(title(second)).toHaveValue('Typed in the first')
})

test('what a tab discards or saves, the other keeps its own input of', async ({ page, context, content }) => {
  const path = `/events/edit/${await content.add('events', event(unique('Talk')))}`
  await page.goto(path)
  await title(page).fill('Typed in the first')
  const second = await tabAt(context, path)
  await title(second).fill('Typed in the second')
  await saveForm(second)
  await page.close({ runBeforeUnload: false })
  const third = await tabAt(context, path)
  await third.getByRole('button', { name: 'Restore' }).click()
  await expect(title(third)).toHaveValue('Typed in the first')
})

test('an offer goes away when another tab has taken or discarded the input', async ({ page, context, content }) => {
  const name = unique('Talk')
  const path = `/events/edit/${await content.add('events', event(name))}`
  await page.goto(path)
  await title(page).fill('Left behind')
  await page.close({ runBeforeUnload: false })
  const [one, two] = [await tabAt(context, path), await tabAt(context, path)]
  await expect(offer(one)).toBeVisible()
  await expect(offer(two)).toBeVisible()
  await two.getByRole('button', { name: 'Discard' }).click()
  await expect(offer(one)).toHaveCount(0)
  await expect(title(one)).toBeEnabled()
  await expect(title(one)).toHaveValue(name)
})

test('two new events are typed in two tabs, and both are saved', async ({ page, context, content }) => {
  const names = [unique('First'), unique('Second')] as const
  await page.goto('/events/new')
  await title(page).fill(names[0])
  const second = await tabAt(context, '/events/new')
  await title(second).fill(names[1])
  for (const tab of [page, second]) {
    await tab.getByLabel('Date').fill(date)
    await saveForm(tab)
  }
  await expect(title(page)).toHaveValue(names[0])
  await page.goto('/events')
  for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.goBack()
  for (const tab of [page, second]) await content.remove('events', openId(tab))
})

test('of several forms that were left, the newest input is offered first', async ({ page, context, content }) => {
  const path = `/events/edit/${await content.add('events', event(unique('Talk')))}`
  await page.goto(path)
  const second = await tabAt(context, path)
  await title(page).fill('Older')
  await title(second).fill('Newer')
  for (const tab of [page, second]) await tab.close({ runBeforeUnload: false })
  const third = await tabAt(context, path)
  await third.getByRole('button', { name: 'Discard' }).click()
  await third.getByRole('button', { name: 'Restore' }).click()
  await expect(title(third)).toHaveValue('Older')
})

test('what someone else saved is not called one’s own', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  await title(page).fill('Mine')
  await content.replace('events', id, event('By someone else'))
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Someone else has changed this event meanwhile' })).toBeFocused()
})

test('after the first save the page is that of the stored event', async ({ page, content }) => {
  await page.goto('/events/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New event')
  await expect(page).toHaveTitle(/^New event · /)
  await title(page).fill(unique('Talk'))
  await page.getByLabel('Date').fill(date)
  await saveForm(page)
  await expect(page).toHaveURL(/\/events\/edit\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit event')
  await expect(page).toHaveTitle(/^Edit event · /)
  await content.remove('events', openId(page))
})
