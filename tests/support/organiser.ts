import { expect, type Page } from 'playwright/test'
import { openContent } from './content.ts'
import { test as base } from './fixtures.ts'
import { adminEmail, signIn } from './people.ts'
import { testPorts } from './stack.ts'

const portOf = (variable: string, otherwise: number) => Number(process.env[variable]?.split(':')[1] ?? otherwise)
const ports = {
  auth: portOf('FIREBASE_AUTH_EMULATOR_HOST', testPorts.auth),
  firestore: portOf('FIRESTORE_EMULATOR_HOST', testPorts.firestore),
  storage: portOf('FIREBASE_STORAGE_EMULATOR_HOST', testPorts.storage),
}

/** A test whose page belongs to the organiser, who has just signed in. */
export const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter to know what the fixture needs
  content: async ({}, use) => {
    const content = openContent(ports)
    await use(content)
    await content.restore()
  },
  page: async ({ page }, use) => {
    await page.goto('/about')
    await signIn(page, adminEmail)
    await use(page)
  },
})

export { expect }

/** The bar's Save button. */
export function save(page: Page) {
  return page.getByRole('button', { name: 'Save', exact: true })
}

/** Saves and waits until the form says so. */
export async function saveForm(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByText(/^Saved at \d\d:\d\d\.$/)).toBeVisible()
}

/** The id of the document whose form is open. */
export function openId(page: Page): string {
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

/** Presses a Delete button and confirms. */
export async function deleteBy(page: Page, label: string, question: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Delete' }).click()
}

/** Takes back the delete that was just made. */
export async function undo(page: Page, noun: string): Promise<void> {
  await expect(page.getByText(`${noun} deleted.`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${noun} restored.`)).toBeVisible()
}
