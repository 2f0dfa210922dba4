import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent, aStoredImage, aStoredMember, aStoredPost, aStoredResource } from '../support/factories.ts'
import { deleteBy, expect, test } from '../support/organiser.ts'
import { testSiteUrl } from '../support/stack.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const soon = addDays(toIsoDate(new Date()), 40)
const anEventOf = (title: string) => aStoredEvent({ title, date: soon, updatedAt: new Date() })
const offer = (page: Page, noun = 'Event') => page.getByText(`${noun} deleted.`)
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test.describe('the offer to undo a delete', () => {
  for (const next of ['/admin/team', '/about', '/posts', '/events']) {
    test(`lasts on ${next}`, async ({ page, content }) => {
      const title = unique('Taken Along')
      const id = await content.add('events', anEventOf(title))
      await page.goto('/events')
      await deleteBy(page, `Delete ${title}`, 'Delete this event?')
      await expect(offer(page)).toBeVisible()
      await page.goto(next)
      await expect(offer(page)).toBeVisible()
      // Nobody's focus is taken by an offer that came along.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await undo(page).click()
      await expect(page.getByText('Event restored.')).toBeVisible()
      expect(await content.has('events', id)).toBe(true)
    })
  }

  test('goes on from page to page, and ends ten seconds after it was last shown', async ({ page, content }) => {
    const title = unique('Let Go')
    await content.add('events', anEventOf(title))
    await page.clock.install()
    await page.goto('/events')
    await deleteBy(page, `Delete ${title}`, 'Delete this event?')
    await expect(offer(page)).toBeVisible()
    await page.goto('/about')
    await expect(offer(page)).toBeVisible()
    await page.goto('/gallery')
    await expect(offer(page)).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/about')
    await expect(page.getByRole('link', { name: '+ Add Member' })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  })

  test('is made once: what came back is not offered on the next page', async ({ page, content }) => {
    const title = unique('Back Already')
    await content.add('events', anEventOf(title))
    await page.goto('/events')
    await deleteBy(page, `Delete ${title}`, 'Delete this event?')
    await undo(page).click()
    await expect(page.getByText('Event restored.')).toBeVisible()
    await page.goto('/about')
    await expect(page.getByRole('link', { name: '+ Add Member' })).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
  })

  test('ends with its page where the browser keeps nothing', async ({ page, content }) => {
    const title = unique('Not Kept')
    await content.add('events', anEventOf(title))
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('club:undo')) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await page.goto('/events')
    await deleteBy(page, `Delete ${title}`, 'Delete this event?')
    await expect(undo(page)).toBeVisible()
    await page.goto('/about')
    await expect(page.getByRole('link', { name: '+ Add Member' })).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
  })

  test('is made to the organiser alone', async ({ page, content }) => {
    const title = unique('Signed Out')
    await content.add('events', anEventOf(title))
    await page.goto('/events')
    await deleteBy(page, `Delete ${title}`, 'Delete this event?')
    await expect(undo(page)).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
  })
})

const now = new Date()
const picture = () =>
  aStoredImage({ caption: unique('Picture'), imageUrl: `${testSiteUrl}/apple-touch-icon.png`, uploadedAt: now })
const kinds = [
  {
    what: 'an event in a list',
    collection: 'events',
    path: '/events',
    data: () => anEventOf(unique('Talk')),
    question: 'Delete this event?',
    row: '.event',
  },
  {
    what: 'a member in the list that arranges the team',
    collection: 'team',
    path: '/admin/team',
    data: () => aStoredMember({ name: unique('Member'), order: 2.5 }),
    question: /^Are you sure you want to delete team member/,
    row: '.row',
  },
  {
    what: 'a post',
    collection: 'posts',
    path: '/admin/posts',
    data: () => aStoredPost({ title: unique('Post'), slug: randomUUID(), updatedAt: now, publishedAt: now }),
    question: 'Delete this post?',
    row: '.row',
  },
  {
    what: 'a resource',
    collection: 'resources',
    path: '/resources',
    data: () => aStoredResource({ title: unique('Resource'), category: 'Getting started' }),
    question: 'Delete this resource?',
    row: '.resource',
  },
  {
    what: 'a picture',
    collection: 'gallery',
    path: '/gallery',
    data: picture,
    question: 'Are you sure you want to delete this image?',
    row: '.gallery li',
  },
  {
    what: 'a picture on the screen that fills the gallery',
    collection: 'gallery',
    path: '/admin/gallery',
    data: picture,
    question: 'Are you sure you want to delete this image?',
    row: '.upload-row',
  },
] as const

for (const { what, collection, path, data, question, row } of kinds) {
  test(`after ${what} was deleted, the focus goes on to its neighbour; after Undo it is on what came back`, async ({
    page,
    content,
  }) => {
    const document = data()
    const { title, name, caption } = document as Record<string, string | undefined>
    const label = title ?? name ?? caption ?? ''
    await content.add(collection, document)
    await page.clock.install()
    await page.goto(path)
    const rows = page.locator(row)
    const deleted = rows.filter({ has: page.getByRole('button', { name: label }).and(page.locator('[data-item]')) })
    await expect(deleted).toHaveCount(1)
    const remove = async () => {
      await deleted.locator('[data-item]').press('Enter')
      const asked = page.getByRole('alertdialog', { name: question })
      await asked.getByRole('button', { name: 'Delete' }).press('Enter')
      // A member's end is told first (product specification, section 8).
      if (collection === 'team') await page.getByRole('button', { name: 'OK' }).press('Enter')
      await expect(page.locator('.toast')).toContainText('deleted.')
      await expect(page.locator('.toast')).toBeFocused()
    }
    await remove()
    await undo(page).press('Enter')
    await expect(deleted).toBeFocused()

    const all = await rows.count()
    const place = await deleted.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element))
    await remove()
    await page.clock.fastForward(10_000)
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(rows).toHaveCount(all - 1)
    const siblings = page.locator(':focus').locator('xpath=..').locator(':scope > *')
    const focused = await page
      .locator(':focus')
      .evaluate((element) => [element.matches('li'), [...(element.parentElement?.children ?? [])].indexOf(element)])
    expect(focused).toEqual([true, Math.min(place, (await siblings.count()) - 1)])
  })
}
