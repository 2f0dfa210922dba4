import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../src/local/demo-accounts.ts'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { club } from '../support/club.ts'
import { openContent } from '../support/content.ts'
import type { Engine, Window } from '../support/engines/engine.ts'
import { startNetwork, type Network } from '../support/engines/network.ts'
import { until } from '../support/engines/until.ts'
import { aStoredEvent } from '../support/factories.ts'
import { aPicture } from '../support/pictures.ts'
import { testPorts, testSiteUrl } from '../support/stack.ts'
import { fetchStoredFile, fetchStoredPicture, pictureId } from '../support/stored-pictures.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const date = addDays(toIsoDate(new Date()), 5)
const admin = demoAccounts().admin.email
const account = { role: 'button', name: `Account: ${admin}` } as const
const save = { role: 'button', name: 'Save' } as const
const title = { role: 'field', name: 'Title' } as const

/**
 * What a visitor and the organiser do, in one window of an engine, from one step to the next: the same for each engine. Chromium does it, and
 * much more, in tests/e2e.
 *
 * @param stores the format in which the engine's canvas can write pictures
 */
export function journey(engine: Engine, stores: 'webp' | 'jpeg'): void {
  const content = openContent(testPorts)
  let network: Network
  let window: Window
  beforeAll(async () => {
    network = await startNetwork()
    window = await engine.open(network.proxy)
  })
  afterAll(async () => {
    await window?.close()
    network.stop()
    await content.restore()
  })

  // The driver's errors say what was not there; this says what was.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(`The page says:\n${await textOf()}`)
  })

  const open = (path: string) => window.open(testSiteUrl + path)
  const textOf = () => window.evaluate(() => document.body.innerText)
  const pathOf = () => window.evaluate(() => location.pathname)
  const reads = (text: string) => until(`the text "${text}"`, async () => (await textOf()).includes(text))
  const arrives = (path: string) => until(`the address ${path}`, async () => (await pathOf()) === path)
  const sees = (role: 'heading' | 'button' | 'link', name: string) => window.see({ role, name })

  test('the pages show what the club has to say', async () => {
    await open('/')
    await reads(club.mission)
    await sees('link', 'see events')
    await open('/about')
    await sees('heading', 'The Team')
    await open('/events')
    await sees('heading', 'Upcoming Events')
    await sees('heading', 'Past Events')
    await open('/nowhere')
    await sees('heading', 'Page Not Found')
    await open('/gallery')
    const width = () => window.evaluate(() => document.querySelector<HTMLImageElement>('figure img')?.naturalWidth ?? 0)
    await until('a picture', async () => (await width()) > 0)
  })

  test('a page that was built before a change shows it on opening', async () => {
    const written = unique('Since the last build')
    await content.add('events', aStoredEvent({ title: written, date }))
    await open('/events')
    await sees('heading', written)
  })

  test('an open page shows a change', async () => {
    const written = unique('Written just now')
    const id = await content.add('events', aStoredEvent({ title: written, date }))
    await sees('heading', written)
    await content.remove('events', id)
    await until('the event to go', async () => !(await textOf()).includes(written))
  })

  test('the menu of a small screen opens, and closes on an outside click and on the way to a page', async () => {
    const menu = { role: 'button', name: 'Menu' } as const
    const gallery = { role: 'link', name: 'Gallery' } as const
    const isOpen = () => window.evaluate(() => document.querySelector('#site-menu')?.matches(':popover-open') ?? false)
    await window.resize(400, 700)
    await open('/about')
    expect(await isOpen()).toBe(false)
    await window.click(menu)
    await window.see(gallery)
    await window.click({ role: 'heading', name: 'The Team' })
    await until('the menu to close', async () => !(await isOpen()))
    await window.click(menu)
    await window.click(gallery)
    await arrives('/gallery')
    expect(await isOpen()).toBe(false)
    await window.resize(1280, 900)
  })

  test('the guards send a visitor home and say why', async () => {
    await open('/resources')
    await arrives('/')
    await reads('Sign in to open the resources.')
    await open('/admin')
    await arrives('/')
    await reads('That page is only for the organiser of this site.')
  })

  test('the organiser signs in, and stays so from page to page', async () => {
    await open('/about')
    await window.click({ role: 'button', name: 'Sign in' })
    await window.click({ role: 'button', name: admin })
    await window.see(account)
    await open('/events')
    await window.see(account)
    await sees('link', 'Resources')
    await sees('link', '+ New Event')
  })

  test('the organiser saves an event', async () => {
    const id = await content.add('events', aStoredEvent({ title: unique('Talk'), date, updatedAt: new Date() }))
    const changed = unique('Changed')
    await open(`/events/edit/${id}`)
    await window.fill(title, changed)
    await window.click(save)
    await reads('Saved at ')
    await open('/events')
    await sees('heading', changed)
  })

  test('a form that meets no network keeps its input, and saves it when the network is back', async () => {
    const id = await content.add('events', aStoredEvent({ title: unique('Talk'), date, updatedAt: new Date() }))
    const changed = unique('Changed offline')
    await open(`/events/edit/${id}`)
    await window.fill(title, changed)
    network.cut()
    await window.click(save)
    await reads('the network cannot be reached. Your input is kept')
    network.restore()
    await window.click(save)
    await reads('Saved at ')
    await open('/events')
    await sees('heading', changed)
  })

  test(`a picture is uploaded as ${stores}, which this engine can write`, async () => {
    const picture = await aPicture(Math.floor(Math.random() * 1e6), 900, 600, 'png')
    const id = pictureId(picture.buffer)
    const folder = await mkdtemp(join(tmpdir(), 'journey-'))
    const path = join(folder, picture.name)
    await writeFile(path, picture.buffer)
    await open('/admin/gallery')
    await window.choose({ role: 'file', name: 'Choose pictures' }, path)
    await reads('Uploaded: 1 picture.')
    await rm(folder, { recursive: true })
    await window.fill({ role: 'field', name: 'Caption' }, 'Taken in another engine')
    await window.click({ role: 'button', name: 'Add 1 picture to the gallery' })
    await reads('Added to the gallery: 1 picture.')
    const stored = await fetchStoredPicture(id)
    expect(stored).toMatchObject({ caption: 'Taken in another engine', width: '900', height: '600' })
    expect((await fetchStoredFile(stored?.storagePath ?? '')).info.format).toBe(stores)
    await content.remove('gallery', id)
  })

  test('the organiser signs out, and the guards hold again', async () => {
    await open('/about')
    await window.click(account)
    await window.click({ role: 'button', name: 'Sign out' })
    await sees('button', 'Sign in')
    await open('/admin')
    await arrives('/')
  })
}
