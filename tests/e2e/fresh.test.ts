import { expect, test } from '../support/fixtures.ts'
import { quietUrl } from '../support/quiet-site.ts'
import { countReads } from '../support/reads.ts'
import { testEnvironment } from '../support/stack.ts'

test.use({ baseURL: quietUrl })

/** The pages that stay live. /events lists 60 events, the gallery 24 pictures. */
for (const path of ['/', '/events', '/about', '/team', '/gallery']) {
  test(`${path} costs a visitor one document read, and neither React nor Firebase, while nothing has changed`, async ({
    page,
  }) => {
    const scripts: Promise<{ name: string; size: number }>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const name = new URL(response.url()).pathname
      scripts.push(response.body().then(({ length }) => ({ name, size: length })))
    })
    const reads = await countReads(page, testEnvironment.FIRESTORE_EMULATOR_HOST)
    await page.goto(path)
    await expect.poll(() => reads.answers()).toBeGreaterThan(0)
    expect(reads.documents()).toBe(1)
    expect(reads.answers()).toBe(1)

    const loaded = await Promise.all(scripts)
    const ofPage = loaded.filter(({ name }) => !/\/worker-/.test(name))
    // The worker's file, and the chunk with the Firestore SDK.
    expect(loaded.length - ofPage.length).toBe(2)
    // Uncompressed: React DOM alone is over 200 kB, Firebase's smallest part over 80 kB.
    expect(ofPage.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(6000)
    // Astro marks the islands that are still static HTML.
    expect(await page.locator('astro-island[ssr]').count()).toBe(await page.locator('astro-island').count())
  })
}

// What the worker of a page that was left holds there, Firefox keeps locked: sign-in on the next page waited for it.
test('the live worker keeps nothing in IndexedDB', async ({ page }) => {
  const reads = await countReads(page, testEnvironment.FIRESTORE_EMULATOR_HOST)
  await page.goto('/events')
  await expect.poll(() => reads.answers()).toBeGreaterThan(0)
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
})

test('a page that Firestore has nothing for, such as a post, asks it nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes(':8081') && asked.push(request.url())))
  await page.goto('/posts')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/posts\/.+/)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
