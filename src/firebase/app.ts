import { getApps, initializeApp, type FirebaseApp } from 'firebase/app'
import { project } from './config.ts'
import { BackendError } from './errors.ts'

/** The page's Firebase app. Throws `not-configured` where the build knows no project. */
export function getClubApp(): FirebaseApp {
  if (project === null) throw new BackendError('not-configured')
  return getApps()[0] ?? initializeApp(project)
}
