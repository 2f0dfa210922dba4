import { galleryImageDecoder } from '../decode/gallery-image.ts'
import { pictureAddress } from '../upload-picture.ts'
import { eventDocument, eventForm } from './event.ts'
import { checkDocument, type Fields, type FormKind, type FormValues } from './form-kind.ts'
import { galleryImageDocument } from './gallery-image.ts'
import { memberDocument, memberForm } from './member.ts'
import { postDocument, postForm } from './post.ts'
import { resourceDocument, resourceForm } from './resource.ts'

const kinds = {
  events: { schema: eventDocument, form: eventForm },
  team: { schema: memberDocument, form: memberForm },
  posts: { schema: postDocument, form: postForm },
  resources: { schema: resourceDocument, form: resourceForm },
} as const

/**
 * The fields to store so that a deleted document comes back: as it was where the rules accept that; a document of an older application in the
 * form of today. What cannot be made valid stays as it is, and the rules refuse it.
 */
export function restorable(collection: keyof typeof kinds | 'gallery', data: Fields): Fields {
  if (collection === 'gallery')
    return checkDocument(galleryImageDocument, data).status === 'ok' ? data : todaysImage(data)
  const { schema, form } = kinds[collection]
  if (checkDocument(schema, data).status === 'ok') return data
  const kind: FormKind<FormValues> = form
  const reading = kind.read(kind.toValues(data), { now: new Date(), stored: data, taken: {} })
  return reading.status === 'ok' ? reading.data : data
}

function todaysImage(data: Fields): Fields {
  const decoded = galleryImageDecoder.decode('', data)
  if (decoded.status === 'left out') return data
  const { imageUrl, caption, uploadedAt = new Date(0), width, height } = decoded.value
  const fields = {
    imageUrl: pictureAddress(imageUrl) ?? imageUrl,
    caption,
    decorative: data['decorative'] === true ? true : undefined,
    uploadedAt: new Date(uploadedAt),
    width,
    height,
    // A path that no upload of ours has made.
    storagePath: galleryImageDocument.shape.storagePath.safeParse(data['storagePath']).data,
  }
  const reading = checkDocument(galleryImageDocument, fields)
  return reading.status === 'ok' ? reading.data : data
}
