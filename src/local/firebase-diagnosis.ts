import { appCheckHeader, fetchAppCheckToken, readAppCheckIdentity } from '../model/app-check.ts'
import { ask, bad, fetchOrUndefined, good, unknown, type Environment, type Finding, type Send } from './finding.ts'

interface Club {
  projectId: string
  adminEmail: string | undefined
}

const deploy =
  'Deploy them: npx firebase-tools deploy --only firestore,storage --project YOUR-PROJECT-ID (without Storage: --only firestore)'

/** Asks the project's services as a visitor would: what they let through tells what is set up and which rules are deployed. */
export async function checkFirebase(club: Club, env: Environment, send: Send): Promise<Finding[]> {
  const parts = [checkFirestore(club, env, send)]
  // The emulators have neither.
  if (!env['FIRESTORE_EMULATOR_HOST']) parts.push(checkSignIn(env, send), checkStorage(env, send))
  return (await Promise.all(parts)).flat()
}

async function checkFirestore({ projectId, adminEmail }: Club, env: Environment, send: Send): Promise<Finding[]> {
  const emulator = env['FIRESTORE_EMULATOR_HOST']
  const identity = readAppCheckIdentity(env)
  const token = identity && (await fetchAppCheckToken(identity, send).catch(() => undefined))
  if (identity !== undefined && token === undefined)
    return [
      bad('App Check refuses APP_CHECK_DEBUG_TOKEN.', 'Firebase console → App Check → Apps → Manage debug tokens.'),
    ]
  const init = token === undefined ? {} : { headers: { [appCheckHeader]: token } }
  const base = `${emulator ? `http://${emulator}` : 'https://firestore.googleapis.com'}/v1/projects/${projectId}/databases/(default)/documents`
  const counters = await ask(`${base}/meta/content`, send, init)
  if (counters === undefined)
    return [bad('Firestore cannot be reached.', 'Check the network and PUBLIC_FIREBASE_PROJECT_ID, then try again.')]
  if (counters === 429)
    return [
      bad('The reads of the free plan are used up for today.', 'Wait until midnight in California, or see README.'),
    ]
  if (counters === 403) return [bad('Firestore refuses to show meta/content: the rules are not deployed.', deploy)]
  const findings: Finding[] = [good(`Firestore of ${projectId} answers.`)]
  if (counters === 404)
    findings.push(
      unknown(
        'There is no version document (meta/content), or no Firestore database yet.',
        'Create the database (Firebase console → Firestore), then save any event as the administrator: that makes the document.',
      ),
    )
  const [members, drafts, events] = await Promise.all([
    ask(`${base}/resources?pageSize=1`, send, init),
    ask(`${base}/posts?pageSize=1`, send, init),
    ask(`${base}/events?pageSize=1`, send, init),
  ])
  if (members === 200 || drafts === 200)
    return [...findings, bad('Anyone may read what is for members: the rules are open.', deploy)]
  if (events !== 200) return [...findings, bad('Visitors may not read the events: the rules are not deployed.', deploy)]
  findings.push(good('The security rules are deployed: events are public, resources are not.'))
  if (adminEmail === undefined) return findings
  // The rules answer "not found" for the administrator's address, and refuse every other.
  const administrator = await ask(`${base}/administrator/${encodeURIComponent(adminEmail)}`, send, init)
  const isTheirs = administrator === 404
  return [
    ...findings,
    isTheirs
      ? good(`The deployed rules name ${adminEmail} as the administrator.`)
      : bad(`The deployed Firestore rules name another administrator than ${adminEmail}.`, deploy),
  ]
}

/** Sign-in works on the project's authorised domains only. */
async function checkSignIn(env: Environment, send: Send): Promise<Finding[]> {
  const key = env['PUBLIC_FIREBASE_API_KEY']
  if (!key) return []
  const response = await fetchOrUndefined(`https://identitytoolkit.googleapis.com/v1/projects?key=${key}`, send)
  if (response === undefined || response.status >= 500)
    return [unknown('Nobody could be asked which domains may sign in.', 'Check the network, then try again.')]
  if (!response.ok)
    return [
      bad(
        `Firebase Authentication refuses PUBLIC_FIREBASE_API_KEY (${response.status}).`,
        'Copy the key again, and set up Authentication: Firebase console → Build → Authentication → Sign-in method → Google.',
      ),
    ]
  const url = env['URL']
  if (!url || !URL.canParse(url)) return []
  const { authorizedDomains = [] } = (await response.json().catch(() => ({}))) as { authorizedDomains?: string[] }
  const { hostname } = new URL(url)
  // As the SDK does: a domain stands for all below it.
  const isListed = authorizedDomains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  const where = 'Firebase console → Authentication → Settings → Authorised domains → Add.'
  return [
    isListed
      ? good(`${hostname} may sign people in.`)
      : bad(`${hostname} is not an authorised domain: sign-in fails there.`, where),
  ]
}

/** A list of files is refused to visitors where the bucket exists and has our rules. */
async function checkStorage(env: Environment, send: Send): Promise<Finding[]> {
  const bucket = env['PUBLIC_FIREBASE_STORAGE_BUCKET']
  if (!bucket) return []
  const status = await ask(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o?maxResults=1`, send)
  if (status === 403)
    return [good(`The Storage bucket ${bucket} is there. Whose rules it has, only a first upload tells.`)]
  if (status === 200) return [bad('Anyone may list the files in Storage: its rules are open.', deploy)]
  if (status === undefined || status >= 500)
    return [unknown('Storage could not be asked.', 'Check the network, then try again.')]
  const remedy =
    'Set Storage up (Firebase console → Build → Storage), or remove PUBLIC_FIREBASE_STORAGE_BUCKET, here and at Netlify.'
  return [bad(`The Storage bucket ${bucket} does not exist, or has no plan that pays for it (${status}).`, remedy)]
}
