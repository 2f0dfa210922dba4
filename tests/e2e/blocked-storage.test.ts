import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { browserArguments, ensureBrowser } from '../support/browser.ts'
import { aStoredEvent } from '../support/factories.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { testSiteUrl } from '../support/stack.ts'

/** In a browser whose settings block cookies: every access to a storage throws. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter to know what the fixture needs
  context: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'blocked-storage-'))
    await mkdir(join(profile, 'Default'))
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
    const context = await chromium.launchPersistentContext(profile, {
      baseURL: testSiteUrl,
      executablePath: ensureBrowser(),
      args: browserArguments,
    })
    await use(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})

test('public pages are whole and live', async ({ page, content }) => {
  await page.goto('/events')
  const access = page.evaluate(() => localStorage.length)
  await expect(access).rejects.toThrow(/Access is denied/)
  const title = `Without cookies ${randomUUID().slice(0, 8)}`
  const date = addDays(toIsoDate(new Date()), 40)
  await content.add('events', aStoredEvent({ title, date, updatedAt: new Date() }))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  for (const path of ['/', '/about', '/team', '/gallery', '/posts']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  // That nothing was thrown or written to the console is what every test of this folder checks at its end.
})

test('the admin controls and the theme switch work as long as the page is open', async ({ page }) => {
  await page.goto('/events?admin=1')
  await expect(page.getByRole('link', { name: '+ New Event' })).toBeVisible()
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('Sign in says what is wrong', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('This browser blocks cookies and site data')
})

for (const path of ['/resources', '/admin', '/events/new', '/admin/gallery']) {
  test(`${path} says what is wrong`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This browser blocks cookies and site data')
    await expect(page.getByRole('main')).toContainText('Allow them for this site.')
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
    await expect(page).toHaveURL(path)
  })
}
