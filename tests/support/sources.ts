import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file by its path from the root of the repository, with `/` between folders. */
export interface SourceFile {
  path: string
  text: string
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The repository's files in the folders (or the files) given, with one of the endings, such as `.ts`. */
export function readSources(places: readonly string[], endings: readonly string[]): SourceFile[] {
  return places
    .flatMap((place) => filesIn(join(root, place)))
    .filter((path) => endings.includes(extname(path)))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
