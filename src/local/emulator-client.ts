import { bucket, projectId, type EmulatorPorts } from './project.ts'
import { documentName, inCommits, type RestWrite } from './firestore-writes.ts'

/** Someone who may sign in to the local site. */
export interface DemoAccount {
  email: string
  name: string
}

/** What the emulators' owner may do: everything, past all security rules. For seeds and tests. Every method throws if the emulator refuses. */
export interface EmulatorClient {
  /** The ids in a collection; with a limit, at most that many. */
  listDocuments(collection: string, limit?: number): Promise<string[]>
  hasDocument(path: string): Promise<boolean>
  /** Writes in order, atomically up to 400 writes. */
  commit(writes: readonly RestWrite[]): Promise<void>
  /** Stores a file and returns the address that a browser can load it from. */
  upload(path: string, content: Uint8Array<ArrayBuffer>, type: string): Promise<string>
  listFiles(): Promise<string[]>
  deleteFile(path: string): Promise<void>
  /** Makes sure that the account exists, signed up with Google, its email verified. */
  ensureAccount(account: DemoAccount): Promise<void>
}

/** A client for the emulators on these ports. */
export function emulatorClient(ports: EmulatorPorts, project = projectId): EmulatorClient {
  const database = `http://127.0.0.1:${ports.firestore}/v1/${documentName('', project).replace(/\/$/, '')}`
  const storage = `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o`
  const identity = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}`
  return {
    async listDocuments(collection, limit) {
      return listPages(limit, async (pageToken) => {
        const url = new URL(`${database}/${collection}`)
        url.searchParams.set('pageSize', `${limit ?? 300}`)
        url.searchParams.set('mask.fieldPaths', '__name__')
        if (pageToken !== undefined) url.searchParams.set('pageToken', pageToken)
        const page = await request<{ documents?: { name: string }[]; nextPageToken?: string }>(url)
        const ids = (page.documents ?? []).map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
        return { items: ids, next: page.nextPageToken }
      })
    },
    async hasDocument(path) {
      const response = await fetch(`${database}/${path}`, { headers: owner })
      return response.ok
    },
    async commit(writes) {
      for (const part of inCommits(writes)) await request(`${database}:commit`, { writes: part })
    },
    async upload(path, content, type) {
      const url = `${storage}?name=${encodeURIComponent(path)}&uploadType=media`
      const response = await fetch(url, { method: 'POST', headers: { ...owner, 'content-type': type }, body: content })
      const { downloadTokens } = await read<{ downloadTokens: string }>(response)
      return `${storage}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens.split(',')[0]}`
    },
    async listFiles() {
      return listPages(undefined, async (pageToken) => {
        const url = new URL(storage)
        if (pageToken !== undefined) url.searchParams.set('pageToken', pageToken)
        const page = await request<{ items?: { name: string }[]; nextPageToken?: string }>(url)
        return { items: (page.items ?? []).map(({ name }) => name), next: page.nextPageToken }
      })
    },
    async deleteFile(path) {
      const response = await fetch(`${storage}/${encodeURIComponent(path)}`, { method: 'DELETE', headers: owner })
      if (!response.ok) throw new Error(`The Storage emulator did not delete ${path}: ${await response.text()}`)
    },
    async ensureAccount({ email, name }) {
      const { users } = await request<{ users?: unknown[] }>(`${identity}/accounts:lookup`, { email: [email] })
      if (users !== undefined && users.length > 0) return
      const localId = email.replace(/\W+/g, '-')
      const google = { providerId: 'google.com', rawId: localId, email, displayName: name }
      const user = { localId, email, emailVerified: true, displayName: name, providerUserInfo: [google] }
      const { error } = await request<{ error?: unknown[] }>(`${identity}/accounts:batchCreate`, { users: [user] })
      if (error !== undefined && error.length > 0)
        throw new Error(`The Auth emulator refused ${email}: ${JSON.stringify(error)}`)
    },
  }
}

const owner = { authorization: 'Bearer owner' }

async function request<T>(url: string | URL, body?: unknown): Promise<T> {
  if (body === undefined) return read<T>(await fetch(url, { headers: owner }))
  const headers = { ...owner, 'content-type': 'application/json' }
  return read<T>(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

type Page = { items: string[]; next: string | undefined }

async function listPages(
  limit: number | undefined,
  load: (token: string | undefined) => Promise<Page>,
): Promise<string[]> {
  const items: string[] = []
  let token: string | undefined
  do {
    const page = await load(token)
    items.push(...page.items)
    token = page.next
  } while (token !== undefined && items.length < (limit ?? Infinity))
  return items
}
