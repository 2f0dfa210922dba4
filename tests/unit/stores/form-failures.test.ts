import { describe, expect, test } from 'vitest'
import { setUpForm as setUp, talk } from '../../support/form-setup.ts'

describe('a failed save', () => {
  test.for(['offline', 'quota', 'permission-denied', 'signed-out', 'unknown'] as const)(
    'with %s says so, keeps the input, and can be repeated',
    async (code) => {
      const { open, backend, drafts, stored } = setUp()
      const { editor, form } = await open({ id: 'talk' })
      editor.change({ title: 'B' })
      backend.failNext(code)
      await editor.save()
      expect(form()).toMatchObject({ step: { status: 'failed' }, values: { title: 'B' } })
      expect(drafts.names()).toEqual([expect.stringMatching(/^events\/talk\//)])
      await editor.save()
      expect(stored()).toMatchObject({ title: 'B' })
    },
  )

  test('whose answer alone was lost needs no decision, even if more was typed since', async () => {
    const { open, backend, stored } = setUp()
    const { editor, status } = await open({ id: 'talk' })
    editor.change({ title: 'B' })
    backend.failNext('offline', 'after')
    await editor.save()
    expect(status()).toBe('failed')
    editor.change({ description: 'More' })
    await editor.save()
    expect(status()).toBe('saved')
    expect(stored()).toEqual({ ...talk, title: 'B', description: 'More' })
  })
})

describe('another version stored meanwhile', () => {
  async function conflict() {
    const set = setUp()
    const opened = await set.open({ id: 'talk' })
    opened.editor.change({ title: 'Mine' })
    set.backend.store('events/talk', { ...talk, title: 'Theirs', description: 'Theirs too' })
    await opened.editor.save()
    return { ...set, ...opened }
  }

  test('is not overwritten: both are there to choose from', async () => {
    const { form, stored } = await conflict()
    expect(form().step).toMatchObject({ status: 'conflict', theirs: { values: { title: 'Theirs' } } })
    expect(form().values.title).toBe('Mine')
    expect(stored()).toMatchObject({ title: 'Theirs' })
  })

  test('is replaced by what the person chose of both', async () => {
    const { editor, form, stored } = await conflict()
    await editor.resolve({ ...form().values, title: 'Mine', description: 'Theirs too' })
    expect(stored()).toEqual({ ...talk, title: 'Mine', description: 'Theirs too' })
  })

  test('can be taken as it is', async () => {
    const { editor, form, drafts } = await conflict()
    editor.takeTheirs()
    expect(form()).toMatchObject({ values: { title: 'Theirs' }, step: { status: 'idle' } })
    expect(drafts.names()).toEqual([])
  })

  test('is compared again when a third version came while the person chose', async () => {
    const { editor, backend, form, status } = await conflict()
    backend.store('events/talk', { ...talk, title: 'Third' })
    await editor.resolve(form().values)
    expect(status()).toBe('conflict')
    expect(form().step).toMatchObject({ theirs: { values: { title: 'Third' } } })
  })

  test('asks nothing where it shows no other text', async () => {
    const { open, backend, stored } = setUp()
    const { editor, status } = await open({ id: 'talk' })
    editor.change({ title: 'Mine' })
    backend.store('events/talk', { ...talk })
    await editor.save()
    expect(status()).toBe('saved')
    expect(stored()).toMatchObject({ title: 'Mine' })
  })

  test('is noticed by input that was restored from an earlier visit', async () => {
    const { open, backend } = setUp()
    const first = await open({ id: 'talk' })
    first.editor.change({ title: 'Typed' })
    first.close()
    backend.store('events/talk', { ...talk, title: 'Theirs' })
    const { editor, status } = await open({ id: 'talk' })
    editor.restoreDraft()
    await editor.save()
    expect(status()).toBe('conflict')
  })
})

test('a document that was deleted while it was edited is not made again unasked', async () => {
  const { open, backend, stored } = setUp()
  const { editor, status } = await open({ id: 'talk' })
  editor.change({ title: 'B' })
  backend.documents.clear()
  await editor.save()
  expect(status()).toBe('deleted')
  expect(stored()).toBeUndefined()
  await editor.saveAnew()
  expect(status()).toBe('saved')
  expect(stored()).toMatchObject({ title: 'B' })
})
