import type { FormValues } from '../model/input/form-kind.ts'
import type { Draft } from './drafts.ts'
import { createLeftovers, type DraftServices, type Leftover } from './leftovers.ts'

/**
 * The draft of one open form, which no other form touches, and the drafts that closed forms of the same document left behind. `subject` names
 * the document: `events/<id>`, or `events/new`. A draft's name is that of the document and of its form.
 */
export function createFormDrafts<V extends FormValues>(services: DraftServices, subject: string) {
  const { drafts } = services
  const form: string = crypto.randomUUID()
  const { enter, isSeen, list, take, forget } = createLeftovers<V>(services, form)
  const own = () => `${subject}/${form}`
  return {
    enter,
    isSeen,
    forget,
    leftovers: () => list(subject),
    /** Makes a leftover the draft of this form. Returns it as it is now; undefined where another form was faster. */
    take: (leftover: Leftover<V>): Draft<V> | undefined => take(leftover, own()),
    keep: (draft: Draft<V>): void => void drafts.keep(own(), draft),
    drop: (): void => drafts.drop(own()),
    /** Whether the draft is there: without Web Locks another form may have taken it. */
    isKept: (): boolean => drafts.read(own()) !== undefined,
    /** From now on the draft is that of another document: a new one that was saved has an id. */
    moveTo(other: string): void {
      drafts.drop(own())
      subject = other
    },
  }
}
