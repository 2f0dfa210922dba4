import type { ClubEvent } from '../event.ts'
import { renderMarkdown } from '../markdown.ts'
import { defineDecoder, documentOf, link, optionalText, requiredDate, requiredText } from './document.ts'

const schema = documentOf({
  title: requiredText,
  date: requiredDate,
  time: optionalText,
  location: optionalText,
  description: optionalText,
  registrationLink: optionalText,
})

export const eventDecoder = defineDecoder('events', schema, (id, document, hide): ClubEvent => ({
  id,
  title: document.title,
  date: document.date,
  time: document.time,
  location: document.location,
  descriptionHtml: renderMarkdown(document.description ?? ''),
  registrationLink: link(document.registrationLink, 'registrationLink', hide),
}))
