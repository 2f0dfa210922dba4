import type { Page } from 'playwright/test'
import { expect, test } from '../support/organiser.ts'
import { memberEmail, signIn, signOut } from '../support/people.ts'

/** Each screen, and what is there when all that it reads has arrived. */
const screens = [
  ['/admin', '.tile'],
  ['/admin/team', '.row'],
  ['/admin/team/new', '.form-actions'],
  ['/admin/team/ada-placeholder', '.form-actions'],
  ['/admin/posts', '.row'],
  ['/admin/posts/new', '.form-actions'],
  ['/admin/gallery', '.upload-row'],
  ['/events/new', '.form-actions'],
  ['/resources', '.resource .actions a'],
  ['/resources/new', '.form-actions'],
] as const

/** Collects what moves from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const nameOf = ({ node }: { node: Node | null }) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push({ value, what: sources.map(nameOf) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoShift(page: Page, path: string, whenReady: string): Promise<void> {
  await page.goto(path)
  await page.locator(whenReady).first().waitFor()
  const tray = page.locator('.publish-words')
  if (path.startsWith('/admin')) await expect(tray).not.toHaveText(/^Looking/)
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.02)
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('nothing on the organiser’s screens moves when what they show arrives', async ({ page }) => {
      test.setTimeout(120_000)
      await watchShifts(page)
      // How many lines the reason of a failure takes, nobody knows before.
      await page.route('**/api/publish', (route) => route.abort())
      for (const [path, whenReady] of screens) await expectNoShift(page, path, whenReady)
    })

    test('nothing in the members’ resources moves when they arrive', async ({ page }) => {
      await watchShifts(page)
      await signOut(page)
      await signIn(page, memberEmail)
      await expectNoShift(page, '/resources', '.resource')
    })
  })
}
