import type { BuildReport } from './build-report.ts'
import type { PublicCollection, Versions } from './versions.ts'

/** Fewer documents than this may go without a question. */
const many = 5

interface Now {
  collection: PublicCollection
  /** How many of its documents this build could show. */
  count: number
  /** `meta/content`; undefined in a database that has none. */
  versions: Versions | undefined
}

/**
 * How many documents of a collection are online, where none is left now and nothing says that this is meant; undefined where all is well. An
 * organiser deletes one by one, and each delete is a step of the counter: fewer steps than documents are another database, or one that was lost.
 */
export function countLost(deployed: BuildReport, { collection, count, versions }: Now): number | undefined {
  const before = deployed.counts[collection]
  if (count > 0 || before < many) return undefined
  const steps = (versions?.[collection] ?? 0) - (deployed.versions?.[collection] ?? 0)
  const isCounted = versions !== undefined && deployed.versions !== null
  return isCounted && steps >= before ? undefined : before
}
