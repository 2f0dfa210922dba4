import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent, aStoredMember } from '../support/factories.ts'
import { expect, save, saveForm, test } from '../support/organiser.ts'
import { adminEmail, accountChooser, memberEmail, signOut } from '../support/people.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const date = addDays(toIsoDate(new Date()), 20)
const event = (title: string) => aStoredEvent({ title, date, updatedAt: new Date() })
const title = (page: Page) => page.getByLabel('Title')

test('the session ends while typing: signing in again goes on with the input', async ({ page, context, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  const changed = unique('Typed')
  await title(page).fill(changed)
  const other = await context.newPage()
  await other.goto('/about')
  await signOut(other)
  await expect(page.getByRole('alert')).toContainText('You have been signed out. Your input is still here')
  await save(page).click()
  await expect(page.getByText('Not saved: you have been signed out.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign in again' }).click()
  await accountChooser(page).getByRole('button', { name: memberEmail, exact: true }).click()
  await expect(page.getByText(`${memberEmail} may not save this.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await accountChooser(page).getByRole('button', { name: adminEmail, exact: true }).click()
  await expect(page.getByText('may not save this')).toHaveCount(0)
  await expect(title(page)).toHaveValue(changed)
  await saveForm(page)
})

test('the server refuses the session: signing in again saves the input', async ({ page, content }) => {
  const id = await content.add('events', event(unique('Talk')))
  await page.goto(`/events/edit/${id}`)
  const changed = unique('Typed')
  await title(page).fill(changed)
  await page.route('**/documents:commit*', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 401, message: 'Revoked.', status: 'UNAUTHENTICATED' } } }),
  )
  await save(page).click()
  await expect(page.getByText('Not saved: you have been signed out.')).toBeVisible()
  await page.unroute('**/documents:commit*')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await accountChooser(page).getByRole('button', { name: adminEmail, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toHaveCount(0)
  await expect(title(page)).toHaveValue(changed)
  await saveForm(page)
  await page.reload()
  await expect(title(page)).toHaveValue(changed)
})

test('the server refuses the session: signing in again goes on with the order of the team', async ({
  page,
  content,
}) => {
  const names = [unique('First'), unique('Second')]
  for (const [index, name] of names.entries())
    await content.add('team', aStoredMember({ name, order: 3000 + index, updatedAt: new Date() }))
  await page.goto('/admin/team')
  await page.route('**/documents:commit*', (route) =>
    route.fulfill({ status: 401, json: { error: { code: 401, message: 'Revoked.', status: 'UNAUTHENTICATED' } } }),
  )
  await page.getByRole('button', { name: `Move ${names[1]} up` }).click()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.unroute('**/documents:commit*')
  await accountChooser(page).getByRole('button', { name: adminEmail, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The new order is not stored yet')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The order is saved.')).toBeVisible()
})
