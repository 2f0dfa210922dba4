import { appCheckHeader, fetchAppCheckToken } from '../../model/app-check.ts'
import type { Situation } from '../../model/publish.ts'
import { decodeVersions } from '../../model/versions.ts'
import { readDeployed } from './deployed.ts'
import type { Settings } from './settings.ts'

const patience = 8000

/**
 * Reads what is deployed, then what is stored: in this order a save in between looks like a change that is not deployed yet, which is true.
 * Throws where Firestore cannot be reached or refuses.
 */
export async function readSituation(settings: Settings, send = fetch): Promise<Situation> {
  const deployed = await readDeployed(settings.siteUrl, send, patience)
  return { ...deployed, versions: await readVersions(settings, send) }
}

/** `meta/content` is public. Its counters arrive as text (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
async function readVersions({ firestoreUrl, projectId, appCheck }: Settings, send: typeof fetch) {
  const name = `projects/${projectId}/databases/(default)/documents/meta/content`
  const headers: HeadersInit = appCheck ? { [appCheckHeader]: await fetchAppCheckToken(appCheck, send) } : {}
  const response = await send(`${firestoreUrl}/v1/${name}`, { headers, signal: AbortSignal.timeout(patience) })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`Firestore answered ${response.status} for meta/content.`)
  const { fields = {} } = (await response.json()) as {
    fields?: Record<string, { integerValue?: string; doubleValue?: number }>
  }
  const counters = Object.entries(fields).map(([field, { integerValue, doubleValue }]) => {
    return [field, Number(integerValue ?? doubleValue)]
  })
  return decodeVersions(Object.fromEntries(counters))
}
