import { expect, type Page } from 'playwright/test'
import { demoAccounts } from '../../src/local/demo-accounts.ts'

const { admin, member } = demoAccounts()

/** The one account that may change content. */
export const adminEmail = admin.email
/** Someone who has signed in and is not the admin. */
export const memberEmail = member.email

/** The dialog that stands in for Google's popup. */
export function accountChooser(page: Page) {
  return page.getByRole('dialog', { name: 'Choose an account' })
}

/** The avatar in the bar: there while someone is signed in. */
export function avatar(page: Page) {
  return page.getByRole('button', { name: /^Account: / })
}

/** Signs in on the page that is open, as a person does, and waits until the page knows. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const known = accountChooser(page).getByRole('button', { name: email, exact: true })
  await accountChooser(page).waitFor()
  if (await known.isVisible()) await known.click()
  else {
    await accountChooser(page).getByLabel('Another email').fill(email)
    await accountChooser(page).getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page.getByRole('button', { name: `Account: ${email}` })).toBeVisible()
}

/** Opens the avatar menu and signs out. */
export async function signOut(page: Page): Promise<void> {
  await avatar(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}
