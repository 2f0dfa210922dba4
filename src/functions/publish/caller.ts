import { createHash, timingSafeEqual } from 'node:crypto'
import { verifiedEmail, type TokenRules } from './id-token.ts'

/** Who calls: the organiser in a browser, another system that knows the secret, or someone to be refused. */
export type Caller = 'admin' | 'system' | { refused: 401 | 403; reason: string }

export interface CallerRules extends TokenRules {
  adminEmail: string
  secret: string | undefined
}

/** The header in which other systems send PUBLISH_SECRET. */
export const secretHeader = 'x-publish-secret'

/** A shorter secret could be guessed: it is treated as if there were none. */
const shortestSecret = 16

/**
 * Tells who calls, from `Authorization: Bearer <Firebase ID token>` or `X-Publish-Secret`.
 *
 * A call with the secret is idempotent by design, which is its protection against replay: it carries no instruction beyond "compare what is
 * stored with what is deployed", so that a recorded call, sent again, does what the scheduled run does by itself. It can neither skip
 * the quiet window nor go beyond the budget; those need a person's token, which expires within an hour.
 */
export async function identifyCaller(headers: Headers, rules: CallerRules): Promise<Caller> {
  const secret = headers.get(secretHeader)
  if (secret !== null) {
    const known = rules.secret
    if (known !== undefined && known.length >= shortestSecret && isEqual(secret, known)) return 'system'
    return { refused: 401, reason: 'The secret is not the right one.' }
  }
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return { refused: 401, reason: 'An ID token or the secret is needed.' }
  try {
    const email = await verifiedEmail(token, rules)
    if (email === rules.adminEmail) return 'admin'
    return { refused: 403, reason: 'This account may not publish.' }
  } catch {
    // Which of the checks failed helps only whoever forges tokens.
    return { refused: 401, reason: 'The ID token is not valid. Sign in again.' }
  }
}

/** Compares digests, which have one length: the time it takes says nothing about the secret. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
