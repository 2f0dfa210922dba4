import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { longProject, longUrl, longWord, longYear, startLongSite } from '../support/long-site.ts'
import { accountChooser, adminEmail, signIn } from '../support/people.ts'

test.use({ baseURL: longUrl })
test.describe.configure({ mode: 'serial', timeout: 90_000 })

const widths = [320, 360, 768]
const publicPages = [
  '/',
  '/about',
  '/team',
  '/events',
  `/events/${longYear}`,
  '/gallery',
  '/posts',
  '/posts/long',
  '/nowhere',
]

let stop: () => Promise<void>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  stop = await startLongSite()
})
test.afterAll(() => stop())

/** Fails where the page scrolls sideways, or where anything sticks out of the screen that no box of its own scrolls. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const { wide, sticking } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    // What lies in a box that scrolls or clips may be wider than the screen.
    const inBox = (element: Element) => element.closest('pre *, .tile li *, .visually-hidden, svg *') !== null
    const sticking = [...document.body.querySelectorAll('*')]
      .filter((element) => !inBox(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (right > clientWidth + 1 || left < -1)
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 20)}`)
    return { wide: scrollWidth > clientWidth && `${scrollWidth} of ${clientWidth}`, sticking: sticking.slice(0, 5) }
  })
  expect.soft({ wide, sticking }, `${what} at ${page.viewportSize()?.width}`).toEqual({ wide: false, sticking: [] })
}

async function expectToFitEverywhere(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await expectToFit(page, what)
  }
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('no text of the club makes a public page scroll sideways', async ({ page }) => {
      for (const path of publicPages) {
        await page.goto(path)
        await expectToFitEverywhere(page, path)
      }
    })
  })
}

test('no name or mission of the club makes a page scroll sideways', async ({ page }) => {
  await page.goto('/')
  for (const selector of ['.brand span', '.hero h1', '.site-footer p', '.notice'])
    await page.locator(selector).evaluate((element, text) => {
      element.textContent = text
      ;(element as HTMLElement).hidden = false
    }, longWord('club'))
  await expectToFitEverywhere(page, '/')
})

test('a block of code scrolls within itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/posts/long')
  const code = page.locator('pre')
  await code.focus()
  await expect(code).toBeFocused()
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test.describe('for the organiser', () => {
  test.beforeEach(async ({ page, context }) => {
    // The emulator's accounts belong to the project of the other tests: in this one, the owner reads and writes for them.
    await context.route(`**/projects/${longProject}/**`, (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer owner' } }),
    )
    await page.goto('/posts')
    await signIn(page, adminEmail)
  })

  const screens = [
    ['/events', 'main .actions button'],
    ['/about', 'main .actions button'],
    ['/gallery', '.delete-cross'],
    ['/', 'main .actions button'],
    ['/admin', '.tile'],
    ['/admin/team', '.row'],
    ['/admin/posts', '.row'],
    ['/admin/gallery', '.picture-rows'],
    ['/resources', '.resource .actions button'],
    ['/events/edit/long', 'form'],
    ['/events/new?from=long', 'form'],
    ['/admin/team/long', 'form'],
    ['/admin/posts/long', 'form'],
    ['/resources/edit/long', 'form'],
  ] as const

  test('no stored text makes a screen scroll sideways', async ({ page }) => {
    for (const [path, whenReady] of screens) {
      await page.goto(path)
      await page.locator(whenReady).first().waitFor()
      const preview = page.getByRole('button', { name: 'Preview' })
      if (await preview.isVisible()) await preview.click()
      await expectToFitEverywhere(page, path)
    }
  })

  test('no question, outcome or offer to undo is wider than the screen', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Delete name' }).click()
    const question = page.getByRole('alertdialog')
    await expectToFitEverywhere(page, 'the question')
    await page.route('**/documents:commit*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: longWord('error'), status: 'INTERNAL' } } }),
    )
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toHaveAccessibleName(/^Error deleting member/)
    await expectToFitEverywhere(page, 'the outcome')
  })

  test('no other version makes the choice scroll sideways', async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/events/edit/long')
      await tab.getByLabel('Title').waitFor()
    }
    const save = async (tab: Page, mark: string) => {
      await tab.getByLabel('Title').fill(longWord(mark).slice(0, 120))
      await tab.getByLabel('Time').fill('17:30')
      await tab.getByLabel('Location').fill(longWord(mark).slice(0, 200))
      await tab.getByLabel('Description').fill(longWord(mark))
      await tab.getByRole('button', { name: 'Save', exact: true }).click()
    }
    await save(other, 'theirs')
    await expect(other.getByText(/^Saved at /)).toBeVisible()
    await save(page, 'mine')
    await page.getByRole('region', { name: /^You saved another version/ }).waitFor()
    await expectToFitEverywhere(page, 'the choice between two versions')
  })

  test('no file name or problem of an upload makes the screen scroll sideways', async ({ page }) => {
    await page.goto('/admin/gallery')
    const files = ['one', 'two'].map((mark) => ({
      name: `${longWord(mark)}.png`,
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    }))
    await page.getByLabel('Choose pictures').setInputFiles(files)
    await expect(page.locator('.upload-row .problem')).toHaveCount(2)
    await page.getByLabel('Address of a picture').fill(longWord('https://'))
    await expectToFitEverywhere(page, 'the uploads')
  })

  test('no state of publishing makes the tray scroll sideways', async ({ page }) => {
    await page.goto('/admin/team')
    const words = page.locator('.publish-words')
    await words.waitFor()
    await words.evaluate((element, text) => (element.textContent = text), longWord('reason'))
    await expectToFitEverywhere(page, 'the tray')
  })
})

test('no address of an account makes its menu wider than the screen', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await accountChooser(page).waitFor()
  const email = `${longWord('member')}@example.edu`
  await accountChooser(page).getByLabel('Another email').fill(email)
  await accountChooser(page).getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Account: / }).click()
  await expectToFitEverywhere(page, 'the account menu')
})
