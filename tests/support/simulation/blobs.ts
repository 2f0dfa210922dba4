import type { Store } from '@netlify/blobs'

/** Netlify Blobs in memory, with conditions as there, and ways to lose what it holds. */
export function memoryBlobs() {
  const blobs = new Map<string, { text: string; etag: string }>()
  let writes = 0
  const store = {
    getWithMetadata: async (key: string) => {
      const found = blobs.get(key)
      return found === undefined ? null : { data: found.text, etag: found.etag, metadata: {} }
    },
    get: async (key: string) => blobs.get(key)?.text ?? null,
    setJSON: async (
      key: string,
      data: unknown,
      { onlyIfNew = false, onlyIfMatch = undefined as string | undefined } = {},
    ) => {
      const found = blobs.get(key)
      if ((onlyIfNew && found) || (onlyIfMatch !== undefined && found?.etag !== onlyIfMatch)) return { modified: false }
      const etag = `"${(writes += 1)}"`
      blobs.set(key, { text: JSON.stringify(data), etag })
      return { modified: true, etag }
    },
  }
  return {
    store: store as unknown as Store,
    lose: () => void blobs.delete('state'),
    break: () => void blobs.set('state', { text: '{"ledger":', etag: '"broken"' }),
    empty: () => blobs.clear(),
  }
}
