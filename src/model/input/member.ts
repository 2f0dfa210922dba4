import { z } from 'zod/mini'
import { limits } from '../limits.ts'
import { address, imagePath, place, text, title } from './fields.ts'
import { checkDocument, clean, shown, webAddress, type Fields, type FormKind } from './form-kind.ts'

const photoPath = imagePath('team')

/** A team member as it is stored, without `updatedAt`. */
export const memberDocument = z.strictObject({
  name: title(limits.member.name, 'Write the member’s name.'),
  role: text(limits.member.role),
  order: place,
  photoUrl: z.optional(address),
  /** The uploaded file that `photoUrl` shows, so that it can be deleted with the member. */
  photoPath: z.optional(photoPath),
  linkedin: z.optional(address),
  github: z.optional(address),
})

export interface MemberValues {
  [field: string]: string
  name: string
  role: string
  order: string
  photoUrl: string
  linkedin: string
  github: string
}

export const memberForm: FormKind<MemberValues> = {
  collection: 'team',
  noun: 'member',
  labels: {
    name: 'Name',
    role: 'Role',
    order: 'Place in the team',
    photoUrl: 'Photo',
    linkedin: 'LinkedIn',
    github: 'GitHub',
  },
  blank: { name: '', role: '', order: '', photoUrl: '', linkedin: '', github: '' },
  toValues: (stored) => ({
    name: shown(stored['name']),
    role: shown(stored['role']),
    order: typeof stored['order'] === 'number' ? String(stored['order']) : '',
    photoUrl: shown(stored['photoUrl']),
    linkedin: shown(stored['linkedin']),
    github: shown(stored['github']),
  }),
  read(values, { stored }) {
    const photoUrl = webAddress(values.photoUrl)
    return checkDocument(memberDocument, {
      name: clean(values.name),
      role: clean(values.role),
      order: values.order.trim() === '' ? undefined : toNumber(values.order),
      photoUrl,
      photoPath: pathOf(photoUrl, stored),
      linkedin: webAddress(values.linkedin),
      github: webAddress(values.github),
    })
  },
}

/** The document to store for a member who gets another place: an old document becomes a valid one, as far as that is possible. */
export function withPlace(stored: Fields, order: number): Fields {
  const values = { ...memberForm.toValues(stored), order: String(order) }
  const reading = memberForm.read(values, { now: new Date(0), stored, taken: {} })
  return reading.status === 'ok' ? reading.data : { ...stored, order }
}

/** The uploaded file that an address shows: as it is stored with it, else as an address of Firebase Storage names it. */
function pathOf(photoUrl: string | undefined, stored: Fields | undefined): string | undefined {
  const isSame = webAddress(shown(stored?.['photoUrl'])) === photoUrl
  const path = isSame ? photoPath.safeParse(stored?.['photoPath']).data : undefined
  return path ?? photoPathIn(photoUrl)
}

/** The path in an address such as `https://…/v0/b/<bucket>/o/images%2Fteam%2F<file>?alt=media`; undefined for any other address. */
export function photoPathIn(address: string | undefined): string | undefined {
  const [, path] = /\/v0\/b\/[^/]+\/o\/(images%2Fteam%2F[^/?#]+)(?:[?#]|$)/.exec(address ?? '') ?? []
  if (path === undefined) return undefined
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** `Number` takes more for a number than people do: 0x10, or 1e999 for infinity. */
function toNumber(written: string): number | undefined {
  const text = written.trim().replace(',', '.')
  return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
