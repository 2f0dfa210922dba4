import { expect, test } from '../support/fixtures.ts'
import { adminEmail, memberEmail, signIn, signOut } from '../support/people.ts'

const forMembers = 'Sign in to open the resources.'
const forAdmin = 'That page is only for the organiser of this site.'

/** Every guarded route of the product specification, section 2, with an id where it takes one. */
const adminRoutes = [
  '/events/new',
  '/events/edit/any-id',
  '/admin',
  '/admin/team',
  '/admin/team/any-id',
  '/admin/posts',
  '/admin/posts/any-id',
  '/admin/gallery',
  '/resources/new',
  '/resources/edit/any-id',
]

test('/resources sends a visitor to the home page, with a notice', async ({ page }) => {
  await page.goto('/resources')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(forMembers)).toBeVisible()
  await page.reload()
  await expect(page.getByText(forMembers)).toBeHidden()
})

test('sends a visitor away before anything of a guarded page is read', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (/documents:runQuery|RunQuery/.test(request.url()) && asked.push(request.url())))
  await page.goto('/resources')
  await expect(page).toHaveURL('/')
  expect(asked).toEqual([])
})

test('does not trap a visitor who goes back', async ({ page }) => {
  await page.goto('/gallery')
  await page.goto('/resources')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/gallery')
})

test('sends visitors of every admin route to the home page, with a notice', async ({ page }) => {
  for (const route of adminRoutes) {
    await page.goto(route)
    await expect(page, route).toHaveURL('/')
    await expect(page.getByText(forAdmin), route).toBeVisible()
  }
})

test('sends members who open an admin route to the home page, with a notice', async ({ page }) => {
  await page.goto('/')
  await signIn(page, memberEmail)
  for (const route of adminRoutes) {
    await page.goto(route)
    await expect(page, route).toHaveURL('/')
    await expect(page.getByText(forAdmin), route).toBeVisible()
  }
})

test('sends a member home, without a notice, where the browser has no room to note the address', async ({ page }) => {
  await page.goto('/')
  await signIn(page, memberEmail)
  await page.addInitScript(() => {
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem']
    Storage.prototype.setItem = function (key, value) {
      if (key === 'asked') throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
})

test('lets the admin in, whatever the id in the address', async ({ page }) => {
  await page.goto('/')
  await signIn(page, adminEmail)
  for (const route of [...adminRoutes, '/resources']) {
    await page.goto(route)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), route).toBeVisible()
    await expect(page, route).toHaveURL(route)
  }
})

test('sends a member home who signs out on a guarded page', async ({ page }) => {
  await page.goto('/')
  await signIn(page, memberEmail)
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources')
  await signOut(page)
  await expect(page).toHaveURL('/')
})

test("shows the admin's controls to the admin's address in capitals, and keeps the admin's pages closed", async ({
  page,
}) => {
  // Providers keep the spelling of an address; the emulator does not.
  await page.route('**/accounts:lookup*', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(adminEmail, adminEmail.toUpperCase()) })
  })
  await page.goto('/events')
  await signIn(page, adminEmail)
  await expect(page.getByRole('button', { name: `Account: ${adminEmail.toUpperCase()}`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: '+ New Event' })).toBeVisible()
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(forAdmin)).toBeVisible()
})
