import { decodeBuildReport } from '../../model/build-report.ts'
import type { Situation } from '../../model/publish.ts'

/** Reads `/build.json` as a visitor would, and tells why where it cannot be read. Never throws. */
export async function readDeployed(
  siteUrl: string,
  send: typeof fetch,
  timeout: number,
): Promise<Pick<Situation, 'live' | 'unreadable'>> {
  let response: Response
  try {
    response = await send(`${siteUrl}/build.json`, { signal: AbortSignal.timeout(timeout), cache: 'no-store' })
  } catch {
    return { live: undefined, unreadable: 'silent' }
  }
  if (response.status === 401 || response.status === 403) return { live: undefined, unreadable: 'private' }
  if (response.status === 404) return { live: undefined, unreadable: 'missing' }
  if (!response.ok) return { live: undefined, unreadable: 'silent' }
  // A page in the place of the file is the login that a private project shows to visitors.
  if (response.headers.get('content-type')?.includes('html')) return { live: undefined, unreadable: 'private' }
  return decode(await response.text().catch(() => ''))
}

function decode(text: string): Pick<Situation, 'live' | 'unreadable'> {
  if (/^\s*</.test(text)) return { live: undefined, unreadable: 'private' }
  try {
    const live = decodeBuildReport(JSON.parse(text))
    return live === undefined ? { live, unreadable: 'missing' } : { live }
  } catch {
    return { live: undefined, unreadable: 'missing' }
  }
}
