import { getStore, type Store } from '@netlify/blobs'
import type { PublishState } from '../../model/publish-state.ts'
import { decodePublishState } from '../../model/publish-stored.ts'

/** What was stored, and a tag that changes with every write. */
export interface Stored {
  /** Undefined where nothing was stored, or something that is no state. */
  state: PublishState | undefined
  /** Undefined where nothing was stored. */
  tag: string | undefined
}

/** Keeps the state between calls, which may come at the same moment. Both methods throw where it cannot be reached. */
export interface StateStore {
  read(): Promise<Stored>
  /** Stores the state if the tag is still the current one, and tells whether it did. */
  write(state: PublishState, tag: string | undefined): Promise<boolean>
}

const key = 'state'
/** What the state was when it was last written: without it, a record that is lost or broken would begin the month's budget anew. */
const copyKey = 'state-copy'

/**
 * The state in Netlify Blobs, read and written with conditions, and from the one place that is always current. Where it is lost or broken, a
 * copy is read in its place.
 */
export function blobStateStore(store: Store = getStore({ name: 'publish', consistency: 'strong' })): StateStore {
  return {
    async read() {
      const found = await store.getWithMetadata(key, { type: 'text' })
      const state = found === null ? undefined : decodePublishState(parse(found.data))
      const tag = found === null ? undefined : found.etag || (await findTag(store))
      return { state: state ?? decodePublishState(parse(await store.get(copyKey, { type: 'text' }))), tag }
    },
    async write(state, tag) {
      const condition = tag === undefined ? { onlyIfNew: true } : { onlyIfMatch: tag }
      const { modified, etag } = await store.setJSON(key, state, condition)
      // The client takes every answer but 412 for success; only a write that happened has a tag.
      if (modified && !etag) throw new Error('Netlify Blobs did not store the state.')
      // The state is stored: an older copy must not make the caller believe the contrary, and leave a build that nobody asked for.
      if (modified) await store.setJSON(copyKey, state).catch(() => undefined)
      return modified
    },
  }
}

/** The local Blobs server names the tag only in its lists. */
async function findTag(store: Store): Promise<string | undefined> {
  const { blobs } = await store.list({ prefix: key })
  return blobs.find((blob) => blob.key === key)?.etag
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
