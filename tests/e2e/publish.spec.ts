import type { Page } from 'playwright/test'
import { emulatorClient } from '../../src/local/emulator-client.ts'
import { documentName } from '../../src/local/firestore-writes.ts'
import type { BuildReport } from '../../src/model/build-report.ts'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { openContent } from '../support/content.ts'
import { expect, test } from '../support/fixtures.ts'
import { saveForm } from '../support/organiser.ts'
import { adminEmail, signIn } from '../support/people.ts'
import { publishPorts, publishUrl, startPublishSite, type PublishSite } from '../support/publish-site.ts'

test.use({ baseURL: publishUrl })
// One site, which each test leaves changed.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let site: PublishSite
const content = openContent(publishPorts)
const sampleEvent = 'ship-it-winter-demo-day'
const event = { date: addDays(toIsoDate(new Date()), 20), description: 'Bring a laptop.', updatedAt: new Date() }

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startPublishSite()
})
test.afterAll(() => site.stop())

async function readReport(): Promise<BuildReport> {
  return (await (await fetch(`${publishUrl}/build.json`)).json()) as BuildReport
}

async function readCounters(): Promise<unknown> {
  const name = 'projects/demo-club/databases/(default)/documents/meta/content'
  const response = await fetch(`http://127.0.0.1:${publishPorts.firestore}/v1/${name}`)
  return ((await response.json()) as { fields: unknown }).fields
}

async function readPage(path: string): Promise<string> {
  return (await fetch(publishUrl + path)).text()
}

/** Calls as a save of the page does, and returns the status of the answer. */
async function sendSave(page: Page, wish: string): Promise<number> {
  return page.evaluate(async (said) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:')) ?? ''
    const user = JSON.parse(localStorage.getItem(key) ?? '{}') as { stsTokenManager: { accessToken: string } }
    const headers = { authorization: `Bearer ${user.stsTokenManager.accessToken}` }
    return (await fetch('/api/publish', { method: 'POST', headers, body: JSON.stringify({ wish: said }) })).status
  }, wish)
}

test('an edit goes live by itself, also for a visitor without JavaScript', async ({ page, browser }, testInfo) => {
  const id = await content.add('events', { ...event, title: 'Evening of Talks' })
  await page.goto('/')
  await signIn(page, adminEmail)
  await page.goto(`/events/edit/${id}`)
  const tray = page.getByRole('region', { name: 'Publishing' })
  await expect(tray).toContainText(/publishes left until/)

  const start = performance.now()
  await page.getByLabel('Title').fill('Evening of Short Talks')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tray).toContainText('Building…')
  await expect(tray).toContainText('Live since', { timeout: 60_000 })
  testInfo.annotations.push({ type: 'seconds', description: ((performance.now() - start) / 1000).toFixed(1) })
  expect(site.builds()).toBe(1)

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: publishUrl })
  const visitor = await plain.newPage()
  await visitor.goto('/events')
  await expect(visitor.getByRole('heading', { name: 'Evening of Short Talks' })).toBeVisible()
  await plain.close()
})

test('twenty saves become two builds, and the last save is in the last one', async ({ page }) => {
  await page.goto('/')
  await signIn(page, adminEmail)
  const before = site.builds()
  await page.goto('/admin')
  const tray = page.getByRole('region', { name: 'Publishing' })
  const id = await content.add('events', { ...event, title: 'Save 0' })
  // The quiet window after the last test's build holds the saves back until somebody publishes now.
  expect(await sendSave(page, 'now')).toBe(202)
  for (let save = 1; save <= 20; save++) {
    await content.replace('events', id, { ...event, title: `Save ${save}` })
    expect(await sendSave(page, 'due')).toBe(202)
    // Half of them come during the build, half in the quiet window after it.
    if (save === 10) await site.settled()
  }
  await site.settled()
  await page.reload()
  await expect(tray).toContainText(/1 change waiting · goes live by itself at \d\d:\d\d/)
  expect(site.builds() - before).toBe(1)
  await tray.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(tray).toBeFocused()
  await expect(tray).toContainText('Live since', { timeout: 60_000 })
  expect(site.builds() - before).toBe(2)
  expect(await readPage('/events')).toContain('Save 20')
})

test('what visitors cannot see moves no counter, and what was taken back waits for nothing', async ({ page }) => {
  await page.goto('/')
  await signIn(page, adminEmail)
  const tray = page.getByRole('region', { name: 'Publishing' })
  const before = { counters: await readCounters(), builds: site.builds() }
  await page.goto('/admin/posts/new')
  await page.getByLabel('Title').fill('A draft for later')
  await saveForm(page)
  await page.getByLabel('Summary').fill('Not yet.')
  await saveForm(page)
  await page.goto(`/events/edit/${sampleEvent}`)
  await saveForm(page)
  await expect(tray).toContainText('Live since')
  expect(await readCounters()).toEqual(before.counters)

  // The quiet window after the last test's build is still open.
  const id = await content.add('events', { ...event, title: 'Copy' })
  await page.goto('/admin')
  await expect(tray).toContainText('1 change waiting · goes live by itself')
  await content.remove('events', id)
  await page.reload()
  await expect(tray).toContainText('Live since')
  expect(await readCounters()).not.toEqual(before.counters)
  expect(await sendSave(page, 'now')).toBe(202)
  await site.settled()
  expect(site.builds()).toBe(before.builds)
})

test('a document that cannot be shown is named in the report of every build', async ({ page }) => {
  await page.goto('/')
  await signIn(page, adminEmail)
  await content.add('events', { ...event, title: 'No date', date: 'soon' }, 'broken')
  for (let build = 0; build < 2; build++) {
    await content.add('events', { ...event, title: `Good ${build}` })
    await page.goto('/admin')
    const tray = page.getByRole('region', { name: 'Publishing' })
    await tray.getByRole('button', { name: 'Publish now' }).click()
    await expect(tray).toContainText('Live since', { timeout: 60_000 })
    expect((await readReport()).leftOut).toEqual([
      { collection: 'events', id: 'broken', field: 'date', reason: 'is not a date', effect: 'left out' },
    ])
  }
})

test('an item says that it is not live yet, until it is', async ({ page }) => {
  await page.goto('/')
  await signIn(page, adminEmail)
  const title = 'News of the hour'
  const post = { title, slug: 'news', summary: '', body: 'Much.', status: 'published', publishedAt: new Date() }
  await content.add('posts', { ...post, updatedAt: new Date() })
  await page.goto('/admin/posts')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('not live yet')
  await expect(page.getByText('not live yet')).toHaveCount(1)
  await page.getByRole('region', { name: 'Publishing' }).getByRole('button', { name: 'Publish now' }).click()
  await expect(row).not.toContainText('not live yet', { timeout: 60_000 })
  expect(await readPage('/posts/news')).toContain('Much.')
})

test('a build that fails leaves the old site up and whole, is told, and is made good', async ({ page }) => {
  await page.goto('/')
  await signIn(page, adminEmail)
  await page.goto('/admin')
  const tray = page.getByRole('region', { name: 'Publishing' })
  await expect(tray).toContainText('Live since')
  const before = await readReport()
  await content.add('events', { ...event, title: 'After the storm' })
  expect(await sendSave(page, 'now')).toBe(202)
  await site.stopFirestore()
  await site.settled()
  expect(await readReport()).toEqual(before)
  expect((await fetch(publishUrl)).status).toBe(200)
  await site.startFirestore()
  // What was saved is still there.
  expect(await emulatorClient(publishPorts).hasDocument('meta/content')).toBe(true)

  await page.reload()
  await expect(tray).toContainText('Could not publish')
  await tray.getByRole('button', { name: 'Try again' }).click()
  await expect(tray).toContainText('Live since', { timeout: 60_000 })
  expect(await readPage('/events')).toContain('After the storm')
})

test('an organiser can save where somebody edited the counters by hand', async ({ page }) => {
  const fields = { events: { doubleValue: 3.5 }, team: { stringValue: 'many' }, note: { stringValue: 'by hand' } }
  const update = { name: documentName('meta/content'), fields }
  await emulatorClient(publishPorts).commit([{ update, updateTransforms: [] }])
  await page.goto('/')
  await signIn(page, adminEmail)
  await page.goto(`/events/edit/${sampleEvent}`)
  for (const [place, count] of [
    ['Library', '1'],
    ['Garden', '2'],
  ] as const) {
    await page.getByLabel('Location').fill(place)
    await saveForm(page)
    expect(await readCounters()).toEqual({ ...fields, events: { integerValue: count } })
  }
})
