import firstPlaceholder from '../assets/placeholders/1.webp'
import secondPlaceholder from '../assets/placeholders/2.webp'
import thirdPlaceholder from '../assets/placeholders/3.webp'
import { pastEventsPerPage } from '../model/event.ts'
import { galleryPlaceholders } from '../model/gallery-image.ts'
import type { Picture } from '../model/picture.ts'
import { toLivePage, type LivePage } from './page.ts'
import { toPicture } from './pictures.ts'
import { getEvents, getGallery, getTeam, type Illustrated } from './queries.ts'

/** The home page keeps the upcoming events: when one passes, the next one takes its place. */
export async function getHomePage(): Promise<LivePage> {
  const { upcoming } = await getEvents()
  return toLivePage('home', { events: upcoming })
}

/** The events page keeps all upcoming and the latest past events. */
export async function getEventsPage(): Promise<LivePage> {
  const { upcoming, past } = await getEvents()
  const shown = past.slice(0, pastEventsPerPage)
  const from = past.length > pastEventsPerPage ? (shown.at(-1)?.date ?? null) : null
  return toLivePage('events', { events: [...upcoming, ...shown] }, { from })
}

/** The years that have past events, newest first, with how many. */
export async function getArchiveYears(): Promise<{ year: string; count: number }[]> {
  const { past } = await getEvents()
  const counts = new Map<string, number>()
  for (const { date } of past) counts.set(date.slice(0, 4), (counts.get(date.slice(0, 4)) ?? 0) + 1)
  return [...counts].map(([year, count]) => ({ year, count }))
}

/** All past events of one year. */
export async function getArchivePage(year: string): Promise<LivePage> {
  const { past } = await getEvents()
  const events = past.filter(({ date }) => date.startsWith(year))
  return toLivePage(`events-${year}`, { events }, { from: `${year}-01-01`, to: `${year}-12-31` })
}

/** The team, for the two pages that show it. */
export async function getTeamPage(): Promise<LivePage> {
  const team = await getTeam()
  return toLivePage('team', { team: team.map(({ entity }) => entity), pictures: picturesOf(team) })
}

/** The gallery, with the samples that stand in for an empty one. */
export async function getGalleryPage(): Promise<LivePage> {
  const gallery = await getGallery()
  const pictures = { ...picturesOf(gallery), ...(await getPlaceholders()) }
  return toLivePage('gallery', { gallery: gallery.map(({ entity }) => entity), pictures })
}

function picturesOf(list: readonly Illustrated<{ id: string }>[]): Record<string, Picture> {
  return Object.fromEntries(
    list.flatMap(({ entity, picture }) => (picture === undefined ? [] : [[entity.id, picture]])),
  )
}

async function getPlaceholders(): Promise<Record<string, Picture>> {
  const images = [firstPlaceholder, secondPlaceholder, thirdPlaceholder]
  const pictures = await Promise.all(images.map((image) => toPicture(image, image.src, [320, 480, 720])))
  return Object.fromEntries(pictures.map((picture, index) => [galleryPlaceholders[index]?.id ?? '', picture]))
}
