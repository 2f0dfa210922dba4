import type { Host } from '../../src/local/host.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseInWindow, isPrepared, standInForGoogle, windowsOf } from '../support/google-sign-in.ts'
import { adminEmail, avatar, memberEmail } from '../support/people.ts'
import { otherProductionUrl, productionUrl, startProductionSite } from '../support/production-site.ts'

// The sign-in of a production build. Tests of the emulator's account chooser: shell.test.ts.
test.describe.configure({ mode: 'serial' })
test.use({
  baseURL: productionUrl,
  // The SDK prepares itself early for Safari and for phones.
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
})

let site: Host
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startProductionSite()
})
test.afterAll(() => site.stop())

test('who reaches for Sign in gets the window within the press, and is signed in', async ({ page }) => {
  await standInForGoogle(page, memberEmail, 'within a press')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).hover()
  await expect.poll(() => isPrepared(page)).toBe(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => windowsOf(page)).toHaveLength(1)
  const [opened] = await windowsOf(page)
  expect(opened).toMatchObject({ withinPress: true })
  expect(opened?.address).toMatch(`https://${new URL(productionUrl).host}/__/auth/handler?`)
  expect(opened?.address).toContain('providerId=google.com')
  await chooseInWindow(page)
  await expect(page.getByRole('button', { name: `Account: ${memberEmail}` })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a press before anything is loaded offers a second one, which opens the window at once', async ({ page }) => {
  await standInForGoogle(page, memberEmail, 'within a press')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('https://apis.google.com/**', async (route) => {
    await released
    await route.fallback()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  release()
  await expect(page.getByRole('alert')).toContainText('Your browser held the sign-in window back.')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  await expect.poll(() => windowsOf(page)).toMatchObject([{ withinPress: false }, { withinPress: true }])
  await chooseInWindow(page)
  await expect(avatar(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the Sign in button of a notice is ready when it is there, and leads to the screen that was asked for', async ({
  page,
}) => {
  await standInForGoogle(page, adminEmail, 'within a press')
  await page.goto('/events/new')
  await expect.poll(() => isPrepared(page)).toBe(true)
  await page.getByRole('status').getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => windowsOf(page)).toMatchObject([{ withinPress: true }])
  await chooseInWindow(page)
  await expect(page).toHaveURL('/events/new')
})

test.describe('where no press opens a window', () => {
  test('Google’s page opens in its place, if the site is its own auth domain', async ({ page }) => {
    await standInForGoogle(page, memberEmail, 'never')
    await page.route('https://127.0.0.1:*/__/auth/handler?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Choose an account' }),
    )
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Open the sign-in window' }).click()
    await expect(page).toHaveURL(/^https:.*\/__\/auth\/handler\?.*authType=signInViaRedirect/)
  })

  test('the visitor is told what to do, if it is not', async ({ page }) => {
    await standInForGoogle(page, memberEmail, 'never')
    await page.goto(otherProductionUrl)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Open the sign-in window' }).click()
    await expect(page.getByRole('alert')).toContainText('Allow pop-ups for this site, then try again.')
    await expect(page.getByRole('button', { name: 'Open the sign-in window' })).toBeVisible()
  })
})

test('a kept session is there without Google’s script', async ({ page }) => {
  await standInForGoogle(page, memberEmail, 'allowed')
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => windowsOf(page)).toHaveLength(1)
  await chooseInWindow(page)
  await expect(avatar(page)).toBeVisible()
  const asked: string[] = []
  await page.route('https://apis.google.com/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.reload()
  await expect(avatar(page)).toBeVisible()
  expect(asked).toEqual([])
})
