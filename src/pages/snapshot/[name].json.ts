import type { APIRoute } from 'astro'
import {
  getArchivePage,
  getArchiveYears,
  getEventsPage,
  getGalleryPage,
  getHomePage,
  getTeamPage,
} from '../../snapshot/live-pages.ts'
import type { LivePage } from '../../snapshot/page.ts'

/** What each live page's HTML shows, for the page to hydrate with when it must. */
export async function getStaticPaths() {
  const years = await getArchiveYears()
  const pages = await Promise.all([
    getHomePage(),
    getEventsPage(),
    getTeamPage(),
    getGalleryPage(),
    ...years.map(({ year }) => getArchivePage(year)),
  ])
  return pages.map((page) => ({ params: { name: page.stamp.name }, props: page }))
}

export const GET: APIRoute<LivePage> = ({ props: { content, stamp } }) =>
  Response.json({ digest: stamp.digest, ...content })
