import { atom } from 'nanostores'
import { memberDomains } from '../../content/site.yaml'
import type { BackendCode } from '../firebase/errors.ts'
import type { Problem } from '../model/decode/document.ts'
import type { Resource } from '../model/resource.ts'
import { problemCode } from './problem.ts'

export type ResourcesState =
  | { status: 'loading' }
  | { status: 'ready'; resources: Resource[]; problems: Problem[] }
  | { status: 'failed'; message: string }

/** The members' list, read from Firestore each time the screen opens. */
export const $resources = atom<ResourcesState>({ status: 'loading' })

/** Reads the list anew. What is on the screen stays until the answer is there. */
export async function loadResources(): Promise<void> {
  if ($resources.get().status === 'failed') $resources.set({ status: 'loading' })
  try {
    const { fetchResources } = await import('../firebase/members.ts')
    $resources.set({ status: 'ready', ...(await fetchResources()) })
  } catch (error) {
    $resources.set({ status: 'failed', message: describeRefusal(problemCode(error)) })
  }
}

/** Why the list is not there, and what to do now. `domains`: whose accounts the members are; everyone's where there are none. */
export function describeRefusal(code: BackendCode, domains: readonly string[] = memberDomains): string {
  if (code === 'quota')
    return 'The resources cannot be read any more today: the site has used up what it may read. Try again tomorrow.'
  if (code !== 'permission-denied') return 'The resources could not be loaded. Check your connection and try again.'
  if (domains.length === 0) return 'This account may not read the resources. Sign out, sign in again, and reload.'
  const places = new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)
  return `The resources are for accounts with an address at ${places}. Sign out, then sign in with such an account.`
}
