import { expect, test } from '../support/fixtures.ts'

test('every answer carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/events',
    '/resources',
    '/snapshot/home.json',
    '/favicon.svg',
    '/nowhere',
    '/api/publish',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': "frame-ancestors 'none'",
    })
  }
})

test('hashed files are kept forever, pages are asked for again', async ({ page, request }) => {
  await page.goto('/')
  const script = (await page.locator('astro-island').first().getAttribute('component-url')) ?? ''
  expect(script).toMatch(/^\/_astro\//)
  expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/')).headers()['cache-control'] ?? '').not.toContain('immutable')
})

test('an address with a slash or .html at its end finds the page', async ({ page }) => {
  for (const path of ['/about/', '/about.html', '/events/']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
  }
})
