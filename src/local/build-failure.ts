import { stripVTControlCharacters } from 'node:util'

const longestReason = 300
/** The bundler's headline says only that it failed; what comes next says why. */
const headline = /Build failed in \d+/
const machineFolders =
  /(?:file:\/\/)?\/(?:home|Users|root|usr|var|opt|tmp|private|mnt|srv|etc)\/(?:[^\s'":]+\/)*|[A-Za-z]:\\(?:[^\s'":]+\\)*/g

/**
 * The first line in which a build names its error, out of all that it said, without the time, the tool's labels and folders of this machine:
 * the organiser reads it. Undefined where it named none.
 */
export function reasonOf(words: readonly string[], root: string): string | undefined {
  const lines = words.map((line) => stripVTControlCharacters(line).trim()).filter((line) => line !== '')
  const index = lines.findIndex((line) => /\[\w*error\w*\]|\berror:|could not/i.test(line))
  const line = headline.test(lines[index] ?? '') ? (lines[index + 1] ?? lines[index]) : lines[index]
  return line && tidy(line, root).slice(0, longestReason)
}

function tidy(line: string, root: string): string {
  return line
    .replace(/^.*?\[ERROR\]\s*/, '')
    .replace(/^\d\d:\d\d:\d\d\s+/, '')
    .replace(/^(\[[\w-]+\]\s*)+/, '')
    .replaceAll(`file://${root}`, '')
    .replaceAll(root, '')
    .replace(machineFolders, '')
}
