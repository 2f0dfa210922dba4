/** Beyond this many characters a text is not parsed: forms accept at most half, other applications may have stored more. */
const longest = 100_000
/** Lists and quotes within each other. */
const deepest = 40
/**
 * Marks, times the characters that the parser may have to look at for each. Texts below it take at most about a second, as 50,000 characters
 * of ordinary lists do; of 1,482 READMEs and changelogs of npm packages, four are above it.
 */
const most = 40_000_000

const marker = /[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y
const rule = /^[ \t]*(?:=+|([-*_])(?:[ \t]*\1)*)[ \t]*$/
const newItem = /^ {0,3}(?:[-+*]|1[.)]) +\S/
const html = /^ {0,3}</
/** Only at the start of a line: there, it ends every list and quote, and with them what else might be open. */
const opening = /^(?:`{3,}(?=[^`]*$)|~{3,})/
const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/
const inlineMark = /\*+|_+|[[\]<`]/g

/**
 * Whether reading a text as Markdown would take longer than its length explains: micromark's time grows with the square of the marks in a
 * paragraph, with the square of the changes from one block to another, and faster with the depth of lists and quotes. This itself looks at each
 * character a fixed number of times.
 */
export function hasTooManyMarks(text: string): boolean {
  if (text.length > longest) return true
  const paragraph = { marks: 0, length: 0, defines: false }
  let work = 0
  let marks = 0
  let changes = 0
  let definition = 0
  let wasQuote = false
  const endParagraph = () => {
    work += paragraph.marks * paragraph.length
    marks += paragraph.marks
    if (paragraph.defines) definition = Math.max(definition, paragraph.length)
    paragraph.marks = paragraph.length = 0
    paragraph.defines = false
  }
  for (const line of withoutCode(text.split(/\r\n?|\n/))) {
    const { depth, isRule, isQuote } = startOf(line)
    if (depth > deepest) return true
    const isBlank = line.trim() === ''
    if (depth > 1 || isRule || (wasQuote && !isQuote)) changes++
    wasQuote = isQuote
    if (isBlank || newItem.test(line)) endParagraph()
    paragraph.marks += line.match(inlineMark)?.length ?? 0
    paragraph.length += line.length + 1
    paragraph.defines ||= line.includes(']:')
  }
  endParagraph()
  // The address of a definition is written out wherever it is referred to.
  return work + 4 * (changes * text.length + marks * definition) > most
}

/** Empties the lines of fenced code, where no mark counts. */
function withoutCode(lines: readonly string[]): readonly string[] {
  // A block of HTML may hold what only looks like a fence.
  if (lines.some((line) => html.test(line))) return lines
  let fence: string | undefined
  return lines.map((line) => {
    if (fence === undefined) fence = opening.exec(line)?.[0]
    else if (closing.exec(line)?.[1]?.startsWith(fence)) fence = undefined
    else return ''
    return fence === undefined ? line : ''
  })
}

/** How deep in lists and quotes a line may begin: each of them has a mark, or two columns of space. */
function startOf(text: string): { depth: number; isRule: boolean; isQuote: boolean } {
  if (rule.test(text)) return { depth: 0, isRule: true, isQuote: false }
  let marks = 0
  let end = 0
  marker.lastIndex = 0
  while (marks <= deepest && marker.test(text)) {
    marks++
    end = marker.lastIndex
  }
  const start = text.slice(0, end)
  const columns = start.replace(/\t/g, '    ').replace(/[^ ]/g, '').length
  const depth = marks === 0 ? 0 : marks + Math.floor(columns / 2)
  return { depth, isRule: rule.test(text.slice(end)), isQuote: start.includes('>') }
}
