import { eventForm, type EventValues } from '../../src/model/input/event.ts'
import { createDrafts } from '../../src/stores/drafts.ts'
import type { EditorTarget, OpenForm } from '../../src/stores/editing.ts'
import { createEditor } from '../../src/stores/form.ts'
import { createFakeBackend, createFakeStorage } from './fake-backend.ts'

/** An event as it is stored. */
export const talk = { title: 'Talk', date: '2026-03-14', description: 'Hello' }

/** A database and a browser's drafts in memory, and how to open an event's form on them. */
export function setUpForm(documents: Record<string, Record<string, unknown>> = { 'events/talk': talk }) {
  const backend = createFakeBackend(documents)
  const storage = createFakeStorage()
  const drafts = createDrafts(() => storage)
  const now = () => new Date('2026-03-02T14:05:00Z')
  const open = async (target: EditorTarget<EventValues>) => {
    const editor = createEditor(eventForm, target, { backend: async () => backend, drafts, now })
    await editor.load()
    const form = (): OpenForm<EventValues> => {
      const editing = editor.$editing.get()
      if (editing.status !== 'open') throw new Error(`the form is ${editing.status}`)
      return editing.form
    }
    return { editor, form, status: () => form().step.status }
  }
  return { backend, drafts, open, stored: () => backend.documents.get('events/talk')?.data }
}
