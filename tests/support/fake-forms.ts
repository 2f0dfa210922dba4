import { createDrafts, type Drafts } from '../../src/stores/drafts.ts'
import type { OpenForms } from '../../src/stores/open-forms.ts'
import { createFakeStorage } from './fake-backend.ts'

/** One tab of a browser, as far as forms see it. */
export interface FakeTab {
  drafts: Drafts
  forms: OpenForms
  /** Closes the tab, as a crash does. */
  close(): void
}

/** A browser in memory: its tabs share a storage and tell each other of open forms, unless it has no Web Locks. */
export function createFakeBrowser({ hasLocks = true } = {}) {
  const storage = createFakeStorage()
  const held = new Map<string, { tab: object; closed: Promise<void>; close: () => void }>()
  const listeners = new Map<object, Set<() => void>>()
  return {
    storage,
    drafts: createDrafts(() => storage),
    openTab(): FakeTab {
      const tab = {}
      const own = new Set<() => void>()
      listeners.set(tab, own)
      const tell = () => {
        for (const [other, told] of listeners) if (other !== tab) for (const listener of told) listener()
      }
      const drafts = createDrafts(() => storage)
      return {
        drafts: {
          ...drafts,
          keep: (name, draft) => {
            const isKept = drafts.keep(name, draft)
            tell()
            return isKept
          },
          drop(name) {
            drafts.drop(name)
            tell()
          },
          watch(listener) {
            own.add(listener)
            return () => own.delete(listener)
          },
        },
        forms: {
          async enter(form) {
            const { promise, resolve } = Promise.withResolvers<void>()
            if (hasLocks) held.set(form, { tab, closed: promise, close: resolve })
          },
          names: async () => new Set(held.keys()),
          closed: (form) => held.get(form)?.closed ?? Promise.resolve(),
        },
        close() {
          listeners.delete(tab)
          for (const [form, lock] of held)
            if (lock.tab === tab) {
              held.delete(form)
              lock.close()
            }
        },
      }
    },
  }
}
