import type { Page } from 'playwright/test'
import type { PublishView } from '../../src/model/publish-view.ts'
import { aBuild, events } from '../support/publishing.ts'
import { expect, test } from '../support/fixtures.ts'
import { adminEmail, signIn } from '../support/people.ts'

const clear = { failure: null, used: 5, budget: 12, unreadable: null, live: null, versions: events(9) }

/** Opens the dashboard with pages that are behind, and a publishing service that answers this. Returns how often it was asked. */
async function openTray(page: Page, view: Partial<PublishView>): Promise<() => number> {
  let calls = 0
  await page.clock.install()
  const now = new Date()
  const renewsAt = new Date(now.getTime() + 9 * 24 * 60 * 60_000).toISOString()
  await page.route('/build.json', (route) => route.fulfill({ json: aBuild({ versions: events(0) }) }))
  await page.route('/api/publish', (route) => {
    calls += 1
    return route.fulfill({ json: { ...clear, renewsAt, now: now.toISOString(), ...view } })
  })
  await page.goto('/')
  await signIn(page, adminEmail)
  await page.goto('/admin')
  return () => calls
}

const tray = (page: Page) => page.getByRole('region', { name: 'Publishing' })

const unreadable: [NonNullable<PublishView['unreadable']>, RegExp][] = [
  ['private', /Visitors meet a login/],
  ['missing', /finds no build of this site/],
  ['silent', /does not answer the publishing service/],
]
for (const [why, words] of unreadable) {
  test(`where the site cannot be read (${why}), the tray says so and asks once a minute`, async ({ page }) => {
    const calls = await openTray(page, { unreadable: why, decision: { action: 'none', because: 'unknown' } })
    await expect(tray(page)).toContainText(words)
    const before = calls()
    await page.clock.runFor(50_000)
    expect(calls() - before).toBeLessThanOrEqual(1)
  })
}

test('what is due and does not begin is not asked for every second', async ({ page }) => {
  const calls = await openTray(page, { decision: { action: 'none', because: 'live' } })
  await expect(tray(page)).toContainText('goes live by itself in a moment')
  const before = calls()
  await page.clock.runFor(50_000)
  expect(calls() - before).toBeLessThanOrEqual(2)
})

test('a month that is used up promises the day of the next one, and says what is left', async ({ page }) => {
  const until = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString()
  await openTray(page, { used: 12, decision: { action: 'hold', because: 'budget', needs: 'anyway', until } })
  await expect(tray(page)).toContainText(/publishes are used up.*goes live by itself on \d+ \w+, \d\d:\d\d/)
  await expect(tray(page)).toContainText(/0 of 12 publishes left until \d+ \w+/)
  await expect(tray(page).getByRole('button', { name: 'Publish anyway' })).toBeVisible()
})
