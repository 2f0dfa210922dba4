import { atom, type ReadableAtom } from 'nanostores'
import { $galleryList } from './gallery-list.ts'
import { drafts } from './drafts.ts'
import { createLeftovers, type DraftServices, type Leftover } from './leftovers.ts'
import { openForms } from './open-forms.ts'

/** A picture's words as the organiser types them. */
export interface Words {
  [field: string]: string | boolean
  caption: string
  decorative: boolean
}

/** A picture as it is stored. */
interface StoredWords extends Pick<Words, 'caption' | 'decorative'> {
  id: string
  version: string | undefined
}

interface CaptionServices extends DraftServices {
  /** The pictures of the gallery; undefined until they are known. */
  pictures: () => readonly StoredWords[] | undefined
  now: () => Date
}

/** The drafts of all captions on this page, each under its picture. What closed pages left is offered, one by one. */
export function createCaptionDrafts({ drafts, forms, pictures, now }: CaptionServices) {
  const form: string = crypto.randomUUID()
  const { enter, list, take, forget } = createLeftovers<Words>({ drafts, forms }, form)
  const $offers = atom<Readonly<Record<string, Leftover<Words>>>>({})
  const nameOf = (id: string) => `gallery/${id}/${form}`

  const follow = async () => {
    const found = await list('gallery')
    const known = pictures()
    if (known === undefined) return
    const isNews = ({ id, values }: Leftover<Words>) =>
      known.some((picture) => picture.id === id && !sameWords(picture, values))
    for (const leftover of found.filter((one) => !isNews(one))) forget(leftover)
    // The newest comes first in the list, and so has to be written last.
    const offers = found.filter(isNews).toReversed()
    $offers.set(Object.fromEntries(offers.map((leftover) => [leftover.id, leftover])))
  }

  return {
    /** By the picture's id, what was typed under it and never saved. */
    $offers: $offers as ReadableAtom<Readonly<Record<string, Leftover<Words>>>>,
    /** Begins to follow what closed pages left. */
    async open(): Promise<void> {
      await enter(() => void follow())
      await follow()
    },
    /** Looks again, since other pictures are known. */
    follow,
    /** Keeps what was typed, or drops the draft where it is what is stored. */
    keep({ id, version, caption, decorative }: StoredWords, words: Words): void {
      if (sameWords({ caption, decorative }, words)) return drafts.drop(nameOf(id))
      drafts.keep(nameOf(id), {
        at: now().toISOString(),
        id,
        values: words,
        base: { values: { caption, decorative }, version },
      })
    },
    /** What was typed under a picture on this page: its row may have been away meanwhile, as a delete that was undone takes it. */
    kept: (id: string): Words | undefined => drafts.read(nameOf(id))?.values as Words | undefined,
    drop: (id: string): void => drafts.drop(nameOf(id)),
    /** Makes what is offered the draft of this page. Returns the words; undefined where another page was faster. */
    take(offer: Leftover<Words>): Words | undefined {
      const draft = take(offer, nameOf(offer.id))
      void follow()
      return draft?.values
    },
    forget(offer: Leftover<Words>): void {
      forget(offer)
      void follow()
    },
  }
}

/** The captions of this page. */
export const captionDrafts = createCaptionDrafts({
  drafts,
  forms: openForms,
  pictures() {
    const list = $galleryList.get()
    return list.status === 'ready' ? list.pictures : undefined
  },
  now: () => new Date(),
})

$galleryList.listen(() => void captionDrafts.follow())

/** Whether two texts of a picture say the same. */
export function sameWords(a: Pick<Words, 'caption' | 'decorative'>, b: Pick<Words, 'caption' | 'decorative'>): boolean {
  return a.caption === b.caption && a.decorative === b.decorative
}
