import { BackendError, type BackendCode } from '../../src/firebase/errors.ts'
import type { Fields } from '../../src/model/input/form-kind.ts'
import type { Backend } from '../../src/stores/editing.ts'

type Stored = { data: Fields; updatedAt: string | undefined }

export interface FakeBackend extends Backend {
  /** What is stored, by `collection/id`. */
  documents: Map<string, Stored>
  /** How often something was written. */
  writes: number
  /** Makes the next write fail: before it is stored, or after, when only the answer is lost. */
  failNext(code: BackendCode, when?: 'before' | 'after'): void
  /** Holds all writes back until the returned function is called. */
  hold(): () => void
  /** Stores a document as someone else would. */
  store(path: string, data: Fields): void
}

/** A database of documents in memory, which treats versions as src/firebase/content.ts does. */
export function createFakeBackend(documents: Record<string, Fields> = {}): FakeBackend {
  let clock = 0
  let failure: { code: BackendCode; when: 'before' | 'after' } | undefined
  let gate = Promise.resolve()
  const fake: FakeBackend = {
    documents: new Map(),
    writes: 0,
    failNext: (code, when = 'before') => void (failure = { code, when }),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    store: (path, data) => void fake.documents.set(path, { data, updatedAt: `v${++clock}` }),
    newId: () => `new-${++clock}`,
    fetchDocument: async (collection, id) => fake.documents.get(`${collection}/${id}`),
    createDocument: async (collection, id, data) =>
      write(`${collection}/${id}`, data, (stored) => (stored === undefined ? undefined : 'conflict')),
    saveDocument: async (collection, id, data, { expected }) =>
      write(`${collection}/${id}`, data, (stored) => {
        if (stored === undefined) return 'not-found'
        return stored.updatedAt === expected ? undefined : 'conflict'
      }),
  }
  async function write(path: string, data: Fields, refuse: (stored: Stored | undefined) => BackendCode | undefined) {
    await gate
    const failing = failure
    failure = undefined
    if (failing?.when === 'before') throw new BackendError(failing.code)
    const stored = fake.documents.get(path)
    const code = refuse(stored)
    const isSame = JSON.stringify(stored?.data) === JSON.stringify(data)
    if (code !== undefined && !(code === 'conflict' && isSame)) throw new BackendError(code)
    if (!isSame) {
      fake.writes++
      fake.store(path, data)
    }
    if (failing?.when === 'after') throw new BackendError(failing.code)
    return fake.documents.get(path)!
  }
  for (const [path, data] of Object.entries(documents)) fake.store(path, data)
  return fake
}

/** A web storage in memory. */
export function createFakeStorage(): Storage {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value)
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true })
    },
    removeItem(key: string) {
      kept.delete(key)
      delete (storage as Record<string, unknown>)[key]
    },
  }
  for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false })
  return storage as unknown as Storage
}
