import { randomUUID } from 'node:crypto'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent, aStoredImage, aStoredMember } from '../support/factories.ts'
import { expect, test } from '../support/fixtures.ts'
import { adminEmail, memberEmail, signIn } from '../support/people.ts'
import { testSiteUrl } from '../support/stack.ts'

/** A name that no other test uses: tests of several files share one Firestore. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const anEventToCome = (title: string) =>
  aStoredEvent({ title, date: addDays(toIsoDate(new Date()), 40), updatedAt: new Date() })
const aPicture = (caption: string) =>
  aStoredImage({ caption, imageUrl: `${testSiteUrl}/apple-touch-icon.png`, uploadedAt: new Date() })

test('visitors and members see no controls', async ({ page }) => {
  const controls = page.getByRole('main').getByText(/^(\+ |Edit|Delete|Upload Image|×)/)
  for (const path of ['/events', '/about', '/gallery', '/']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(controls).toHaveCount(0)
  }
  await signIn(page, memberEmail)
  for (const path of ['/events', '/about', '/gallery']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Resources' })).toBeVisible()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await expect(controls).toHaveCount(0)
  }
})

const waysToReveal = [
  { by: 'the query parameter admin=1', query: '?admin=1', flag: undefined },
  { by: 'the local storage flag gdg_admin', query: '', flag: '1' },
] as const

for (const { by, query, flag } of waysToReveal) {
  test(`${by} reveals the controls, which lead to the declared routes`, async ({ page }) => {
    await page.addInitScript((value) => value && localStorage.setItem('gdg_admin', value), flag)
    await page.goto(`/events${query}`)
    await expect(page.getByRole('link', { name: '+ New Event' })).toHaveAttribute('href', '/events/new')
    const edit = page.getByRole('link', { name: /^Edit / }).first()
    await expect(edit).toHaveAttribute('href', /^\/events\/edit\/[^/]+$/)
    await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeVisible()

    await page.goto(`/${query}`)
    await expect(page.locator('.next-event').getByRole('link', { name: /^Edit / })).toHaveAttribute(
      'href',
      /^\/events\/edit\/[^/]+$/,
    )
    await expect(page.locator('.next-event').getByRole('link', { name: /^Register/ })).toHaveCount(0)

    await page.goto(`/about${query}`)
    await expect(page.getByRole('link', { name: '+ Add Member' })).toHaveAttribute('href', '/admin/team')
    await expect(page.getByRole('link', { name: 'Edit Ada Placeholder' })).toHaveAttribute(
      'href',
      '/admin/team/ada-placeholder',
    )
    await expect(page.getByRole('button', { name: 'Delete Ada Placeholder' })).toBeVisible()

    await page.goto(`/gallery${query}`)
    await expect(page.getByRole('link', { name: 'Upload Image' })).toHaveAttribute('href', '/admin/gallery')
    const crosses = page.getByRole('button', { name: /^Delete image: / })
    await expect(crosses).toHaveCount(await page.getByRole('figure').count())
    await expect(crosses.first()).toHaveText('×')
  })
}

test('another value of admin or gdg_admin reveals nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('gdg_admin', 'true'))
  await page.goto('/events?admin=10')
  await signIn(page, memberEmail)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '+ New Event' })).toHaveCount(0)
})

for (const person of ['a visitor', 'a member'] as const) {
  test.describe(`${person} who revealed the controls`, () => {
    test('may not delete a team member', async ({ page, content }) => {
      const name = unique('Keep Me')
      const id = await content.add('team', aStoredMember({ name }))
      await page.goto('/about?admin=1')
      if (person === 'a member') await signIn(page, memberEmail)
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete team member "${name}"?` })
      await question.getByRole('button', { name: 'Delete' }).click()
      const answer = page.getByRole('alertdialog', { name: 'You do not have permission to delete this member.' })
      await expect(answer).toBeVisible()
      await answer.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('heading', { name })).toBeVisible()
      expect(await content.has('team', id)).toBe(true)
    })

    test('may not delete an event', async ({ page, content }) => {
      const title = unique('Keep this event')
      const id = await content.add('events', anEventToCome(title))
      await page.goto('/events?admin=1')
      if (person === 'a member') await signIn(page, memberEmail)
      await page.getByRole('button', { name: `Delete ${title}` }).click()
      await page
        .getByRole('alertdialog', { name: 'Delete this event?' })
        .getByRole('button', { name: 'Delete' })
        .click()
      await expect(
        page.getByRole('alertdialog', { name: 'You do not have permission to delete this event.' }),
      ).toBeVisible()
      expect(await content.has('events', id)).toBe(true)
    })

    test('may not delete a picture', async ({ page, content }) => {
      const caption = unique('Keep this picture')
      const id = await content.add('gallery', aPicture(caption))
      await page.goto('/gallery?admin=1')
      if (person === 'a member') await signIn(page, memberEmail)
      await page.getByRole('button', { name: `Delete image: ${caption}` }).click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this image?' })
      await question.getByRole('button', { name: 'Delete' }).click()
      await expect(
        page.getByRole('alertdialog', { name: 'You do not have permission to delete this image.' }),
      ).toBeVisible()
      expect(await content.has('gallery', id)).toBe(true)
    })
  })
}

test.describe('the admin', () => {
  test('deletes a team member after a question, and is told so', async ({ page, content }) => {
    const name = unique('Former Member')
    const id = await content.add('team', aStoredMember({ name }))
    await page.goto('/about')
    await signIn(page, adminEmail)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete team member "${name}"?` })
    await question.getByRole('button', { name: 'Delete' }).click()
    const told = page.getByRole('alertdialog', { name: `Team member "${name}" deleted successfully.` })
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
    expect(await content.has('team', id)).toBe(false)
  })

  test('deletes an event, which disappears from a page that is open elsewhere', async ({ page, content, browser }) => {
    const title = unique('Cancelled event')
    const id = await content.add('events', anEventToCome(title))
    const elsewhere = await browser.newPage({ baseURL: testSiteUrl })
    await elsewhere.goto('/events')
    await expect(elsewhere.getByRole('heading', { name: title })).toBeVisible()
    await page.goto('/events')
    await signIn(page, adminEmail)
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('alertdialog', { name: 'Delete this event?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(elsewhere.getByRole('heading', { name: title })).toHaveCount(0)
    expect(await content.has('events', id)).toBe(false)
    await elsewhere.close()
  })

  test('deletes a picture', async ({ page, content }) => {
    const caption = unique('Blurred picture')
    const id = await content.add('gallery', aPicture(caption))
    await page.goto('/gallery')
    await signIn(page, adminEmail)
    await page.getByRole('button', { name: `Delete image: ${caption}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this image?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(caption)).toHaveCount(0)
    expect(await content.has('gallery', id)).toBe(false)
  })

  test('deletes nothing by Cancel or Escape, and keeps the focus', async ({ page, content }) => {
    const name = unique('Second Thoughts')
    const id = await content.add('team', aStoredMember({ name }))
    await page.goto('/about')
    await signIn(page, adminEmail)
    const button = page.getByRole('button', { name: `Delete ${name}` })
    await button.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(await content.has('team', id)).toBe(true)
  })

  test('is told why a team member could not be deleted', async ({ page, content }) => {
    const name = unique('Unreachable Member')
    await content.add('team', aStoredMember({ name }))
    await page.goto('/about')
    await signIn(page, adminEmail)
    const button = page.getByRole('button', { name: `Delete ${name}` })
    await button.waitFor()
    await page.route('**/documents:commit*', (route) => route.abort())
    await button.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(/^Error deleting member: .*cannot be reached/)
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
