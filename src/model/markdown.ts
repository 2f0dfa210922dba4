import { micromark } from 'micromark'
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal'
import { hasTooManyMarks } from './markdown-work.ts'

// The patterns fit what micromark writes: it escapes <, > and " in texts and in attributes, so a tag in its output is always its own.
const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs
const IMAGE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g
const HEADING = /(<\/?h)([1-6])>/g

/**
 * Markdown as HTML that is safe to insert: micromark escapes raw HTML and drops addresses other than http(s), mailto, irc(s), xmpp and relative
 * ones unless it is told otherwise (https://github.com/micromark/micromark#security). On top of that, so that a text cannot harm the page around it:
 * images become links to the image (no request to a stranger's host, no shift of the layout), a link whose address was dropped becomes plain text,
 * a link without a text shows its address, bare addresses become links, and the headings follow one another from the level `headingsFrom` on.
 * A text that would take too long to read as Markdown is shown as it was typed, in paragraphs.
 */
export function renderMarkdown(text: string, headingsFrom = 4): string {
  if (hasTooManyMarks(text)) return plainParagraphs(text)
  const html = micromark(text, { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] })
    // A wide piece of code scrolls, by keyboard too.
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(LINK, (_, href: string, inner: string) => link(href, inner.replace(IMAGE, '$2')))
    .replace(IMAGE, (_, src: string, alt: string) => link(src, alt))
  return nestHeadings(html, headingsFrom)
}

function plainParagraphs(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  const paragraphs = [['']]
  for (const line of escaped.split(/\r\n?|\n/)) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs
    .filter((lines) => lines.join('').trim() !== '')
    .map((lines) => `<p>${lines.join('\n').trim()}</p>`)
    .join('\n')
}

function link(href: string, inner: string): string {
  return href === '' ? inner : `<a href="${href}">${inner.trim() || href}</a>`
}

/** Gives the heading levels that a text uses, whichever they are, the levels from `from` on, at most 6. */
function nestHeadings(html: string, from: number): string {
  const used = [...new Set(Array.from(html.matchAll(HEADING), ([, , level]) => level))].sort()
  return html.replace(HEADING, (_, tag: string, level: string) => `${tag}${Math.min(from + used.indexOf(level), 6)}>`)
}
