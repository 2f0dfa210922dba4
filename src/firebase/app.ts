import { getApps, initializeApp, type FirebaseApp } from 'firebase/app'
import { project } from './config.ts'
import { BackendError } from './errors.ts'

/** The page's Firebase app. Throws `not-configured` where the build knows no project. */
export function getClubApp(): FirebaseApp {
  if (project === null) throw new BackendError('not-configured')
  return getApps()[0] ?? initializeApp(project)
}

/** The same, ready for the services that a project may guard by App Check: Firestore and Storage. Only a site with App Check downloads it. */
export async function getGuardedApp(): Promise<FirebaseApp> {
  const app = getClubApp()
  if (__APP_CHECK_KEY__ !== null) (await import('./app-check.ts')).guardApp(app)
  return app
}
