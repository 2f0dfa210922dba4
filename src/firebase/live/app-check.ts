import type { FirebaseApp } from 'firebase/app'
import { CustomProvider, initializeAppCheck } from 'firebase/app-check'

/** Lets the worker's requests carry the App Check tokens that the page lends through the port (../app-check.ts). */
export function borrowTokens(app: FirebaseApp, port: MessagePort): void {
  const getToken = () =>
    new Promise<{ token: string; expireTimeMillis: number }>((resolve, reject) => {
      port.onmessage = ({ data: token }: MessageEvent<string>) => {
        const expireTimeMillis = expiryOf(token)
        if (expireTimeMillis === undefined) reject(new Error('The page has no App Check token.'))
        else resolve({ token, expireTimeMillis })
      }
      port.postMessage('token')
    })
  initializeAppCheck(app, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: true })
}

/** When a token ends, in milliseconds; undefined for what is none. */
export function expiryOf(token: string): number | undefined {
  try {
    const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { exp } = JSON.parse(claims) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}
