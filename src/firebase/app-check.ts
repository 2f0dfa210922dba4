import type { FirebaseApp } from 'firebase/app'
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check'
import { getGuardedApp } from './app.ts'

let guard: AppCheck | undefined

/** Lets the requests of the app prove by reCAPTCHA that they come from this site. To be called before a service of the app is used. */
export function guardApp(app: FirebaseApp): void {
  if (__APP_CHECK_KEY__ === null) return
  guard ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(__APP_CHECK_KEY__),
    isTokenAutoRefreshEnabled: true,
  })
}

/** Answers whatever the worker asks through the port with a token: reCAPTCHA needs a document, which a worker has not. */
export async function lendTokens(port: MessagePort): Promise<void> {
  await getGuardedApp()
  const answer = async () => {
    // Without a token the database refuses the worker, and the page stays as it was built.
    const result = guard && (await getToken(guard).catch(() => undefined))
    port.postMessage(result?.token ?? '')
  }
  port.onmessage = () => void answer()
}
