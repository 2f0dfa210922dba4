import type { Page } from 'playwright/test'
import { expect, save, test } from '../support/organiser.ts'

const forms = [
  '/events/new',
  '/admin/team/new',
  '/admin/team/ada-placeholder',
  '/admin/posts/new',
  '/resources/new',
] as const
const screens = [
  { name: 'a laptop', width: 1280, height: 720 },
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a phone with its keyboard open', width: 360, height: 400 },
]

/** What of the focused field and its message is out of sight or covered; empty where all of it is visible. */
function whatIsHidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const message = focused.closest('.field')?.querySelector('.field-error')
    return [focused.closest('label') ?? focused, ...(message ? [message] : [])].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [width, height] = [right - left, bottom - top]
      const points = [0, 0.5, 1].flatMap((x) =>
        [0, 0.5, 1].map((y) => [left + 4 + x * (width - 8), top + 4 + y * (height - 8)] as const),
      )
      const hidden = points.filter(([x, y]) => {
        const seen = document.elementFromPoint(x, y)
        return seen === null || !(seen.contains(element) || element.contains(seen))
      })
      if (hidden.length === 0 && top >= 0 && bottom <= innerHeight) return []
      return [`${(element as HTMLInputElement).name || element.textContent}: ${top} to ${bottom} of ${innerHeight}`]
    })
  })
}

async function expectInView(page: Page): Promise<void> {
  await expect.poll(() => whatIsHidden(page)).toEqual([])
}

for (const { name, width, height } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } })

    for (const path of forms) {
      test(`whatever Tab reaches in ${path} is wholly visible, and what a refused save names`, async ({ page }) => {
        await page.goto(path)
        const fields = page.locator('.form :is(input, textarea)')
        await fields.first().focus()
        const inForm = () => page.evaluate(() => document.activeElement?.closest('.form') !== null)
        let stops = 0
        for (; await inForm(); stops++) {
          await expectInView(page)
          await page.keyboard.press('Tab')
        }
        expect(stops).toBeGreaterThanOrEqual(await fields.count())
        for (await page.keyboard.press('Shift+Tab'); await inForm(); await page.keyboard.press('Shift+Tab'))
          await expectInView(page)

        // From the last fault to the first: each save meets the one that was made last.
        const addresses = page.locator('.form input[type="url"]')
        for (const address of (await addresses.all()).reverse()) {
          await address.fill('no address')
          await save(page).click()
          await expect(page.locator('.form [aria-invalid]').first()).toBeFocused()
          await expectInView(page)
        }
      })
    }
  })
}
