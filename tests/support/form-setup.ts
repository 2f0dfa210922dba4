import { eventForm, type EventValues } from '../../src/model/input/event.ts'
import type { EditorTarget, OpenForm } from '../../src/stores/editing.ts'
import { createEditor } from '../../src/stores/form.ts'
import { createSavedVersions } from '../../src/stores/saved-versions.ts'
import { createFakeBackend } from './fake-backend.ts'
import { createFakeBrowser } from './fake-forms.ts'

/** An event as it is stored. */
export const talk = { title: 'Talk', date: '2026-03-14', description: 'Hello' }

/** A database and a browser in memory, and how to open an event's form on them, each in a tab of its own. */
export function setUpForm(
  documents: Record<string, Record<string, unknown>> = { 'events/talk': talk },
  options: { hasLocks?: boolean } = {},
) {
  const backend = createFakeBackend(documents)
  const browser = createFakeBrowser(options)
  const saved = createSavedVersions(() => browser.storage)
  let minutes = 5
  const now = () => new Date(`2026-03-02T14:${String(minutes).padStart(2, '0')}:00Z`)
  const open = async (target: EditorTarget<EventValues>) => {
    const { drafts, forms, close } = browser.openTab()
    const editor = createEditor(eventForm, target, { backend: async () => backend, drafts, forms, saved, now })
    await editor.load()
    const form = (): OpenForm<EventValues> => {
      const editing = editor.$editing.get()
      if (editing.status !== 'open') throw new Error(`the form is ${editing.status}`)
      return editing.form
    }
    return { editor, form, status: () => form().step.status, close }
  }
  return {
    backend,
    drafts: browser.drafts,
    open,
    stored: () => backend.documents.get('events/talk')?.data,
    /** A minute goes by. */
    wait: () => void minutes++,
  }
}
