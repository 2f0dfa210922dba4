import { randomUUID } from 'node:crypto'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent } from '../support/factories.ts'
import { deleteBy, expect, openId, saveForm, test, undo } from '../support/organiser.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const soon = addDays(toIsoDate(new Date()), 20)
const later = addDays(toIsoDate(new Date()), 27)

test.describe('an event', () => {
  test('is created, edited, and shown with what was typed', async ({ page, content }) => {
    const title = unique('Evening of Talks')
    await page.goto('/events')
    await page.getByRole('link', { name: '+ New Event' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Date').fill(soon)
    await page.getByLabel('Time').fill('17:30')
    await page.getByLabel('Location').fill('Seminar Hall')
    await page.getByLabel('Description').fill('Three **short** talks.')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('region', { name: 'Preview: Description' }).locator('strong')).toHaveText('short')
    await page.getByLabel('Registration link').fill('https://example.edu/register')
    await saveForm(page)
    await expect(page).toHaveURL(/\/events\/edit\/[^/]+$/)
    const id = openId(page)
    await page.getByLabel('Location').fill('Library')
    await saveForm(page)
    await page.getByRole('link', { name: 'Back to Events' }).click()
    const card = page.getByRole('listitem').filter({ hasText: title })
    await expect(card).toContainText('Library')
    await expect(card).toContainText('17:30')
    await expect(card.getByRole('link', { name: `Register for ${title}` })).toHaveAttribute(
      'href',
      'https://example.edu/register',
    )
    await content.remove('events', id)
  })

  test('is duplicated without its date', async ({ page, content }) => {
    const title = unique('Weekly Workshop')
    await content.add('events', aStoredEvent({ title, date: soon, updatedAt: new Date() }))
    await page.goto('/events')
    await page.getByRole('link', { name: `Duplicate ${title}` }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByLabel('Location')).toHaveValue('Seminar Hall')
    await expect(page.getByLabel('Date')).toHaveValue('')
    await page.getByLabel('Date').fill(later)
    await saveForm(page)
    const id = openId(page)
    await page.goto('/events')
    await expect(page.getByRole('heading', { name: title })).toHaveCount(2)
    await content.remove('events', id)
  })

  test('is deleted, and comes back by Undo with the same id', async ({ page, content }) => {
    const title = unique('Nearly Cancelled')
    const id = await content.add('events', aStoredEvent({ title, date: soon, updatedAt: new Date() }))
    await page.goto('/events')
    await deleteBy(page, `Delete ${title}`, 'Delete this event?')
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    expect(await content.has('events', id)).toBe(false)
    await undo(page, 'Event')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await content.has('events', id)).toBe(true)
  })
})

test('the offer to undo goes away by itself after ten seconds', async ({ page, content }) => {
  const title = unique('Gone for Good')
  const id = await content.add('events', aStoredEvent({ title, date: soon, updatedAt: new Date() }))
  await page.goto('/events')
  await deleteBy(page, `Delete ${title}`, 'Delete this event?')
  const button = page.getByRole('button', { name: 'Undo' })
  await expect(button).toBeVisible()
  const shown = Date.now()
  await expect(button).toBeHidden({ timeout: 15_000 })
  expect(Date.now() - shown).toBeGreaterThan(8_000)
  expect(await content.has('events', id)).toBe(false)
})
