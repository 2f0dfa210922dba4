import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { siteSchema } from '../../src/model/site.ts'

/** The project that the tests' emulators serve. */
export const project = 'demo-club'

export const { adminEmail, memberDomains } = siteSchema.parse(
  parse(readFileSync(new URL('../../content/site.yaml', import.meta.url), 'utf8')),
)

export interface Claims {
  email: string
  email_verified: boolean
  /** The project that issued the token. */
  issuer?: string
}

/** Everyone who meets the rules, by what their ID token says; a visitor has none. */
const claims = {
  visitor: undefined,
  member: { email: 'member@example.edu', email_verified: true },
  admin: { email: adminEmail, email_verified: true },
  /** Signed up with the admin's address and never proved that it is theirs. */
  unverified: { email: adminEmail, email_verified: false },
  /** The same address in capitals: the interface shows this person admin controls, the rules know better. */
  capitals: { email: adminEmail.toUpperCase(), email_verified: true },
  /** The admin's address, verified by another Firebase project. */
  foreigner: { email: adminEmail, email_verified: true, issuer: 'demo-other' },
} satisfies Record<string, Claims | undefined>

export type Person = keyof typeof claims

/**
 * The ID token of a person for an emulator, unsigned; undefined for a visitor. Made by hand, because an account with the admin's address
 * cannot be verified and unverified at once.
 */
export function tokenOf(person: Person): string | undefined {
  const claimed: Claims | undefined = claims[person]
  return claimed && tokenWith(claimed, uidOf(person))
}

/** An unsigned ID token with these claims. */
export function tokenWith(claimed: Claims, uid: string): string {
  const { issuer = project, ...identity } = claimed
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${issuer}`,
    aud: issuer,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'google.com', identities: {} },
    ...identity,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}

/** Creates the accounts behind the tokens where they are missing: a strict emulator refuses a token whose subject it does not know. */
export async function enrolPeople(authHost: string): Promise<void> {
  const signedIn = (Object.keys(claims) as Person[]).filter((person) => claims[person] !== undefined)
  await Promise.all(signedIn.map((person) => enrol(authHost, uidOf(person))))
}

async function enrol(authHost: string, localId: string): Promise<void> {
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId }),
  })
  const answer = await response.text()
  if (!response.ok && !answer.includes('DUPLICATE_LOCAL_ID'))
    throw new Error(`The auth emulator refused an account: ${answer}`)
}

export function uidOf(person: Person): string {
  return `rules-${person}`
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
