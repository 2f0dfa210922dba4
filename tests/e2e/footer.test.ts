import { expect, test } from '../support/fixtures.ts'

test.describe('the footer', () => {
  test('links to Instagram and LinkedIn and names the year', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /instagram\.com/)
    await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/)
    await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`)
  })

  test('switches between light and dark, and the choice lasts', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Light or dark' }).click()
    const dark = await background()
    expect(dark).not.toBe(light)
    await page.goto('/gallery')
    expect(await background()).toBe(dark)
    await page.getByRole('button', { name: 'Light or dark' }).click()
    await page.reload()
    expect(await background()).toBe(light)
  })

  test('follows the preference for dark until something else is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(scheme)
  })
})
