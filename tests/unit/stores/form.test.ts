import { describe, expect, test } from 'vitest'
import { $unsaved } from '../../../src/stores/unsaved.ts'
import { setUpForm as setUp, talk } from '../../support/form-setup.ts'

describe('a form', () => {
  test('shows a stored document, saves changes to it and says when', async () => {
    const { open, stored } = setUp()
    const { editor, form } = await open({ id: 'talk' })
    expect(form().values).toMatchObject({ title: 'Talk', description: 'Hello' })
    editor.change({ title: 'Longer talk' })
    await editor.save()
    expect(stored()).toEqual({ ...talk, title: 'Longer talk' })
    expect(form().step).toEqual({ status: 'saved', at: new Date('2026-03-02T14:05:00Z') })
  })

  test('creates a new document, and what is saved next is an edit of it', async () => {
    const { open, backend } = setUp({})
    const { editor, form } = await open({ id: undefined })
    editor.change({ title: 'A', date: '2026-03-14' })
    await editor.save()
    editor.change({ title: 'B' })
    await editor.save()
    expect([...backend.documents.values()].map(({ data }) => data)).toEqual([
      { title: 'B', date: '2026-03-14', description: '' },
    ])
    expect(form().base).toBeDefined()
  })

  test('starts as a copy of another document, without what a copy does not take over', async () => {
    const { open, backend } = setUp()
    const { editor, form } = await open({ id: undefined, from: 'talk', notCopied: { date: '' } })
    expect(form().values).toMatchObject({ title: 'Talk', description: 'Hello', date: '' })
    expect($unsaved.get()).toBe(false)
    editor.change({ date: '2026-04-01' })
    await editor.save()
    expect(backend.documents.size).toBe(2)
  })

  test('says that a document is missing, and why one could not be loaded', async () => {
    const { open, backend } = setUp()
    expect((await open({ id: 'nothing' })).editor.$editing.get()).toEqual({ status: 'missing' })
    backend.fetchDocument = () => Promise.reject(Object.assign(new Error('x'), { code: 'offline' }))
    expect((await open({ id: 'talk' })).editor.$editing.get()).toMatchObject({
      status: 'failed',
      message: 'The network cannot be reached. Check your connection and try again.',
    })
  })

  test('names what is wrong with a field when the person leaves it, and lets the error follow the typing', async () => {
    const { open } = setUp({})
    const { editor, form } = await open({ id: undefined })
    editor.change({ registrationLink: 'x' })
    expect(form().errors).toEqual({})
    editor.leave('registrationLink')
    expect(Object.keys(form().errors)).toEqual(['registrationLink'])
    editor.change({ registrationLink: 'https://example.org' })
    expect(form().errors).toEqual({})
  })

  test('names everything that is wrong when it is saved, and sends nothing', async () => {
    const { open, backend } = setUp({})
    const { editor, form, status } = await open({ id: undefined })
    await editor.save()
    expect(Object.keys(form().errors).sort()).toEqual(['date', 'title'])
    expect(status()).toBe('refused')
    expect(backend.writes).toBe(0)
  })

  test('saves once when it is asked twice', async () => {
    const { open, backend } = setUp()
    const { editor } = await open({ id: 'talk' })
    editor.change({ title: 'B' })
    await Promise.all([editor.save(), editor.save()])
    expect(backend.writes).toBe(1)
  })

  test('keeps as unsaved what was typed while it was being saved', async () => {
    const { open, backend, stored } = setUp()
    const { editor, form } = await open({ id: 'talk' })
    editor.change({ title: 'B' })
    const release = backend.hold()
    const saving = editor.save()
    editor.change({ title: 'C' })
    release()
    await saving
    expect(stored()).toMatchObject({ title: 'B' })
    expect(form().values.title).toBe('C')
    expect($unsaved.get()).toBe(true)
  })
})

describe('unsaved input', () => {
  test('is offered at the next visit, restored with the version it started from, and gone after saving', async () => {
    const { open, drafts, stored } = setUp()
    const first = await open({ id: 'talk' })
    first.editor.change({ title: 'Typed' })
    first.close()
    const { editor, form } = await open({ id: 'talk' })
    expect(form().values.title).toBe('Talk')
    expect(form().offer).toMatchObject({ at: '2026-03-02T14:05:00.000Z', values: { title: 'Typed' } })
    editor.restoreDraft()
    expect(form().values.title).toBe('Typed')
    await editor.save()
    expect(stored()).toMatchObject({ title: 'Typed' })
    expect(drafts.names()).toEqual([])
  })

  test('is gone after it was discarded, and nothing is offered where nothing was typed', async () => {
    const { open, drafts } = setUp()
    const first = await open({ id: 'talk' })
    first.editor.change({ title: 'Typed' })
    first.close()
    const second = await open({ id: 'talk' })
    second.editor.discardDraft()
    expect(second.form()).toMatchObject({ offer: undefined, values: { title: 'Talk' } })
    expect(drafts.names()).toEqual([])
    expect((await open({ id: 'talk' })).form().offer).toBeUndefined()
  })

  test('is no longer unsaved when it is typed back to what is stored', async () => {
    const { open, drafts } = setUp()
    const { editor } = await open({ id: 'talk' })
    editor.change({ title: 'Typed' })
    expect($unsaved.get()).toBe(true)
    editor.change({ title: 'Talk' })
    expect($unsaved.get()).toBe(false)
    expect(drafts.names()).toEqual([])
  })

  test('of a new document keeps its id, so that saving after a lost answer makes no second document', async () => {
    const { open, backend } = setUp({})
    const first = await open({ id: undefined })
    first.editor.change({ title: 'A', date: '2026-03-14' })
    backend.failNext('offline', 'after')
    await first.editor.save()
    first.close()
    const second = await open({ id: undefined })
    second.editor.restoreDraft()
    await second.editor.save()
    expect(second.status()).toBe('saved')
    expect(backend.documents.size).toBe(1)
  })

  test('of a document that was deleted meanwhile can be stored anew', async () => {
    const { open, backend, stored } = setUp()
    const first = await open({ id: 'talk' })
    first.editor.change({ title: 'Typed' })
    first.close()
    backend.documents.clear()
    const { editor, status } = await open({ id: 'talk' })
    expect(status()).toBe('deleted')
    await editor.saveAnew()
    expect(stored()).toEqual({ ...talk, title: 'Typed' })
  })
})
