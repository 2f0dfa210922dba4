import { atom } from 'nanostores'
import type { ShownPicture } from './dashboard.ts'

export type PictureCheck =
  | { status: 'idle' }
  | { status: 'checking'; done: number; all: number }
  | { status: 'done'; broken: ShownPicture[]; all: number }

/** Whether the pictures of the site can be loaded. */
export const $pictureCheck = atom<PictureCheck>({ status: 'idle' })

/** As many as a phone on campus Wi-Fi loads at once without choking. */
const AT_ONCE = 4

/** Loads every picture once and notes which cannot be. */
export async function checkPictures(pictures: readonly ShownPicture[]): Promise<void> {
  if ($pictureCheck.get().status === 'checking') return
  const broken: ShownPicture[] = []
  const all = pictures.length
  let done = 0
  $pictureCheck.set({ status: 'checking', done, all })
  const waiting = [...pictures]
  const work = async () => {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
      if (!(await loads(picture.address))) broken.push(picture)
      $pictureCheck.set({ status: 'checking', done: ++done, all })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  $pictureCheck.set({ status: 'done', broken, all })
}

function loads(address: string): Promise<boolean> {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false,
  )
}
