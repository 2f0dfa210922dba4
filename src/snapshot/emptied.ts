import type { AstroIntegrationLogger } from 'astro'
import { decodeBuildReport, type BuildReport } from '../model/build-report.ts'
import { countLost } from '../model/emptied.ts'
import type { PublicCollection } from '../model/versions.ts'
import type { Source } from './source.ts'

const patience = 8000

let deployed: Promise<BuildReport | undefined> | undefined

/**
 * Throws, with advice, where a collection of which the site that is online shows many has nothing to show any more, unless the organiser deleted
 * it all or the environment variable `ALLOW_EMPTY` names the collection. Where the deployed report cannot be read, there is nothing to compare.
 */
export async function assertNotEmptied(
  { logger }: { logger: Pick<AstroIntegrationLogger, 'info'> },
  source: Pick<Source, 'name' | 'watched' | 'versions'>,
  collection: PublicCollection,
  count: number,
): Promise<void> {
  const { ALLOW_EMPTY: allowed = '', URL: siteUrl } = process.env
  if (count > 0 || !source.watched || siteUrl === undefined || allowed.split(/[\s,]+/).includes(collection)) return
  deployed ??= fetchReport(siteUrl)
  const report = await deployed
  if (report === undefined)
    return logger.info(
      `${siteUrl}/build.json cannot be read: ${collection} cannot be compared with the site that is online`,
    )
  const lost = countLost(report, { collection, count, versions: source.versions })
  if (lost !== undefined) throw new Error(adviceFor(collection, lost, source.name))
}

function adviceFor(collection: PublicCollection, lost: number, where: string): string {
  return [
    `Could not believe that all ${lost} ${collection} are gone: the site that is online shows them, and ${where} has none to show.`,
    'Nothing was built, so the site that is online stays as it is. What to do:',
    '- is PUBLIC_FIREBASE_PROJECT_ID the right project, and are the documents there? Then build again.',
    `- if they are meant to be gone: set the environment variable ALLOW_EMPTY to "${collection}" (several: with commas), build once, and remove it.`,
  ].join('\n')
}

/** The report of the site that is online (Netlify names its address in `URL`); undefined where there is none to read. */
async function fetchReport(siteUrl: string): Promise<BuildReport | undefined> {
  try {
    const response = await fetch(new URL('/build.json', siteUrl), { signal: AbortSignal.timeout(patience) })
    return response.ok ? decodeBuildReport(await response.json()) : undefined
  } catch {
    return undefined
  }
}
