import { aStoredResource } from '../support/factories.ts'
import { expect, test } from '../support/fixtures.ts'
import { memberEmail, signIn } from '../support/people.ts'

test.describe('the members’ resources', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await signIn(page, memberEmail)
    await page.getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL('/resources')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources')
  })

  test('are grouped by category, pinned first, then newest first', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const categories = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(categories).toEqual(categories.toSorted())
    const started = page.getByRole('region', { name: 'Getting started' }).getByRole('heading', { level: 3 })
    await expect(started).toHaveText([/^Start here: your first month/, /^Code of conduct/, /^Laptop setup checklist/])
    await expect(started.first()).toContainText('Pinned')
    await expect(started.last()).not.toContainText('Pinned')
  })

  test('have title, description and link', async ({ page }) => {
    const resource = page.getByRole('listitem').filter({ hasText: 'Laptop setup checklist' })
    await expect(resource).toContainText('Editor, Git, Node and Python on Windows')
    await expect(resource.getByRole('link')).toHaveAttribute('href', 'https://example.com/handbook/laptop-setup')
  })

  test('are found by every word of a search', async ({ page }) => {
    const all = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(all.first()).toBeVisible()
    const total = await all.count()
    await page.getByLabel('Search resources').fill('WORKSHOP git')
    await expect(all).toHaveText(['Slides: Git without fear'])
    await expect(page.getByText(`1 of ${total}`)).toBeVisible()
    await page.getByLabel('Search resources').fill('')
    await expect(all).toHaveCount(total)
  })

  test('say so when a search finds nothing', async ({ page }) => {
    await page.getByLabel('Search resources').fill('quantum toaster')
    await expect(page.getByText('Nothing matches “quantum toaster”.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0)
  })

  test('are right on open, and harmless whatever they hold', async ({ page, content }) => {
    const data = { title: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)', category: 'Zz tests' }
    await content.add('resources', aStoredResource({ ...data, description: '<b>bold</b>' }))
    await page.reload()
    const group = page.getByRole('region', { name: 'Zz tests' })
    await expect(group.getByRole('heading', { level: 3 })).toHaveText('<img src=x onerror=alert(1)>')
    await expect(group.getByRole('link')).toHaveCount(0)
    await expect(group).toContainText('<b>bold</b>')
  })
})

test('a list that cannot be loaded says so, and Try again loads it', async ({ page }) => {
  await page.goto('/')
  await signIn(page, memberEmail)
  await page.route('**/documents*:runQuery*', (route) => route.abort())
  await page.goto('/resources')
  await expect(page.getByRole('alert')).toContainText(
    'The resources could not be loaded. Check your connection and try again.',
  )
  await page.unroute('**/documents*:runQuery*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
