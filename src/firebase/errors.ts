/** All that can go wrong at the bridge to Firebase, as the rest of the application knows it. */
export type BackendCode =
  | 'not-configured'
  | 'offline'
  | 'permission-denied'
  | 'signed-out'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'popup-closed'
  | 'popup-blocked'
  | 'storage-blocked'
  | 'unknown'

export class BackendError extends Error {
  readonly code: BackendCode

  constructor(code: BackendCode, cause?: unknown) {
    super(messages[code], { cause })
    this.name = 'BackendError'
    this.code = code
  }
}

const messages: Record<BackendCode, string> = {
  'not-configured': 'no Firebase project is configured',
  offline: 'the network or the service cannot be reached',
  'permission-denied': 'this account may not do that',
  'signed-out': 'nobody is signed in any more',
  'not-found': 'it no longer exists',
  conflict: 'someone else has changed it meanwhile',
  quota: 'the free plan’s quota is used up for today',
  'popup-closed': 'the sign-in window was closed',
  'popup-blocked': 'the browser did not let the sign-in window open',
  'storage-blocked': 'the browser blocks cookies and site data',
  unknown: 'an unexpected answer from the service',
}

const codes: Record<string, BackendCode> = {
  'permission-denied': 'permission-denied',
  unauthenticated: 'signed-out',
  'auth/user-token-expired': 'signed-out',
  'auth/invalid-user-token': 'signed-out',
  'auth/user-disabled': 'signed-out',
  'not-found': 'not-found',
  'resource-exhausted': 'quota',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  // The lite SDK says this when a request got no answer at all.
  unknown: 'offline',
  'auth/network-request-failed': 'offline',
  'auth/quota-exceeded': 'quota',
  'auth/too-many-requests': 'quota',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/user-cancelled': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/web-storage-unsupported': 'storage-blocked',
}

/** Turns whatever an SDK threw into one of our codes. */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new BackendError(codes[code] ?? codes[code.replace(/^firestore\//, '')] ?? 'unknown', error)
}
