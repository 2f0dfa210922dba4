import type { Page, Route } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { quietUrl } from '../support/quiet-site.ts'

test.use({ baseURL: quietUrl })

const troubles: { name: string; answer: (route: Route) => Promise<void>; attempts: number }[] = [
  { name: 'is blocked', answer: (route) => route.abort(), attempts: 2 },
  { name: 'never answers', answer: () => Promise.resolve(), attempts: 1 },
  { name: 'is over its quota', answer: (route) => route.fulfill({ status: 429, body: '{}' }), attempts: 2 },
  {
    name: 'answers nonsense',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Free Wi-Fi! Log in.</h1>' }),
    attempts: 2,
  },
]

for (const { name, answer, attempts } of troubles) {
  for (const path of ['/', '/events', '/about', '/gallery']) {
    test(`${path} stays as it was built while Firestore ${name}`, async ({ page }) => {
      let asked = 0
      await page.route('http://127.0.0.1:8081/**', async (route) => {
        asked += 1
        await answer(route)
      })
      await observeShifts(page)
      await page.goto(path)
      const before = await page.getByRole('main').innerHTML()
      await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThanOrEqual(attempts)
      expect(await page.getByRole('main').innerHTML()).toBe(before)
      await expect(page.locator('#announcer')).toBeEmpty()
      expect(await shifts(page)).toEqual([])
      // That nothing was thrown or written to the console is what every test of this folder checks at its end.
    })
  }
}

test('the admin controls come without Firestore', async ({ page }) => {
  await page.route('http://127.0.0.1:8081/**', (route) => route.abort())
  await page.goto('/events?admin=1')
  await expect(page.getByRole('link', { name: '+ New Event' })).toBeVisible()
})

test('the lists stay where what they hydrate with cannot be loaded', async ({ page }) => {
  await page.route('**/snapshot/**', (route) => route.fulfill({ status: 503, body: 'busy' }))
  const answered = page.waitForResponse('**/snapshot/**')
  await page.goto('/events?admin=1')
  const before = await page.getByRole('main').innerHTML()
  await answered
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await expect(page.locator('.event')).toHaveCount(60)
  expect(await page.getByRole('main').innerHTML()).toBe(before)
})

test('nothing moves while the page loads', async ({ page }) => {
  await observeShifts(page)
  for (const path of ['/', '/events', '/about', '/gallery', '/team', '/posts']) {
    await page.goto(path)
    await page.waitForLoadState('load')
    expect(await shifts(page), path).toEqual([])
  }
})

/** Notes what moves on each page that is opened from now on. */
async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of entry.sources)
          moved.push(node instanceof Element ? node.outerHTML.slice(0, 100) : 'text')
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The elements that moved on the page that is open. */
function shifts(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'moved') as unknown)
}
