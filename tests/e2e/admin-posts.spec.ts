import { randomUUID } from 'node:crypto'
import { aStoredPost } from '../support/factories.ts'
import { deleteBy, expect, openId, saveForm, test, undo } from '../support/organiser.ts'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`

test.describe('a post', () => {
  test('is drafted at an address made from its title, published, and listed', async ({ page, content }) => {
    const title = unique('What We Built')
    const slug = title.toLowerCase().replaceAll(' ', '-')
    await page.goto('/admin/posts')
    await page.getByRole('link', { name: '+ New Post' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Summary').fill('In short.')
    await page.getByLabel('Text').fill('# Hello\n\n<script>alert(1)</script>')
    await saveForm(page)
    await expect(page.getByLabel('Address')).toHaveValue(slug)
    const id = openId(page)
    await page.goto('/admin/posts')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText('Draft')
    await row.getByRole('link', { name: `Edit ${title}` }).click()
    await page.getByLabel('Published').check()
    await saveForm(page)
    await expect(page.getByLabel('Date of publication')).not.toHaveValue('')
    await page.goto('/admin/posts')
    await expect(row.getByRole('link', { name: `View ${title}` })).toHaveAttribute('href', `/posts/${slug}`)
    await content.remove('posts', id)
  })

  test('with a title in another script gets an address in Latin letters, shown before it is saved', async ({
    page,
    content,
  }) => {
    const mark = randomUUID().slice(0, 8)
    await page.goto('/admin/posts/new')
    await page.getByLabel('Title').fill(`நிரல் திருவிழா ${mark}`)
    await expect(page.getByLabel('Address')).toHaveAttribute('placeholder', `nirl-tiruvilllaa-${mark}`)
    await saveForm(page)
    await expect(page.getByLabel('Address')).toHaveValue(`nirl-tiruvilllaa-${mark}`)
    await content.remove('posts', openId(page))
  })

  test('whose lists nest too deep is said to be shown as it was typed, and is so in the preview', async ({ page }) => {
    await page.goto('/admin/posts/new')
    const text = page.getByRole('textbox', { name: 'Text' })
    const note = page.getByText('The page shows it as you typed it, without Markdown.')
    await text.fill('+ '.repeat(20))
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = page.getByRole('region', { name: 'Preview: Text' })
    await expect(preview.getByRole('list').first()).toBeAttached()
    await expect(note).toHaveCount(0)
    await text.fill('+ '.repeat(25_000))
    await expect(note).toBeVisible()
    await expect(preview).toContainText('+ + + + +')
    await expect(preview.getByRole('list')).toHaveCount(0)
  })

  test('does not take the address of another', async ({ page, content }) => {
    const slug = unique('taken').replace(' ', '-')
    await content.add('posts', aStoredPost({ title: 'First', slug, updatedAt: new Date() }))
    await page.goto('/admin/posts/new')
    await page.getByLabel('Title').fill('Second')
    await page.getByLabel('Address').fill(slug)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Another post has this address already.')).toBeVisible()
    await expect(page.getByLabel('Address')).toBeFocused()
  })

  test('is deleted and brought back', async ({ page, content }) => {
    const title = unique('Old News')
    const id = await content.add('posts', aStoredPost({ title, slug: 'old-' + randomUUID(), updatedAt: new Date() }))
    await page.goto('/admin/posts')
    await deleteBy(page, `Delete ${title}`, 'Delete this post?')
    await undo(page, 'Post')
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
    expect(await content.has('posts', id)).toBe(true)
  })
})
