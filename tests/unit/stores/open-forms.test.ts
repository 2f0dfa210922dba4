import { expect, test } from 'vitest'
import { createOpenForms } from '../../../src/stores/open-forms.ts'

test.for<[string, () => LockManager | undefined]>([
  ['has none', () => undefined],
  [
    'refuses them',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['refuses each request', () => refusing],
])('a browser that %s counts no form as open, and nothing breaks', async ([, getLocks]) => {
  const forms = createOpenForms(getLocks)
  await forms.enter('one')
  expect(await forms.names()).toEqual(new Set())
  await forms.closed('one')
})

const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'))
const refusing: LockManager = { request: refuse, query: refuse }

test('a form is open from its entering on, for every other one', async () => {
  const forms = createOpenForms(() => navigator.locks)
  await forms.enter('one')
  expect(await forms.names()).toEqual(new Set(['one']))
})

test('a form that was closed is open no more, while several that waited for that are told', async () => {
  const forms = createOpenForms(() => navigator.locks)
  const names = await navigator.locks.request('club:form:closed', { mode: 'shared' }, () => forms.names())
  expect(names).not.toContain('closed')
})
