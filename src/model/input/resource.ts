import { z } from 'zod/mini'
import { parseMoment } from '../date.ts'
import { limits } from '../limits.ts'
import { address, flag, moment, text, title } from './fields.ts'
import { checkDocument, clean, shown, webAddress, type FormKind } from './form-kind.ts'

/** A members' resource as it is stored, without `updatedAt`. */
export const resourceDocument = z.strictObject({
  title: title(limits.resource.title, 'Give the resource a title.'),
  description: text(limits.resource.description),
  url: z.optional(address),
  category: text(limits.resource.category),
  pinned: flag,
  createdAt: moment,
})

export interface ResourceValues {
  [field: string]: string | boolean
  title: string
  description: string
  url: string
  category: string
  pinned: boolean
}

export const resourceForm: FormKind<ResourceValues> = {
  collection: 'resources',
  noun: 'resource',
  labels: { title: 'Title', description: 'Description', url: 'Link', category: 'Category', pinned: 'Pinned' },
  blank: { title: '', description: '', url: '', category: '', pinned: false },
  toValues: (stored) => ({
    title: shown(stored['title']),
    description: shown(stored['description']),
    url: shown(stored['url']),
    category: shown(stored['category']),
    pinned: stored['pinned'] === true,
  }),
  read: (values, { now, stored }) =>
    checkDocument(resourceDocument, {
      title: clean(values.title),
      description: clean(values.description),
      url: webAddress(values.url),
      category: clean(values.category),
      pinned: values.pinned,
      createdAt: parseMoment(stored?.['createdAt']) ?? now,
    }),
}
