import { z } from 'zod/mini'
import { parseDate } from '../date.ts'
import { limits } from '../limits.ts'
import { address, day, text, time, title } from './fields.ts'
import { checkDocument, clean, optional, shown, webAddress, type FormKind } from './form-kind.ts'

/** An event as it is stored, without `updatedAt`. */
export const eventDocument = z.strictObject({
  title: title(limits.event.title, 'Give the event a title.'),
  date: day,
  time: z.optional(time),
  location: z.optional(text(limits.event.location)),
  description: text(limits.event.description),
  registrationLink: z.optional(address),
})

export interface EventValues {
  [field: string]: string
  title: string
  date: string
  time: string
  location: string
  description: string
  registrationLink: string
}

export const eventForm: FormKind<EventValues> = {
  collection: 'events',
  noun: 'event',
  labels: {
    title: 'Title',
    date: 'Date',
    time: 'Time',
    location: 'Location',
    description: 'Description',
    registrationLink: 'Registration link',
  },
  blank: { title: '', date: '', time: '', location: '', description: '', registrationLink: '' },
  toValues: (stored) => ({
    title: shown(stored['title']),
    date: parseDate(stored['date']) ?? shown(stored['date']),
    time: shown(stored['time']),
    location: shown(stored['location']),
    description: shown(stored['description']),
    registrationLink: shown(stored['registrationLink']),
  }),
  read: (values) =>
    checkDocument(eventDocument, {
      title: clean(values.title),
      date: optional(values.date),
      time: optional(values.time),
      location: optional(values.location),
      description: clean(values.description),
      registrationLink: webAddress(values.registrationLink),
    }),
}
