import { getCollection } from 'astro:content'
import type { BuildReport, LeftOut } from '../model/build-report.ts'
import { nextTurn } from '../model/event.ts'
import { publicCollections } from '../model/versions.ts'
import { getFindings } from './findings.ts'
import { getEvents, getSnapshotMeta } from './queries.ts'

/** More than this helps nobody, and everybody may download it. */
const mostFindings = 1000

/** What this build says of itself. It holds nothing that the public could not read: ids, field names and our own words. */
export async function getBuildReport(): Promise<BuildReport> {
  const { date, versions, takenAt } = await getSnapshotMeta()
  const { upcoming } = await getEvents()
  const counts = { events: 0, team: 0, gallery: 0, posts: 0 }
  for (const name of publicCollections) counts[name] = (await getCollection(name)).length
  const leftOut = publicCollections.flatMap((name) =>
    getFindings(name).map(({ collection, id, field, reason, effect }): LeftOut => {
      return { collection, id, field, reason, effect }
    }),
  )
  return {
    builtAt: takenAt,
    versions,
    turn: nextTurn(upcoming, date) ?? null,
    counts,
    leftOut: leftOut.slice(0, mostFindings),
  }
}
