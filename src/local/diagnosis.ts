import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readDeployed } from '../functions/publish/deployed.ts'
import { siteSchema } from '../model/site.ts'
import { checkFirebase } from './firebase-diagnosis.ts'
import { ask, bad, good, patience, unknown, type Environment, type Finding, type Send } from './finding.ts'
import { root } from './project.ts'

const needed = ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'APP_ID'].map((name) => `PUBLIC_FIREBASE_${name}`)
const whereValuesAre =
  'Firebase console → Project settings → General → Your apps. Put it into .env, and into Netlify → Environment variables.'

/** Runs every check. What cannot be asked because something else is missing is left out. */
export async function diagnose(env: Environment, send: Send = fetch, folder = root): Promise<Finding[]> {
  const club = checkClub(folder)
  const variables = checkVariables(env)
  const projectId = env['PUBLIC_FIREBASE_PROJECT_ID']
  const remote = projectId ? await checkFirebase({ projectId, adminEmail: adminOf(folder) }, env, send) : []
  return [...club, ...variables, ...remote, ...checkPublishing(env), ...(await checkSite(env, send))]
}

/** The findings as lines for a terminal, with the advice below each that needs it, and a sum at the end. */
export function report(findings: readonly Finding[]): string {
  const marks = { good: '✓', unknown: '?', bad: '✗' }
  const lines = findings.map((finding) => {
    const line = `${marks[finding.state]} ${finding.what}`
    return 'advice' in finding ? `${line}\n    → ${finding.advice}` : line
  })
  const bad = findings.filter(({ state }) => state === 'bad').length
  const sum = bad === 0 ? 'Nothing is missing.' : bad === 1 ? 'One thing is missing.' : `${bad} things are missing.`
  return [...lines, '', sum].join('\n')
}

/** content/site.yaml, and the administrator whom the rules name. */
function checkClub(folder: string): Finding[] {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  const site = siteSchema.safeParse(parse(read('content/site.yaml')))
  if (!site.success) {
    const issues = site.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    const advice = `Mend the file: ${issues}. A time zone is an IANA name, such as Asia/Kolkata.`
    return [bad('content/site.yaml cannot be read.', advice)]
  }
  const { adminEmail, timeZone } = site.data
  const findings = [good(`content/site.yaml is well-formed; the club's time zone is ${timeZone}.`)]
  for (const path of ['src/firebase/firestore.rules', 'src/firebase/storage.rules']) {
    if (read(path).includes(`'${adminEmail}'`)) continue
    findings.push(
      bad(
        `${path} does not name ${adminEmail}.`,
        'Write the address of content/site.yaml there, and deploy the rules.',
      ),
    )
  }
  if (adminEmail.endsWith('@example.edu'))
    findings.push(
      bad('The administrator is still an example.', 'Set adminEmail in content/site.yaml, and in both rules files.'),
    )
  return findings
}

/** The configured administrator; undefined where the file cannot be read, which `checkClub` says. */
function adminOf(folder: string): string | undefined {
  return siteSchema.safeParse(parse(readFileSync(join(folder, 'content/site.yaml'), 'utf8'))).data?.adminEmail
}

function checkVariables(env: Environment): Finding[] {
  const missing = needed.filter((name) => !env[name])
  const findings = missing.map((name) => bad(`${name} is not set.`, whereValuesAre))
  if (missing.length === 0) findings.push(good('The Firebase project is configured.'))
  if (env['PUBLIC_FIREBASE_APP_CHECK_KEY'] && !env['APP_CHECK_DEBUG_TOKEN'])
    findings.push(
      unknown(
        'App Check is on, and APP_CHECK_DEBUG_TOKEN is not set here.',
        'Builds and functions need it at Netlify once Firestore insists on App Check: see README.',
      ),
    )
  if (!env['PUBLIC_FIREBASE_STORAGE_BUCKET'])
    findings.push(
      unknown(
        'PUBLIC_FIREBASE_STORAGE_BUCKET is not set.',
        'Without it pictures are given by address, and not uploaded. That is all right where the project has no Storage.',
      ),
    )
  return findings
}

function checkPublishing(env: Environment): Finding[] {
  const hook = env['BUILD_HOOK_URL']
  const findings: Finding[] = []
  if (!hook)
    findings.push(
      unknown(
        'BUILD_HOOK_URL is not set here.',
        'Netlify → Build & deploy → Build hooks → Add; then Environment variables → BUILD_HOOK_URL. Netlify keeps it for itself, so it may be missing only here.',
      ),
    )
  else if (URL.canParse(hook)) findings.push(good('The build hook is set.'))
  else findings.push(bad('BUILD_HOOK_URL is no address.', 'Copy it whole: https://api.netlify.com/build_hooks/…'))
  const secret = env['PUBLISH_SECRET']
  if (secret !== undefined && secret.length < 16)
    findings.push(
      bad('PUBLISH_SECRET is too short to be taken.', 'Use 16 characters or more, such as: openssl rand -hex 24'),
    )
  return findings
}

const makePublic =
  'Netlify → Project configuration: set the visibility of the project to public. Nothing is published by itself before.'

/** The deployed site, where URL says where it is. */
async function checkSite(env: Environment, send: Send): Promise<Finding[]> {
  const url = env['URL']?.replace(/\/$/, '')
  if (!url)
    return [unknown('The site itself was not asked.', 'Say where it is: URL=https://your-site.example npm run doctor')]
  const { live, unreadable } = await readDeployed(url, send, patience)
  if (unreadable === 'private') return [bad(`${url} shows a login to visitors: the project is private.`, makePublic)]
  const service = await ask(`${url}/api/publish`, send)
  return [
    live === undefined
      ? unreadable === 'silent'
        ? bad(`${url} cannot be read.`, 'Check the address and the network; Netlify → Deploys shows whether it is up.')
        : bad(`${url} does not say when it was built.`, 'Deploy it: Netlify → Deploys → Trigger deploy.')
      : good(`The site was built at ${live.builtAt}; ${live.leftOut.length} problems in its content.`),
    // Without a token the function refuses: that it does shows that it is there and knows its project.
    service === 401
      ? good('The publishing function answers.')
      : bad(
          `The publishing function answers ${service ?? 'nothing'} instead of 401.`,
          'Netlify → Logs & metrics → Functions must list "publish", "publish-scheduled" and "deploy-events"; 503 means that PUBLIC_FIREBASE_PROJECT_ID is not set for functions.',
        ),
  ]
}
