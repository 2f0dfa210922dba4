import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose'

export const project = 'a-club'
export const admin = 'admin@example.edu'

/** Google's part: keys that the site knows, and the private one that signs. */
export async function makeIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'google', alg: 'RS256' }] })
  return { keys, privateKey, publicKey }
}

/** What Firebase says of the admin; a test names what is different. Undefined removes a claim. */
export function claimsOf(overrides: JWTPayload = {}, projectId = project): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  const claims: JWTPayload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'user-1',
    iat: now - 10,
    auth_time: now - 10,
    exp: now + 3600,
    email: admin,
    email_verified: true,
    ...overrides,
  }
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
}

/** A token signed as Google does. */
export function sign(key: CryptoKey | Uint8Array, claims: JWTPayload, header = { alg: 'RS256', kid: 'google' }) {
  return new SignJWT(claims).setProtectedHeader(header).sign(key)
}

/** A token as the Auth emulator makes it: without a signature. */
export function unsigned(claims: JWTPayload): string {
  return new UnsecuredJWT(claims).encode()
}
