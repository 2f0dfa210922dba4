import { club } from '../support/club.ts'
import { adminEmail, accountChooser, avatar, memberEmail, signIn, signOut } from '../support/people.ts'
import { expect, test } from '../support/fixtures.ts'

const pages = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/events', label: 'Events' },
  { path: '/gallery', label: 'Gallery' },
]

test.describe('the navigation bar', () => {
  for (const { path, label } of pages) {
    test(`leads to ${label} and marks it as the current page`, async ({ page }) => {
      await page.goto('/posts')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(menu.locator('[aria-current]')).toHaveText([label])
      await expect(menu.locator('[aria-current]')).toHaveAttribute('aria-current', 'page')
    })
  }

  test('marks the section on the pages below it', async ({ page }) => {
    await page.goto(`/events/${new Date().getUTCFullYear() - 1}`)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    await expect(current).toHaveText(['Events'])
    await expect(current).toHaveAttribute('aria-current', 'true')
  })

  test('brings the brand back to the home page', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('banner').getByRole('link', { name: club.name }).click()
    await expect(page).toHaveURL('/')
  })

  test('shows every link whole where the menu is first a bar', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 600 })
    await page.goto('/gallery')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const [needed, given] = await menu.evaluate((element) => [element.scrollWidth, element.clientWidth])
    expect(needed).toBe(given)
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 768)
  })

  test('shows no Resources link to a visitor', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(pages.map((p) => p.label))
    await expect(page.getByText('Loading', { exact: true })).toBeHidden()
  })

  test('shows the Resources link to a member, from sign-in to sign-out', async ({ page }) => {
    await page.goto('/about')
    await signIn(page, memberEmail)
    const resources = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' })
    await expect(resources).toBeVisible()
    await page.goto('/gallery')
    await expect(resources).toBeVisible()
    await signOut(page)
    await expect(resources).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page).toHaveURL('/gallery')
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('hides the links until the hamburger is pressed', async ({ page }) => {
    await page.goto('/')
    const about = page.getByRole('link', { name: 'About', exact: true })
    await expect(about).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(about).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(about).toBeHidden()
  })

  test('closes the menu on an outside click, on Escape and on navigation', async ({ page }) => {
    await page.goto('/')
    const about = page.getByRole('link', { name: 'About', exact: true })
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await expect(about).toBeVisible()
    await page.mouse.click(180, 700)
    await expect(about).toBeHidden()
    await toggle.click()
    await expect(about).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await about.click()
    await expect(page).toHaveURL('/about')
    await expect(about).toBeHidden()
  })

  for (const path of ['/', '/about', '/team', '/events', '/gallery', '/posts', '/nowhere']) {
    test(`does not scroll sideways on ${path}`, async ({ page }) => {
      await page.goto(path)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('the account', () => {
  test('opens the account chooser, with the admin, a member and any other email', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const accounts = accountChooser(page).getByRole('list').getByRole('button')
    await expect(accounts).toHaveText([adminEmail, memberEmail])
    await page.keyboard.press('Escape')
    await expect(accountChooser(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  })

  test('closes the account chooser on an outside click', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(accountChooser(page)).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(accountChooser(page)).toBeHidden()
  })

  test('signs in with another email', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'someone.else@example.edu')
    await avatar(page).click()
    await expect(page.getByText('someone.else@example.edu')).toBeVisible()
  })

  test('does not take what is no email', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const field = accountChooser(page).getByLabel('Another email')
    await field.fill('someone')
    await accountChooser(page).getByRole('button', { name: 'Continue' }).click()
    await expect(field).toBeFocused()
    await expect(accountChooser(page)).toBeVisible()
    await expect(avatar(page)).toBeHidden()
  })

  test('closes the avatar menu on an outside click and on Escape', async ({ page }) => {
    await page.goto('/')
    await signIn(page, memberEmail)
    const item = page.getByRole('button', { name: 'Sign out' })
    await avatar(page).click()
    await expect(item).toBeVisible()
    await page.mouse.click(5, 600)
    await expect(item).toBeHidden()
    await avatar(page).click()
    await page.keyboard.press('Escape')
    await expect(item).toBeHidden()
    await expect(avatar(page)).toBeFocused()
  })

  test('shows Loading while a session of before is restored, then the avatar', async ({ page }) => {
    await page.goto('/')
    await signIn(page, memberEmail)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/accounts:lookup*', async (route) => {
      await released
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('banner').getByText('Loading', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
    await expect(avatar(page)).toBeHidden()
    release()
    await expect(avatar(page)).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toBeHidden()
  })

  test("follows another tab's sign-in and sign-out", async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/events')
    await other.goto('/')
    await signIn(other, memberEmail)
    await expect(avatar(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Resources' })).toBeVisible()
    await signOut(page)
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(avatar(other)).toBeHidden()
  })

  test('says so when signing in does not work', async ({ page }) => {
    await page.route('**/accounts:signInWithIdp*', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await accountChooser(page).getByRole('button', { name: memberEmail }).click()
    await expect(page.getByRole('alert')).toHaveText('You seem to be offline. Try again when you are connected.')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})
