import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { accountChooser, avatar, memberEmail, signIn } from '../support/people.ts'

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 1280].map((width) => ({ colorScheme, width })),
)
const year = new Date().getUTCFullYear() - 1
const pages = ['/', '/about', '/team', '/events', `/events/${year}`, '/gallery', '/posts', '/nowhere']

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width}px`, () => {
    // Without transitions, axe sees each colour as it stays.
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing on the public pages', async ({ page }) => {
      test.setTimeout(90_000)
      for (const path of pages) {
        await test.step(path, async () => {
          await page.goto(path)
          await expectAccessible(page)
        })
      }
      await page.goto('/posts')
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page.locator('article')).toBeVisible()
      await expectAccessible(page)
    })

    test('axe finds nothing in the account chooser, the avatar menu, the resources and a notice', async ({ page }) => {
      test.setTimeout(90_000)
      await page.goto('/admin')
      await expect(page.getByRole('status').filter({ hasText: 'only for the organiser' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
      await expect(accountChooser(page)).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await signIn(page, memberEmail)
      await avatar(page).click()
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/resources')
      await expect(page.getByRole('heading', { name: 'Getting started' })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Search resources').fill('quantum toaster')
      await expect(page.getByText('Nothing matches')).toBeVisible()
      await expectAccessible(page)
    })

    test('axe finds nothing among the admin controls and in a question', async ({ page }) => {
      test.setTimeout(90_000)
      // Of the sample content: what other tests make may be gone, with its question, a moment later.
      const lasting = {
        '/events': 'Delete Accessibility with the sound on',
        '/about': 'Delete Ada Placeholder',
        '/gallery': 'Delete image: A full hall listens',
      }
      for (const [path, name] of Object.entries(lasting)) {
        await page.goto(`${path}?admin=1`)
        const remove = page.getByRole('button', { name })
        await expect(remove).toBeVisible()
        await expectAccessible(page)
        await remove.click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectAccessible(page)
      }
    })

    if (width === 360) {
      test('axe finds nothing in the open menu', async ({ page }) => {
        await page.goto('/about')
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('link', { name: 'Events', exact: true })).toBeVisible()
        await expectAccessible(page)
      })
    }
  })
}

test('every control is at least 24px in size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of pages) {
    await page.goto(path)
    const small = await page.locator('a:visible, button:visible').evaluateAll((controls) =>
      controls
        // A link within a sentence is as high as its line: the exception of WCAG 2.5.8.
        .filter((control) => control.closest('p:not(.actions), .prose, h2, h3, h4') === null)
        .map((control) => ({ text: control.textContent.trim().slice(0, 40), box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < 24 || box.width < 24))
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    )
    expect(small, path).toEqual([])
  }
})
