import { expect, test } from 'vitest'
import { setUpForm as setUp } from '../../support/form-setup.ts'

test('a form that says what is stored already is saved without a write, and its draft goes', async () => {
  const { open, backend, drafts } = setUp()
  const { editor, form, status } = await open({ id: 'talk' })
  editor.change({ title: ' Talk  ' })
  expect(drafts.names()).toEqual([expect.stringMatching(/^events\/talk\//)])
  await editor.save()
  expect(status()).toBe('saved')
  expect(backend.writes).toBe(0)
  expect(drafts.names()).toEqual([])
  expect(form().values.title).toBe('Talk')
})

test('a form that was opened and saved is saved without a write', async () => {
  const { open, backend } = setUp()
  const { editor, status } = await open({ id: 'talk' })
  await editor.save()
  expect(status()).toBe('saved')
  expect(backend.writes).toBe(0)
})

test('a document of an older application is written when its form is saved, since what is stored changes', async () => {
  const { open, backend, stored } = setUp({ 'events/talk': { title: 'Talk', date: '2026-03-14', tags: ['old'] } })
  const { editor } = await open({ id: 'talk' })
  await editor.save()
  expect(backend.writes).toBe(1)
  expect(stored()).toEqual({ title: 'Talk', date: '2026-03-14', description: '' })
})
