import { toIsoDate, type IsoDate } from '../model/date.ts'
import { fetchAppCheckToken, readAppCheckIdentity } from '../model/app-check.ts'
import { decodeVersions, type PublicCollection, type Versions } from '../model/versions.ts'
import { optionalNames, readEnvironment, type Environment } from '../firebase/environment.ts'
import { toBackendError } from '../firebase/errors.ts'
import type { StoredDocument } from '../firebase/plain.ts'
import { openPublicContent } from '../firebase/public-content.ts'
import { readSamples } from './samples.ts'

/** Where a build's content comes from, opened once for all collections. */
export interface Source {
  /** In words, for the build's log. */
  name: string
  /** Whether it can change: a Firestore, not the samples. */
  watched: boolean
  /** The UTC date on which the snapshot was taken. */
  date: IsoDate
  /** The counters of `meta/content`, read before any list; undefined in a database that has none. */
  versions: Versions | undefined
  fetchDocuments(name: PublicCollection): Promise<StoredDocument[]>
}

const TIMEOUT_MS = 30_000

/**
 * Opens Firestore where the environment names one, else `content/samples`, which `CONTENT_SOURCE=samples` asks for by name.
 * Throws, with advice, when Firestore cannot be reached, and on Netlify where a value is missing: nobody there wants the samples published.
 * The host then keeps serving the last good deploy.
 */
export async function openSource(
  env: Record<string, string | undefined>,
  warn: (message: string) => void,
): Promise<Source> {
  const environment = readEnvironment(env)
  const date = toIsoDate(new Date())
  if (environment.project !== undefined) return openFirestore(environment, date, await tokenFor(env))
  if (environment.missing.length > 0) {
    if (env['NETLIFY'] === 'true') throw new Error(adviceForMissing(environment.missing))
    warn(`No Firebase project is configured: building from content/samples. Missing: ${environment.missing.join(', ')}`)
  }
  const samples = await readSamples(date)
  return {
    name: 'content/samples',
    watched: false,
    date,
    versions: undefined,
    fetchDocuments: async (name) =>
      samples.filter(({ collection, data }) => collection === name && data['status'] !== 'draft'),
  }
}

/** The App Check token of this build; undefined where the project has no App Check. Throws where it is refused. */
async function tokenFor(env: Record<string, string | undefined>): Promise<string | undefined> {
  const identity = readAppCheckIdentity(env)
  return identity && (await fetchAppCheckToken(identity, fetch))
}

async function openFirestore(environment: Environment, date: IsoDate, token: string | undefined): Promise<Source> {
  const content = openPublicContent(environment, token)
  const where = environment.emulators?.firestore ?? `project ${environment.project?.projectId ?? ''}`
  const attempt = async <T>(what: string, work: Promise<T>): Promise<T> => {
    try {
      return await withTimeout(work)
    } catch (cause) {
      throw new Error(adviceFor(what, where, cause), { cause })
    }
  }
  // Read before the lists: a page may look older than it is, and then asks again; it must never look newer.
  const versions = decodeVersions(await attempt('meta/content', content.fetchVersions()))
  return {
    name: `Firestore (${where})`,
    watched: true,
    date,
    versions,
    fetchDocuments: (name) => attempt(name, content.fetchDocuments(name)),
  }
}

function adviceFor(what: string, where: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (toBackendError(cause).code === 'quota')
    return [
      `Could not read ${what} from Firestore at ${where}: the reads of the free plan are used up for today (${reason})`,
      'Nothing was built, so the site that is online stays as it is, and readable. What to do:',
      '- wait: the count begins again at midnight in California; what is stored is published then.',
      '- if it was not your visitors: README, "Keeping others from using up the reads".',
    ].join('\n')
  return [
    `Could not read ${what} from Firestore at ${where}: ${reason}`,
    'Nothing was built, so the site that is online stays as it is. What to do:',
    '- emulator: is it running? Start it with "npm run emulators", or use "npm start", which starts it for you.',
    '- real project: check PUBLIC_FIREBASE_PROJECT_ID, that the Firestore database exists, and that src/firebase/firestore.rules are deployed.',
    '- then build again; a network failure passes by itself.',
  ].join('\n')
}

function adviceForMissing(names: readonly string[]): string {
  const required = names.filter((name) => !optionalNames.includes(name))
  return [
    `These values are not set: ${required.join(', ')}`,
    'Nothing was built, since a site without its database would show the sample club. What to do:',
    '- Netlify → Project configuration → Environment variables: add them, for all scopes and deploy contexts, then deploy again.',
    '- for a site with the sample content: CONTENT_SOURCE=samples.',
  ].join('\n')
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
