import type { Problem } from '../model/decode/document.ts'

/*
 * What the loaders found in this run, for the page that reports it. Astro keeps unchanged entries from one build to the next, but problems
 * are found anew each time, so they are kept in memory. Loaders and pages are two bundles of one process, each with its own copy of
 * this module: the process is what they share.
 */
const place = Symbol.for('snapshot.findings')
type Shared = { [place]?: Map<string, readonly Problem[]> }

/** Remembers the problems of a collection, in place of those of an earlier load. */
export function recordFindings(collection: string, problems: readonly Problem[]): void {
  const shared = globalThis as Shared
  shared[place] ??= new Map()
  shared[place].set(collection, problems)
}

/** The problems of a collection. Throws where it was not loaded in this run: a report must not call unknown documents good. */
export function getFindings(collection: string): readonly Problem[] {
  const found = (globalThis as Shared)[place]?.get(collection)
  if (found === undefined) throw new Error(`The collection ${collection} was not loaded in this run`)
  return found
}
