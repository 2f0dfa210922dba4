import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { accountChooser, avatar, memberEmail } from '../support/people.ts'

/** Presses Tab until the element that has the focus has this name; fails after too many. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? (focused instanceof HTMLElement ? focused.innerText : '')
    })
    if (label.trim().startsWith(name)) return
  }
  throw new Error(`Tab never reached ${name}.`)
}

test('the first Tab reaches the skip link, which leads past the navigation', async ({ page }) => {
  await page.goto('/events')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.locator(':focus').evaluate((element) => element.closest('main') !== null)
  expect(inMain).toBe(true)
})

test('everything that has the focus shows it', async ({ page }) => {
  await page.goto('/')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    const outline = await page.locator(':focus').evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).not.toBe('none')
  }
})

test('Sign in keeps the focus when Tab reaches it', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, 'Sign in')
  // Reaching it loads the account menu, which then knows that nobody is signed in.
  await expect(page.locator('html')).toHaveAttribute('data-session', 'none')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in')
})

test('signs in and out by keyboard alone', async ({ page }) => {
  await page.goto('/gallery')
  await tabTo(page, 'Sign in')
  await page.keyboard.press('Enter')
  await expect(accountChooser(page)).toBeVisible()
  await tabTo(page, memberEmail)
  await page.keyboard.press('Enter')
  await expect(avatar(page)).toBeVisible()
  await page.reload()
  await expect(avatar(page)).toBeVisible()
  await tabTo(page, 'Account: ')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/')
    await tabTo(page, 'Menu')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Gallery')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/gallery')
    await expect(page.getByRole('link', { name: 'Gallery', exact: true })).toBeHidden()
  })
})
