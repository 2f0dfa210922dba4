import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { aStoredEvent, aStoredImage, aStoredMember } from '../support/factories.ts'
import { expect, test } from '../support/fixtures.ts'
import { countReads } from '../support/reads.ts'
import { testEnvironment, testSiteUrl } from '../support/stack.ts'

// One file after the other moves the counters; these tests look for their own documents only.
const today = toIsoDate(new Date())
/** Generous, because other tests run beside these. That it takes less than two seconds is a test of its own. */
const within = { timeout: 10_000 }
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

/** Opens a page, and waits until it listens. */
async function watch(page: Page, path: string): Promise<void> {
  const reads = await countReads(page, testEnvironment.FIRESTORE_EMULATOR_HOST)
  await page.goto(path)
  await expect.poll(() => reads.answers()).toBeGreaterThan(0)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** Whether the page is still the one that `watch` opened, not a reloaded one. */
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)

test('an open events page shows an event that is written, its changes, and that it is gone', async ({
  page,
  content,
}) => {
  const title = unique('Written just now')
  await watch(page, '/events')
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
  const past = page.getByRole('region', { name: 'Past Events' })
  const event = aStoredEvent({ title, date: addDays(today, 5) })

  const id = await content.add('events', event)
  await expect(upcoming.getByRole('heading', { name: title })).toBeVisible(within)
  await expect(page.locator('#announcer')).toHaveText('This page was updated just now.')

  await content.replace('events', id, { ...event, title: `${title}, in another room` })
  await expect(upcoming.getByRole('heading', { name: `${title}, in another room` })).toBeVisible(within)

  await content.replace('events', id, { ...event, date: addDays(today, -5) })
  await expect(past.getByRole('heading', { name: title })).toBeVisible(within)
  await expect(upcoming.getByRole('heading', { name: title })).toHaveCount(0)

  await content.remove('events', id)
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0, within)
  expect(await isSame(page)).toBe(true)
})

test('what is written is on an open page within two seconds', async ({ page, content }) => {
  await watch(page, '/events')
  const times: number[] = []
  for (const title of [unique('First'), unique('Second'), unique('Third')]) {
    const written = performance.now()
    await content.add('events', aStoredEvent({ title, date: addDays(today, 5) }))
    await expect(page.getByRole('heading', { name: title })).toBeVisible(within)
    times.push(performance.now() - written)
  }
  const [, median] = times.toSorted((a, b) => a - b)
  expect(median).toBeLessThan(2000)
})

const forms = [
  { form: 'a Timestamp', date: new Date(`${addDays(today, 6)}T09:00:00Z`) },
  { form: 'an ISO date-time', date: `${addDays(today, 6)}T09:00:00.000Z` },
]
for (const { form, date } of forms) {
  test(`an event dated by ${form} appears as its UTC day`, async ({ page, content }) => {
    const title = unique('Other form')
    await watch(page, '/events')
    await content.add('events', aStoredEvent({ title, date }))
    const item = page.getByRole('listitem').filter({ hasText: title })
    await expect(item).toBeVisible(within)
    await expect(item.locator('time')).toHaveText(addDays(today, 6))
  })

  test(`an open home page makes an event dated by ${form} the next one while it is the earliest`, async ({
    page,
    content,
  }) => {
    const title = unique('!Earliest')
    await watch(page, '/')
    const next = page.locator('.next-event').getByRole('heading', { level: 3 })
    const before = await next.innerText()
    const onToday = date instanceof Date ? new Date(`${today}T00:30:00Z`) : `${today}T00:30:00Z`
    const id = await content.add('events', aStoredEvent({ title, date: onToday, time: '00:01' }))
    await expect(next).toHaveText(title, within)
    await content.remove('events', id)
    await expect(next).toHaveText(before, within)
    expect(await isSame(page)).toBe(true)
  })
}

for (const path of ['/about', '/team']) {
  test(`${path}, open, shows a new team member in order, and follows what changes`, async ({ page, content }) => {
    const name = unique('Newcomer')
    await watch(page, path)
    const names = page.getByRole('region', { name: 'The Team' }).getByRole('heading', { level: 3 })
    const id = await content.add('team', aStoredMember({ name, order: 1.5, photoUrl: undefined }))
    await expect(names.nth(1)).toHaveText(name, within)
    await content.replace('team', id, aStoredMember({ name, order: 1e6, role: 'Retired', photoUrl: undefined }))
    await expect(names.last()).toHaveText(name, within)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Retired')
    await content.remove('team', id)
    await expect(page.getByRole('heading', { name })).toHaveCount(0, within)
    expect(await isSame(page)).toBe(true)
  })
}

test('an open gallery shows a new picture first, with its caption, and that it is gone', async ({ page, content }) => {
  const caption = unique('Taken just now')
  await watch(page, '/gallery')
  const imageUrl = `${testSiteUrl}/apple-touch-icon.png`
  const id = await content.add('gallery', aStoredImage({ caption, imageUrl, uploadedAt: new Date() }))
  await expect(page.getByRole('figure').first()).toContainText(caption, within)
  const picture = page.getByRole('img', { name: caption })
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await content.remove('gallery', id)
  await expect(page.getByText(caption)).toHaveCount(0, within)
})

test('an open page of a year shows an event of that year', async ({ page, content }) => {
  const title = unique('Found in a notebook')
  const date = addDays(today, -400)
  await watch(page, `/events/${date.slice(0, 4)}`)
  await content.add('events', aStoredEvent({ title, date }))
  await expect(page.getByRole('heading', { name: title })).toBeVisible(within)
  await content.add('events', aStoredEvent({ title: `${title}, of another year`, date: addDays(today, -800) }))
  await content.add('events', aStoredEvent({ title: `${title}, last`, date }))
  await expect(page.getByRole('heading', { name: `${title}, last` })).toBeVisible(within)
  await expect(page.getByRole('heading', { name: `${title}, of another year` })).toHaveCount(0)
})

test('a document that cannot be shown does not stop the others', async ({ page, content }) => {
  const title = unique('In good order')
  await watch(page, '/events')
  await content.add('events', { title: 42, date: 'someday', description: ['?'] })
  await content.add('events', aStoredEvent({ title, date: addDays(today, 5) }))
  await expect(page.getByRole('heading', { name: title })).toBeVisible(within)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a text that looks like HTML is text, live as well', async ({ page, content }) => {
  const title = `<img src=x onerror="alert(1)"> ${unique('Bobby')}`
  await watch(page, '/events')
  await content.add(
    'events',
    aStoredEvent({
      title,
      date: addDays(today, 5),
      description: '<script>alert(1)</script>',
      registrationLink: 'javascript:alert(1)',
    }),
  )
  const item = page.getByRole('listitem').filter({ hasText: title })
  await expect(item.getByRole('heading')).toHaveText(title, within)
  await expect(item.locator('img, script')).toHaveCount(0)
  await expect(item.getByRole('link')).toHaveCount(0)
})

test('a page that was built before the change shows it on opening', async ({ page, content }) => {
  const title = unique('Since the last build')
  await content.add('events', aStoredEvent({ title, date: addDays(today, 5) }))
  await page.goto('/events')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('of changes that arrive while the page still wakes, the last one counts', async ({ page, content }) => {
  const titles = [unique('First'), unique('Second'), unique('Third')]
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/snapshot/**', async (route) => {
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const heard: string[] = []
    const Original = Worker
    function Recorded(address: URL, options: WorkerOptions): Worker {
      const worker = new Original(address, options)
      worker.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
      return worker
    }
    Object.assign(window, { heard, Worker: Recorded })
  })
  await watch(page, '/events')
  for (const title of titles) {
    await content.add('events', aStoredEvent({ title, date: addDays(today, 5) }))
    await page.waitForFunction(
      (text) => (Reflect.get(window, 'heard') as string[]).some((m) => m.includes(text)),
      title,
    )
  }
  release()
  for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeVisible(within)
})

test('the focus and the scroll position stay where they are when a list changes', async ({ page, content }) => {
  const title = unique('Comes in above')
  await watch(page, '/events?admin=1')
  const button = page.getByRole('button', { name: /^Delete / }).last()
  await button.focus()
  await content.add('events', aStoredEvent({ title, date: addDays(today, 5) }))
  await expect(page.getByRole('heading', { name: title })).toBeVisible(within)
  await expect(button).toBeFocused()
})
