import { expect, test } from '../support/fixtures.ts'
import { pastDays, quietTitle, quietUrl, upcomingDays } from '../support/quiet-site.ts'

test.use({ baseURL: quietUrl, javaScriptEnabled: false })

test('every page can be read', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: quietTitle(0) })).toBeVisible()
  await page.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ada Placeholder' })).toBeVisible()
  await page.getByRole('link', { name: 'Gallery', exact: true }).click()
  await expect(page.getByRole('figure')).toHaveCount(24)
  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.locator('.event')).toHaveCount(upcomingDays.length + pastDays.length)
})

test('what needs a script is not offered', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
  await expect(page.getByText('Loading', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Light or dark' })).toBeHidden()
})

test('a guarded page says what it needs, and holds nothing else', async ({ page }) => {
  await page.goto('/resources')
  // A locator by text looks past <noscript>.
  const words = page.locator('noscript p')
  await expect(words).toBeVisible()
  await expect(words).toHaveText('This page needs JavaScript and a signed-in account.')
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Start here' })).toHaveCount(0)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens all the same', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page).toHaveURL('/events')
  })
})
