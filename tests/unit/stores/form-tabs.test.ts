import { describe, expect, test, vi } from 'vitest'
import { setUpForm as setUp, talk } from '../../support/form-setup.ts'

describe('two forms of one document', () => {
  test('each have a draft of their own, and are not offered the other’s', async () => {
    const { open, drafts } = setUp()
    const first = await open({ id: 'talk' })
    first.editor.change({ title: 'In the first' })
    const second = await open({ id: 'talk' })
    expect(second.form().offer).toBeUndefined()
    second.editor.change({ title: 'In the second' })
    expect(drafts.names().map((name) => drafts.read(name)?.values['title'])).toEqual(['In the first', 'In the second'])
    second.editor.discard()
    expect(drafts.names().map((name) => drafts.read(name)?.values['title'])).toEqual(['In the first'])
  })

  test('offer what the other held when that one is closed, unless something is typed here', async () => {
    const { open } = setUp()
    const [first, idle, busy] = [await open({ id: 'talk' }), await open({ id: 'talk' }), await open({ id: 'talk' })]
    first.editor.change({ title: 'In the first' })
    busy.editor.change({ title: 'In the third' })
    await vi.waitFor(() => expect(idle.form().offer).toBeUndefined())
    first.close()
    await vi.waitFor(() => expect(idle.form().offer).toMatchObject({ values: { title: 'In the first' } }))
    expect(busy.form()).toMatchObject({ offer: undefined, values: { title: 'In the third' } })
  })

  test('say that the other version is one’s own', async () => {
    const { open } = setUp()
    const [first, second] = [await open({ id: 'talk' }), await open({ id: 'talk' })]
    first.editor.change({ title: 'In the first' })
    await first.editor.save()
    second.editor.change({ title: 'In the second' })
    await second.editor.save()
    expect(second.form().step).toMatchObject({ status: 'conflict', savedBy: 'another tab' })
  })

  test('say that it is someone else’s where it was not saved in this browser', async () => {
    const { open, backend } = setUp()
    const { editor, form } = await open({ id: 'talk' })
    editor.change({ title: 'Mine' })
    backend.store('events/talk', { ...talk, title: 'Theirs' })
    await editor.save()
    expect(form().step).toMatchObject({ status: 'conflict', savedBy: 'someone else' })
  })

  test('of new documents are both saved', async () => {
    const { open, backend, drafts } = setUp({})
    const [first, second] = [await open({ id: undefined }), await open({ id: undefined })]
    first.editor.change({ title: 'First', date: '2026-03-14' })
    second.editor.change({ title: 'Second', date: '2026-03-15' })
    expect(drafts.names()).toHaveLength(2)
    await Promise.all([first.editor.save(), second.editor.save()])
    expect([...backend.documents.values()].map(({ data }) => data['title'])).toEqual(['First', 'Second'])
    expect(drafts.names()).toEqual([])
  })
})

describe('drafts that closed forms left', () => {
  async function leave(set: ReturnType<typeof setUp>, titles: readonly string[]) {
    const left = await Promise.all(titles.map(() => set.open({ id: 'talk' })))
    for (const [index, { editor }] of left.entries()) {
      editor.change({ title: titles[index] ?? '' })
      set.wait()
    }
    for (const { close } of left) close()
  }

  test('are offered one after the other, the newest first', async () => {
    const set = setUp()
    await leave(set, ['Oldest', 'Older', 'Newest'])
    const { editor, form } = await set.open({ id: 'talk' })
    expect(form().offer?.values.title).toBe('Newest')
    editor.discardDraft()
    expect(form().offer?.values.title).toBe('Older')
    editor.restoreDraft()
    expect(form()).toMatchObject({ offer: undefined, values: { title: 'Older' } })
    expect(set.drafts.names()).toHaveLength(2)
  })

  test('are offered no longer when another form has taken or discarded them', async () => {
    const set = setUp()
    await leave(set, ['Left'])
    const [one, two] = [await set.open({ id: 'talk' }), await set.open({ id: 'talk' })]
    expect(one.form().offer).toBeDefined()
    two.editor.restoreDraft()
    await vi.waitFor(() => expect(one.form().offer).toBeUndefined())
    one.editor.restoreDraft()
    expect(one.form().values.title).toBe('Talk')
    expect(two.form().values.title).toBe('Left')
  })

  test('and an older version of the site kept are offered, too', async () => {
    const { open, drafts } = setUp()
    drafts.keep('events/talk', { at: '2026-03-01T10:00:00.000Z', id: 'talk', values: { title: 'Old' }, base: null })
    expect((await open({ id: 'talk' })).form().offer?.values.title).toBe('Old')
  })

  test('of another document, whose id only begins with the same letters, are not offered', async () => {
    const { open } = setUp({ 'events/talk': talk, 'events/talks': talk })
    const { editor, close } = await open({ id: 'talks' })
    editor.change({ title: 'Other' })
    close()
    expect((await open({ id: 'talk' })).form().offer).toBeUndefined()
  })
})

describe('in a browser without Web Locks', () => {
  test('the input of another tab is offered, and taking it leaves that tab its copy', async () => {
    const { open, drafts } = setUp(undefined, { hasLocks: false })
    const first = await open({ id: 'talk' })
    first.editor.change({ title: 'Typed' })
    const second = await open({ id: 'talk' })
    expect(second.form().offer?.values.title).toBe('Typed')
    second.editor.discardDraft()
    await vi.waitFor(() => expect(drafts.names()).toHaveLength(1))
    expect(second.form()).toMatchObject({ offer: undefined, values: { title: 'Talk' } })
    expect(first.form().values.title).toBe('Typed')
  })
})
