import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { adminEmail, signIn } from '../support/people.ts'
import { quietUrl } from '../support/quiet-site.ts'
import { testSiteUrl } from '../support/stack.ts'

test.use({ baseURL: quietUrl, provokes: true })

test.describe('an island that crashes', () => {
  test.beforeEach(async ({ page }) => {
    // What the island hydrates with is of another shape than the code expects: nothing but a fault of ours could do that.
    await page.route('**/snapshot/team.json*', async (route) => {
      const response = await route.fetch()
      const content = (await response.json()) as object
      await route.fulfill({ response, json: { ...content, team: [null] } })
    })
    await page.goto('/about?admin=1')
  })

  test("says 'Something went wrong.' while the page around it stands", async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    await expect(page.getByRole('main')).toContainText('student developer club')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('leaves the list as it was built', async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    await expect(page.getByRole('heading', { name: 'The Team' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ada Placeholder' })).toBeVisible()
    await expect(page.locator('.member')).toHaveCount(12)
  })

  test('is repaired by Reload once the fault is gone', async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    await page.unroute('**/snapshot/team.json*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Placeholder' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '+ Add Member' })).toBeVisible()
  })
})

test.describe('a guarded screen that crashes gives way to the top-level error screen', () => {
  test.use({ baseURL: testSiteUrl })

  test('by a file that a newer deploy has replaced', async ({ page }) => {
    await page.goto('/about')
    await signIn(page, adminEmail)
    await page.route('**/_astro/admin.*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto('/admin')
    await expectCrashScreen(page)
    await page.unroute('**/_astro/admin.*.js')
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })

  async function expectCrashScreen(page: Page) {
    const screen = page.getByRole('main').getByRole('alert')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Something went wrong.')
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
    // Nothing else is left of the page, but the frame that leads to the others.
    await expect(page.getByRole('main')).toHaveText('Something went wrong.Reload')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  }
})
