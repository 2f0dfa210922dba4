/** Beyond this many characters a text is not parsed: forms accept at most half, other applications may have stored more. */
const longest = 100_000
/** Lists and quotes within each other. */
export const deepest = 30
/** Marks times characters that the parser may have to look at for them: about half a second on a small computer. */
const most = 40_000_000

const marker = /[ \t]*(>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/y
const rule = /^[ \t]*([-*_])[ \t]*(?:\1[ \t]*){2,}$/
const underline = /^[ \t]*(?:=+|-+)[ \t]*$/
const newItem = /^ {0,3}(?:[-+*]|1[.)]) +\S/
const inlineMark = /\*+|_+|[[\]<`]/g

/**
 * Whether parsing a text as Markdown would take longer than its length explains: the time of micromark grows with the square of the marks in a
 * paragraph, and with the cube of the depth of lists and quotes. This looks at each character a fixed number of times, and never counts too little.
 */
export function hasTooManyMarks(text: string): boolean {
  if (text.length > longest) return true
  let nested = 0
  let marks = 0
  let length = 0
  let inline = 0
  let work = 0
  const endParagraph = () => {
    work += marks * length
    inline += marks
    marks = length = 0
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const depth = depthOf(line)
    if (depth > deepest) return true
    if (depth > 1 || underline.test(line)) nested++
    if (line.trim() === '' || newItem.test(line)) endParagraph()
    marks += line.match(inlineMark)?.length ?? 0
    length += line.length + 1
  }
  endParagraph()
  // A definition is written out wherever it is referred to.
  const expanded = text.includes(']:') ? inline * text.length : 0
  return work + 4 * (nested * text.length + expanded) > most
}

/** How deep in lists and quotes a line may begin: each of them has a mark or two columns of space. */
function depthOf(line: string): number {
  if (rule.test(line)) return 0
  let depth = 0
  let end = 0
  marker.lastIndex = 0
  while (depth <= deepest && marker.test(line)) {
    depth++
    end = marker.lastIndex
  }
  const space = line.slice(0, end).replace(/\t/g, '    ').replace(/[^ ]/g, '').length
  return depth === 0 ? 0 : Math.max(depth, Math.floor(space / 2))
}
