import { createRemoteJWKSet, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose'

/** Google's current keys for Firebase ID tokens, fetched when first needed and kept while they are valid. */
export const googleKeys: JWTVerifyGetKey = createRemoteJWKSet(
  new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'),
  { timeoutDuration: 5000 },
)

export interface TokenRules {
  projectId: string
  /** Whether tokens of the Auth emulator, which signs none, are taken. */
  takesUnsigned: boolean
  keys: JWTVerifyGetKey
  now?: Date
}

/**
 * The verified e-mail address of a Firebase ID token, or undefined where its owner has verified none. Throws where the token is not a current
 * one of this project (https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library).
 */
export async function verifiedEmail(token: string, rules: TokenRules): Promise<string | undefined> {
  const { sub, email, email_verified: isVerified } = await verify(token, rules)
  if (sub === undefined || sub === '') throw new Error('The token names nobody.')
  return isVerified === true && typeof email === 'string' ? email : undefined
}

async function verify(
  token: string,
  { projectId, takesUnsigned, keys, now = new Date() }: TokenRules,
): Promise<JWTPayload> {
  const claims = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    currentDate: now,
    requiredClaims: ['exp', 'iat', 'sub'],
  }
  if (takesUnsigned) return UnsecuredJWT.decode(token, claims).payload
  // Google signs with RS256 only; naming it refuses "none" and keys used in another way.
  const { payload } = await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'], clockTolerance: 60 })
  // Issued or signed in in the future: not by Google. jose checks iat only where an age is limited.
  const latest = now.getTime() / 1000 + 60
  if ([payload.iat, payload['auth_time']].some((seconds) => typeof seconds !== 'number' || seconds > latest))
    throw new Error('The token is of the future.')
  return payload
}
