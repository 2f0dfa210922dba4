import { atom } from 'nanostores'
import { photoPathIn } from '../model/input/member.ts'
import { pictureName } from '../model/upload-picture.ts'
import { abandonImageFile, abandonUnsavedFile } from './image-files.ts'
import { problemCode } from './problem.ts'
import { digestFile, preparePicture, RefusedFile } from './upload-encode.ts'

/** Where the upload of a member's photo stands. */
export type PhotoUpload = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; message: string }

export const $photoUpload = atom<PhotoUpload>({ status: 'idle' })

const texts: Partial<Record<ReturnType<typeof problemCode>, string>> = {
  offline: 'The network cannot be reached. Try again when you are connected.',
  'signed-out': 'You have been signed out. Sign in again.',
  'permission-denied': 'This account may not upload pictures.',
  quota: 'The free plan’s quota is used up.',
  'not-configured': 'This project has no place for files. Enter an address instead.',
}

/**
 * Uploads a member's photo, made small and without EXIF data, in place of the one at the address `replaced`, whose file goes if nothing else
 * names it. Returns the new address; undefined where that failed, which `$photoUpload` explains.
 */
export async function uploadPhoto(file: File, replaced: string): Promise<string | undefined> {
  if ($photoUpload.get().status === 'sending') return undefined
  $photoUpload.set({ status: 'sending' })
  try {
    const name = pictureName(await digestFile(file))
    const { blob } = await preparePicture(file)
    const path = `images/team/${name}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`
    const { sendImageFile } = await import('../firebase/images.ts')
    const { address } = await sendImageFile(path, blob)
    abandonUnsavedFile(path)
    const earlier = photoPathIn(replaced)
    if (earlier !== path) abandonImageFile(earlier)
    $photoUpload.set({ status: 'idle' })
    return address
  } catch (error) {
    const message = error instanceof RefusedFile ? error.message : texts[problemCode(error)]
    $photoUpload.set({ status: 'failed', message: message ?? 'The photo could not be uploaded. Try again.' })
    return undefined
  }
}

/** Notes that a member shows another photo: the file of the earlier one goes, unless another member shows it. */
export function releasePhoto(path: unknown): void {
  abandonImageFile(path)
}
