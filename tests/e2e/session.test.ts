import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { accountChooser, adminEmail, avatar, memberEmail, signIn, signOut } from '../support/people.ts'
import { quietUrl } from '../support/quiet-site.ts'
import { testSiteUrl } from '../support/stack.ts'

// On a site where nothing changes meanwhile: nothing but the session wakes its lists. Its Firestore refuses the accounts, which are of another
// project.
test.use({ baseURL: quietUrl })

const year = new Date().getUTCFullYear() - 1
const controlled = {
  '/': /^Edit /,
  '/about': '+ Add Member',
  '/team': '+ Add Member',
  '/events': '+ New Event',
  [`/events/${year}`]: /^Edit /,
  '/gallery': 'Upload Image',
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /\.(Sign in)?$/ })
const noticeButton = (page: Page) => notice(page).getByRole('button', { name: 'Sign in' })

async function signInByNotice(page: Page, email: string): Promise<void> {
  await noticeButton(page).click()
  await accountChooser(page).getByRole('button', { name: email, exact: true }).click()
}

for (const [path, name] of Object.entries(controlled)) {
  test(`signing in on ${path} shows the organiser's controls at once, and signing out hides them`, async ({ page }) => {
    const control = page.getByRole('main').getByRole('link', { name }).first()
    await page.goto(path)
    await signIn(page, adminEmail)
    await expect(control).toBeVisible()
    await signOut(page)
    await expect(control).toHaveCount(0)
    await signIn(page, adminEmail)
    await expect(control).toBeVisible()
  })
}

test('signing in after the lists have woken shows the controls, too', async ({ page }) => {
  await page.clock.setFixedTime(new Date(Date.now() + 86_400_000))
  await page.goto('/events')
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
  await page.clock.setFixedTime(new Date())
  await signIn(page, adminEmail)
  await expect(page.getByRole('link', { name: '+ New Event' })).toBeVisible()
})

test('signing in on another tab shows the controls on this one', async ({ page, context }) => {
  await page.goto('/about')
  const other = await context.newPage()
  await other.goto('/gallery')
  await signIn(other, adminEmail)
  await expect(page.getByRole('link', { name: '+ Add Member' })).toBeVisible()
  await signOut(other)
  await expect(page.getByRole('link', { name: '+ Add Member' })).toHaveCount(0)
})

test('signing in as a member wakes no list', async ({ page }) => {
  await page.goto('/events')
  await signIn(page, memberEmail)
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(1)
})

test.describe('who opens a guarded screen and signs in by the notice', () => {
  test.use({ baseURL: testSiteUrl })

  for (const path of ['/admin', '/events/edit/any-id?from=a#b', '/resources']) {
    test(`gets to ${path}`, async ({ page }) => {
      await page.goto('/gallery')
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await signInByNotice(page, adminEmail)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/gallery')
    })
  }

  test('stays on the home page without the right to see it', async ({ page }) => {
    await page.goto('/admin')
    await signInByNotice(page, memberEmail)
    await expect(avatar(page)).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(notice(page)).toHaveText('That page is only for the organiser of this site.')
    await expect(noticeButton(page)).toHaveCount(0)
    await signOut(page)
    await signInByNotice(page, adminEmail)
    await expect(page).toHaveURL('/admin')
  })

  test('is asked once: the next page view leads nowhere', async ({ page }) => {
    await page.goto('/admin')
    await expect(noticeButton(page)).toBeVisible()
    await page.reload()
    await expect(notice(page)).toBeHidden()
    await signIn(page, adminEmail)
    await expect(page.getByRole('main').getByRole('link', { name: /^Edit / })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

for (const address of ['//evil.example/admin', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '']) {
  test(`signing in never leads to another site: "${address}"`, async ({ page }) => {
    await page.addInitScript((value) => sessionStorage.setItem('asked', `admin ${value}`), address)
    await page.goto('/')
    await signIn(page, adminEmail)
    await expect(page.getByRole('main').getByRole('link', { name: /^Edit / })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

test.describe('a session that the server refuses', () => {
  test.use({ baseURL: testSiteUrl })

  test('is said to have ended, and the controls go', async ({ page }) => {
    await page.goto('/about')
    await signIn(page, adminEmail)
    await page.route('**/documents:commit*', (route) =>
      route.fulfill({ status: 401, json: { error: { code: 401, message: 'Revoked.', status: 'UNAUTHENTICATED' } } }),
    )
    await page.getByRole('button', { name: 'Delete Ada Placeholder' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toHaveText('Your session has ended. Sign in again.')
    await expect(page.getByRole('link', { name: '+ Add Member' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Ada Placeholder' })).toBeVisible()
    await signIn(page, adminEmail)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
