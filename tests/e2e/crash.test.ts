import { expect, test } from '../support/fixtures.ts'
import { quietUrl } from '../support/quiet-site.ts'

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

  test('is repaired by Reload once the fault is gone', async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Something went wrong.')
    await page.unroute('**/snapshot/team.json*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Placeholder' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '+ Add Member' })).toBeVisible()
  })
})
