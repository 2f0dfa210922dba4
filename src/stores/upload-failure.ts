import type { BackendCode } from '../firebase/errors.ts'
import type { UploadState } from '../model/upload.ts'
import { problemCode } from './problem.ts'
import { RefusedFile } from './upload-encode.ts'

/** A picture that is there already. The message is a sentence for the organiser. */
export class DuplicatePicture extends Error {
  override name = 'DuplicatePicture'
}

const words: Partial<Record<BackendCode, string>> = {
  offline: 'The network or the service cannot be reached. Try again when you are connected.',
  'signed-out': 'Your session has ended. Sign in again, then come back: what you typed is kept.',
  'permission-denied': 'This account may not add pictures, or the file is larger than the site allows.',
  quota: 'The free plan’s quota is used up for today. Try again tomorrow: what you typed is kept.',
  'not-configured': 'This site has no place for files. Add pictures by their address.',
}

/** What becomes of an upload that ended with this error. */
export function stateAfter(error: unknown): Extract<UploadState, { reason: string }> {
  if (error instanceof RefusedFile) return { status: 'refused', reason: error.message }
  if (error instanceof DuplicatePicture) return { status: 'duplicate', reason: error.message }
  if (problemCode(error) === 'conflict')
    return { status: 'duplicate', reason: 'This picture is in the gallery already.' }
  // A folder, or a file that is gone again: a memory card that was pulled out.
  if (error instanceof DOMException && error.name === 'NotReadableError')
    return { status: 'refused', reason: 'This file cannot be read. If it is a folder, add the pictures in it.' }
  const reason =
    words[problemCode(error)] ?? `It did not work (${error instanceof Error ? error.message : 'no reason given'}).`
  return { status: 'failed', reason }
}

/** Whether the next picture would fail for the same reason. */
export function stopsAll(error: unknown): boolean {
  return ['offline', 'signed-out', 'permission-denied', 'quota'].includes(problemCode(error))
}
