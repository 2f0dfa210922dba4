import type { BackendCode } from '../firebase/errors.ts'

/** The code of whatever a bridge threw. */
export function problemCode(error: unknown): BackendCode {
  return error instanceof Error && 'code' in error ? (error.code as BackendCode) : 'unknown'
}

/** Why saving did not work and what to do now. */
export function describeSaveProblem(error: unknown): string {
  return savingTexts[problemCode(error)] ?? `Saving did not work: ${messageOf(error)}. Try again.`
}

/** Why something could not be loaded and what to do now. */
export function describeLoadProblem(error: unknown): string {
  return loadingTexts[problemCode(error)] ?? `Loading did not work: ${messageOf(error)}. Try again.`
}

/** Why a deleted document could not be brought back. */
export function describeUndoProblem(error: unknown): string {
  return undoTexts[problemCode(error)] ?? `It could not be brought back: ${messageOf(error)}.`
}

/** Why nobody can tell whether the site is up to date. */
export function describeComparisonProblem(error: unknown): string {
  if (problemCode(error) === 'quota')
    return 'The free plan’s reads are used up for today, so nobody can tell whether the site is up to date. Visitors still read what was last published.'
  return 'The database cannot be reached, so nobody can tell whether the site is up to date.'
}

const undoTexts: Partial<Record<BackendCode, string>> = {
  offline: 'Not brought back: the network cannot be reached.',
  'signed-out': 'Not brought back: you have been signed out. Sign in again first.',
  'permission-denied': 'Not brought back: the database refused it, for this account or in this form.',
  quota: 'Not brought back: the free plan’s quota is used up for today.',
}

const savingTexts: Partial<Record<BackendCode, string>> = {
  offline: 'Not saved: the network cannot be reached. Your input is kept. Save again when you are connected.',
  'signed-out': 'Not saved: you have been signed out. Sign in again; your input is kept.',
  'permission-denied':
    'Not saved: this account may not change it. Sign in with the organiser’s account; your input is kept.',
  quota:
    'Not saved: the free plan’s quota is used up for today. Your input is kept on this device: save again tomorrow.',
  'not-configured': 'Not saved: this site is not connected to a database.',
}

const loadingTexts: Partial<Record<BackendCode, string>> = {
  offline: 'The network cannot be reached. Check your connection and try again.',
  'signed-out': 'You have been signed out. Sign in again, then try again.',
  'permission-denied': 'This account may not see it. Sign in with the organiser’s account, then try again.',
  quota: 'The free plan’s quota is used up for today. Try again tomorrow.',
  'not-configured': 'This site is not connected to a database.',
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
