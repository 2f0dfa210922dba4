/** What identifies a Firebase web app to App Check, and the debug token that stands for it where there is no browser. */
export interface AppCheckIdentity {
  projectId: string
  appId: string
  apiKey: string
  debugToken: string
}

/** The header in which Firebase's services expect an App Check token. */
export const appCheckHeader = 'x-firebase-appcheck'

/**
 * Reads the identity of a program that runs outside a browser: a build, a function, the doctor. Undefined where there is no debug token: the
 * project then does not insist on App Check.
 */
export function readAppCheckIdentity(env: Record<string, string | undefined>): AppCheckIdentity | undefined {
  const { APP_CHECK_DEBUG_TOKEN: debugToken, PUBLIC_FIREBASE_PROJECT_ID: projectId } = env
  const { PUBLIC_FIREBASE_APP_ID: appId, PUBLIC_FIREBASE_API_KEY: apiKey, FIRESTORE_EMULATOR_HOST: emulator } = env
  if (emulator || !debugToken || !projectId || !appId || !apiKey) return undefined
  return { projectId, appId, apiKey, debugToken }
}

/**
 * Exchanges the debug token for an App Check token, as the SDK's debug provider does (`exchangeDebugToken`). Throws, in words for a log, where it
 * is refused.
 */
export async function fetchAppCheckToken(identity: AppCheckIdentity, send: typeof fetch): Promise<string> {
  const { projectId, appId, apiKey, debugToken } = identity
  const app = `projects/${projectId}/apps/${appId}`
  const response = await send(
    `https://content-firebaseappcheck.googleapis.com/v1/${app}:exchangeDebugToken?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ debug_token: debugToken }),
      signal: AbortSignal.timeout(8000),
    },
  )
  if (!response.ok) throw new Error(`App Check refused APP_CHECK_DEBUG_TOKEN (${response.status}).`)
  const { token } = (await response.json()) as { token?: unknown }
  if (typeof token !== 'string') throw new Error('App Check answered without a token.')
  return token
}
