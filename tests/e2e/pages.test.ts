import { club } from '../support/club.ts'
import { addDays, toIsoDate } from '../../src/model/date.ts'
import { pastDays, quietTitle, quietUrl, upcomingDays } from '../support/quiet-site.ts'
import { expect, test } from '../support/fixtures.ts'

// Read-only: what the pages of a known content show.
test.use({ baseURL: quietUrl })

const today = toIsoDate(new Date())

test.describe('home', () => {
  test('says the mission, and leads to the events', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.mission)
    await page.getByRole('link', { name: 'see events' }).click()
    await expect(page).toHaveURL('/events')
  })

  test('shows the earliest event dated today or later, with its date, time and description', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('.next-event')
    await expect(card.getByRole('heading', { name: 'Next Event' })).toBeVisible()
    await expect(card.getByRole('heading', { name: quietTitle(0) })).toBeVisible()
    await expect(card).toContainText(today)
    await expect(card).toContainText('17:30')
    await expect(card).toContainText('What happens at day 0, in Markdown.')
    await expect(card.getByRole('emphasis')).toHaveText('Markdown')
  })

  test('offers visitors Register, and no Edit', async ({ page }) => {
    await page.goto('/')
    const card = page.locator('.next-event')
    const register = card.getByRole('link', { name: `Register for ${quietTitle(0)}` })
    await expect(register).toHaveAttribute('href', 'https://example.edu/register/0')
    await expect(card.getByRole('link', { name: 'Edit' })).toBeHidden()
  })

  test('leads to the latest posts and the gallery', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Latest posts' }).getByRole('heading', { level: 3 })).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'From the gallery' }).getByRole('img')).toHaveCount(6)
    await page.getByRole('link', { name: 'All pictures' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})

test.describe('events', () => {
  test('lists upcoming events ascending and past events descending', async ({ page }) => {
    await page.goto('/events')
    const upcoming = page.getByRole('region', { name: 'Upcoming Events' }).getByRole('heading', { level: 3 })
    await expect(upcoming).toHaveText(upcomingDays.map(quietTitle))
    const past = page.getByRole('region', { name: 'Past Events' }).getByRole('heading', { level: 4 })
    await expect(past).toHaveText(pastDays.map(quietTitle))
  })

  test('puts past events under their years', async ({ page }) => {
    await page.goto('/events')
    const years = [...new Set(pastDays.map((days) => addDays(today, days).slice(0, 4)))]
    const past = page.getByRole('region', { name: 'Past Events' })
    await expect(past.getByRole('heading', { level: 3 })).toHaveText(years)
  })

  test('shows Register exactly where there is a registration link', async ({ page }) => {
    await page.goto('/events')
    const days = [...upcomingDays, ...pastDays].filter((day) => day % 2 === 0)
    const links = page.getByRole('main').getByRole('link', { name: /^Register/ })
    await expect(links).toHaveCount(days.length)
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(days.map((day) => `https://example.edu/register/${day}`))
  })

  test('has a page for each year, which leads to the others', async ({ page }) => {
    const year = addDays(today, -400).slice(0, 4)
    await page.goto(`/events/${year}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Events of ${year}`)
    const titles = pastDays.filter((days) => addDays(today, days).startsWith(year)).map(quietTitle)
    await expect(page.locator('.events').getByRole('heading')).toHaveText(titles)
    const years = page.getByRole('navigation', { name: 'All past events by year' })
    await expect(years.locator('[aria-current=page]')).toContainText(year)
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText(['Events'])
    await years.getByRole('link').last().click()
    await expect(page).toHaveURL(/\/events\/\d{4}$/)
    await page.getByRole('main').getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page).toHaveURL('/events')
  })

  test('prints the upcoming events, with the addresses of their registrations and without the rest', async ({
    page,
  }) => {
    await page.goto('/events')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: quietTitle(10) })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Past Events' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
    const printed = await page
      .getByRole('link', { name: `Register for ${quietTitle(10)}` })
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(printed).toContain('https://example.edu/register/10')
  })
})

for (const path of ['/about', '/team']) {
  test(`${path} shows each member with name, role, photo and links, in their order`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'The Team' })).toBeVisible()
    const members = page.getByRole('region', { name: 'The Team' }).getByRole('listitem')
    await expect(members).toHaveCount(12)
    const first = members.first()
    await expect(first.getByRole('heading')).toHaveText('Ada Placeholder')
    await expect(first).toContainText('Club Lead')
    await expect(first.getByRole('link', { name: 'LinkedIn of Ada Placeholder' })).toHaveAttribute('href', /^https:/)
    await expect(first.getByRole('link', { name: 'GitHub of Ada Placeholder' })).toHaveAttribute('href', /^https:/)
    await expect(first.locator('img')).toHaveJSProperty('complete', true)
    expect(await first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
}

test('/about says what the club is', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
  await expect(page.getByRole('main')).toContainText('student developer club of an arts and science college')
  await expect(page.getByRole('main')).toContainText(club.mission)
})

test.describe('gallery', () => {
  for (const width of [360, 768, 1280]) {
    test(`has columns of at least 200px on a screen of ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/gallery')
      const columns = await page
        .locator('.gallery')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').map(parseFloat))
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(200)
      expect(columns.length).toBe(Math.floor((columns[0]! * columns.length + 20 * columns.length) / 220))
    })
  }

  test('shows each picture with its caption', async ({ page }) => {
    await page.goto('/gallery')
    const figures = page.getByRole('figure')
    await expect(figures).toHaveCount(24)
    for (const figure of await figures.all()) {
      const caption = (await figure.locator('figcaption').textContent())!
      expect(caption.length).toBeGreaterThan(5)
      await expect(figure.getByRole('img')).toHaveAttribute('alt', caption)
    }
  })

  test('loads only the pictures that are near the screen', async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => void (request.resourceType() === 'image' && loaded.add(request.url())))
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/gallery')
    const before = loaded.size
    expect(before).toBeLessThan(24)
    await page.getByRole('figure').last().scrollIntoViewIfNeeded()
    await expect.poll(() => loaded.size).toBeGreaterThan(before)
  })
})

for (const path of ['/gallery', '/team', '/']) {
  test(`shows a quiet placeholder for each picture of ${path} that cannot be loaded`, async ({ page }) => {
    await page.route('**/*.webp', (route) => route.abort())
    await page.goto(path)
    const pictures = page.getByRole('main').locator('img')
    await pictures.last().scrollIntoViewIfNeeded()
    const size = await pictures.first().boundingBox()
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute('data-broken')
    }
    await expect(pictures.first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    expect((await pictures.first().boundingBox())?.height).toBe(size?.height)
  })
}

test.describe('an address where nothing is', () => {
  const addresses = ['/nowhere', '/events/1999', '/posts/no-such-post', '/edit/new', '/edit/some-id', '/new', '/a/b/c']
  for (const path of addresses) {
    test(`${path} is the page "Page Not Found", with status 404`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    })
  }

  test('leads back to the home page', async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})
