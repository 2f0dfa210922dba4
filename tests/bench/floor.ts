import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toIsoDate } from '../../src/model/date.ts'
import { eventDecoder } from '../../src/model/decode/event.ts'
import { splitEvents, type ClubEvent } from '../../src/model/event.ts'
import type { SampleDocument } from '../../src/snapshot/samples.ts'

/** The floor: what the same events cost as a page that somebody wrote by hand, in one file and without a script. */
export async function writeFloor(directory: string, documents: readonly SampleDocument[]): Promise<void> {
  const events = documents.flatMap(({ id, data }) => {
    const result = eventDecoder.decode(id, data)
    return result.status === 'ok' ? [result.value] : []
  })
  await writeFile(join(directory, 'floor.html'), page(splitEvents(events, toIsoDate(new Date()))))
}

function page({ upcoming, past }: ReturnType<typeof splitEvents>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Events</title>
<meta name="description" content="Upcoming and past events of the club.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff }
nav a { display: inline-block; padding: .75rem 1rem .75rem 0 }
li { margin: 0 0 1.5rem }
ol { padding: 0; list-style: none }
h3 { margin: 0 }
p { margin: .25rem 0 }
a { color: #0645ad }
</style>
</head>
<body>
<nav><a href="/">Home</a><a href="/about">About</a><a href="/events">Events</a><a href="/gallery">Gallery</a></nav>
<main>
<h1>Events</h1>
<h2>Upcoming Events</h2>
<ol>
${upcoming.map(item).join('\n')}
</ol>
<h2>Past Events</h2>
<ol>
${past.map(item).join('\n')}
</ol>
</main>
</body>
</html>
`
}

function item({ title, date, time, location, descriptionHtml, registrationLink }: ClubEvent): string {
  const when = `<time datetime="${date}">${date}</time>${time === undefined ? '' : ` ${escape(time)}`}`
  const where = location === undefined ? '' : `, ${escape(location)}`
  const link =
    registrationLink === undefined
      ? ''
      : `<p><a href="${escape(registrationLink)}">Register for ${escape(title)}</a></p>`
  return `<li><h3>${escape(title)}</h3><p>${when}${where}</p>${descriptionHtml}${link}</li>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
