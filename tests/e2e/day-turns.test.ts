import { addDays, toIsoDate } from '../../src/model/date.ts'
import { expect, test } from '../support/fixtures.ts'
import { pastDays, quietTitle, quietUrl, upcomingDays } from '../support/quiet-site.ts'

test.use({ baseURL: quietUrl })

const noonIn = (days: number) => new Date(`${addDays(toIsoDate(new Date()), days)}T12:00:00Z`)

for (const firestore of ['answers', 'is out of reach'] as const) {
  test.describe(`a page built yesterday, while Firestore ${firestore}`, () => {
    test.beforeEach(async ({ page }) => {
      if (firestore === 'is out of reach') await page.route('http://127.0.0.1:8081/**', (route) => route.abort())
      await page.clock.setFixedTime(noonIn(1))
    })

    test("counts yesterday's event as past", async ({ page }) => {
      await page.goto('/events')
      const upcoming = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('heading', { level: 3 })
      await expect(upcoming).toHaveText(upcomingDays.slice(1).map(quietTitle))
      const past = page.getByRole('region', { name: 'Past Events' }).getByRole('heading', { level: 4 })
      await expect(past).toHaveText([0, ...pastDays].map(quietTitle))
    })

    test('shows the event after it as the next one', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('.next-event').getByRole('heading', { level: 3 })).toHaveText(quietTitle(3))
    })
  })
}

test.describe('when every event has passed', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(noonIn(94)))

  test('the home page says so, with a Create one link to the form', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.next-event')).toContainText('No upcoming events.')
    await expect(page.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/events/new')
  })

  test('the events page says so, and lists them all as past', async ({ page }) => {
    await page.goto('/events')
    const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
    await expect(upcoming.getByText('No upcoming events.', { exact: true })).toBeVisible()
    const past = page.getByRole('region', { name: 'Past Events' }).getByRole('heading', { level: 4 })
    await expect(past.first()).toHaveText(quietTitle(93))
    await expect(past).toHaveCount(60)
  })
})

test('an event dated today is upcoming to the last minute of the UTC day', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${toIsoDate(new Date())}T23:59:00Z`))
  await page.goto('/events')
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('heading', { level: 3 })
  await expect(upcoming.first()).toHaveText(quietTitle(0))
})
