import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limits } from '../../../src/model/limits.ts'
import { hasTooManyMarks } from '../../../src/model/markdown-work.ts'
import { renderMarkdown } from '../../../src/model/markdown.ts'

/** For each of these, the parser's time grows with the square of the length, or worse: measured, by twice and four times the text. */
const hostile = [
  '+ ',
  '- a\n  ',
  '1. ',
  '>',
  '> > ',
  '- > a\n',
  '* a\n  * b\n',
  '- a\n***\n',
  '> a\nb\n',
  '\n\n\n> ',
  'a\n=\n',
  'a\n---\n',
  '=\n',
  '*a',
  'a**b',
  'a*',
  '*a*',
  '*a_',
  '***a',
  '*[',
  '*[a](b)*',
  '[a]',
  '[a][b]',
  '[a](',
  '[a](<b',
  '![',
  '[',
  'x <!--',
  'x <?',
  'x <![CDATA[',
  'x <!A ',
  "<a b='",
  '`a``b',
]

const fill = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const entities: Record<string, string> = { '&#38;': '&', '&#60;': '<', '&#62;': '>', '&#34;': '"' }
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&#\d+;/g, (entity) => entities[entity] ?? entity)
const words = (text: string) => text.replace(/\s+/g, '')

describe.for(hostile)('50,000 characters of %j', (unit) => {
  const text = fill(unit, limits.post.body)

  test('are not read as Markdown', () => {
    expect(hasTooManyMarks(text)).toBe(true)
  })

  test('are shown as they were typed', () => {
    const html = renderMarkdown(text)
    expect(html).toMatch(/^<p>/)
    expect(html.replace(/<\/?p>/g, '')).not.toContain('<')
    expect(words(textOf(html))).toBe(words(text))
  })
})

test.for([
  '<!--\n```\n-->\n',
  '- <!--\n```\n```\n',
  '- a\n  ```\nb\n',
  '- ```\n\n',
  '``` `\n',
  '```\n```\n',
  '~~~\n```\n~~~\n',
])('what only looks like fenced code hides no marks: %j', (start) => {
  expect(hasTooManyMarks(start + '*a_'.repeat(16_000))).toBe(true)
})

test.for(['> ', '+ ', '1. ', '- > ', '>'])('lists and quotes nest 40 deep at most: %j', (unit) => {
  const depths = Array.from({ length: 60 }, (_, index) => {
    const html = renderMarkdown(`${unit.repeat(index + 1)}a`)
    return html.match(/<(ul|ol|blockquote)>/g)?.length ?? 0
  })
  expect(Math.max(...depths)).toBeGreaterThan(4)
  expect(Math.max(...depths)).toBeLessThanOrEqual(40)
  expect(depths.at(-1)).toBe(0)
})

test('lists nest 40 deep at most, too, when they do so line by line', () => {
  const lines = Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- a`)
  const html = renderMarkdown(lines.join('\n'))
  expect(html.match(/<ul>/g)?.length ?? 0).toBeLessThanOrEqual(40)
})

test('an address that is written once and referred to often does not fill the memory', () => {
  const text = `[a]: https://example.edu/${'x'.repeat(20_000)}\n\n${'[a] '.repeat(7000)}`
  expect(renderMarkdown(text).length).toBeLessThan(2 * text.length)
})

test('a text that no form accepts is not read as Markdown', () => {
  expect(hasTooManyMarks('a '.repeat(50_001))).toBe(true)
  expect(renderMarkdown(`${'a '.repeat(50_000)}\n\nb`)).toMatch(/a<\/p>\n<p>b<\/p>$/)
})

test('a text of spaces or empty lines shows nothing', () => {
  for (const blank of [' ', '\n', '\t\n', '\r\n']) expect(renderMarkdown(blank.repeat(60_000))).toBe('')
})

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => row(i)).join('\n')

test.for<[string, string]>([
  ['README.md', readFileSync('README.md', 'utf8')],
  ['CONTRIBUTING.md', readFileSync('CONTRIBUTING.md', 'utf8')],
  ['50,000 characters of prose', fill('Ada wrote *notes*, and [a program](https://example.edu/ada).\n\n', 50_000)],
  ['a line of prose without an end', fill('Words and more words, some of them *stressed*. ', 20_000)],
  ['a list of 800 links', rows(800, (i) => `- [Talk ${i}](https://example.edu/talks/${i})`)],
  ['a numbered list of 800 links', rows(800, (i) => `${i + 1}. <https://example.edu/talks/${i}>`)],
  ['lists within lists', rows(150, (i) => `- Team ${i}\n  - **Ada** Lovelace\n  - *Grace* Hopper`)],
  ['a long program', `\`\`\`\n${rows(400, (i) => `  x[${i}] = y[${i}] * z->w << 2; // a_b`)}\n\`\`\``],
  ['a long quotation', rows(300, (i) => `> The ${i}th line of what somebody else has said.`)],
  ['a rule that is drawn with spaces', '* '.repeat(60)],
  ['an underlined heading', `Title\n${'='.repeat(100)}\n\nText.\n\n${'-'.repeat(100)}`],
])('%s is Markdown as ever', ([, text]) => {
  expect(hasTooManyMarks(text)).toBe(false)
})
