import type { Loader, LoaderContext } from 'astro/loaders'
import { fileURLToPath } from 'node:url'
import { relative } from 'node:path'
import type { Decoder, Problem } from '../model/decode/document.ts'
import type { PublicCollection } from '../model/versions.ts'
import { assertNotEmptied } from './emptied.ts'
import { recordFindings } from './findings.ts'
import { createOriginals, type FetchOriginal } from './originals.ts'
import { reportProblems } from './report.ts'
import { openSource, type Source } from './source.ts'

interface Entity {
  id: string
}

interface SnapshotOptions<T extends Entity> {
  collection: PublicCollection
  decoder: Decoder<T>
  /** The address of the entity's picture, for entities that have one. */
  picture?: (entity: T) => string | undefined
}

let opened: Promise<Source> | undefined
let originals: FetchOriginal | undefined

/** The build's source, opened once, so that `meta/content` is read before the first list. */
export function snapshotSource({ logger }: Pick<LoaderContext, 'logger'>): Promise<Source> {
  opened ??= openSource(process.env, (message) => logger.warn(message))
  return opened
}

/**
 * Fills an Astro collection from the snapshot's source. Entries are `{ entity, image }`; a document whose digest is known is left as it is,
 * one that is gone is removed, one that cannot be shown is left out and reported.
 */
export function snapshotLoader<T extends Entity>(options: SnapshotOptions<T>): Loader {
  return {
    name: `snapshot-${options.collection}`,
    async load(context) {
      const source = await snapshotSource(context)
      const documents = await source.fetchDocuments(options.collection)
      // One for all collections: they share its limits.
      const fetchOriginal = (originals ??= createOriginals(new URL('originals/', context.config.cacheDir)))
      const problems: Problem[] = []
      const gone = new Set(context.store.keys())
      const decoded = documents.map(({ id, data }) => options.decoder.decode(id, data))
      const count = decoded.filter(({ status }) => status === 'ok').length
      await assertNotEmptied(context, source, options.collection, count)
      await Promise.all(
        decoded.map(async (result) => {
          problems.push(...result.problems)
          if (result.status === 'left out') return
          gone.delete(result.value.id)
          const problem = await store(context, options, result.value, fetchOriginal)
          if (problem !== undefined) problems.push(problem)
        }),
      )
      for (const id of gone) context.store.delete(id)
      recordFindings(options.collection, problems)
      reportProblems(context.logger, options.collection, documents.length, problems)
    },
  }
}

async function store<T extends Entity>(
  context: LoaderContext,
  { collection, picture }: SnapshotOptions<T>,
  entity: T,
  fetchOriginal: FetchOriginal,
): Promise<Problem | undefined> {
  const { id } = entity
  const address = picture?.(entity)
  const original = address === undefined ? undefined : await fetchOriginal(address)
  const filePath =
    original?.status === 'ok' ? relative(fileURLToPath(context.config.root), fileURLToPath(original.file)) : undefined
  const digest = context.generateDigest({ entity, filePath })
  if (context.store.get(id)?.digest !== digest) {
    const image = filePath === undefined ? undefined : `./${filePath.split(/[\\/]/).at(-1) ?? ''}`
    const data = await context.parseData({ id, data: { entity, image }, ...(filePath && { filePath }) })
    context.store.set({ id, data, digest, ...(filePath && { filePath }) })
  }
  if (original?.status !== 'failed') return undefined
  const reason = `the picture ${original.reason}; its original address is used`
  return { collection, id, field: 'image', reason, effect: 'field hidden' }
}
