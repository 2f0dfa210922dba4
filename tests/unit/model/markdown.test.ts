import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../src/model/markdown.ts'

test.for<[string, string]>([
  ['', ''],
  ['Three *short* **talks**.', '<p>Three <em>short</em> <strong>talks</strong>.</p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['AT&T: 1 < 2', '<p>AT&amp;T: 1 &lt; 2</p>'],
])('renders %j', ([text, html]) => {
  expect(renderMarkdown(text)).toBe(html)
})

test.for([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <b onclick="alert(1)">bold</b>',
  '<!-- a comment -->',
  '<style>*{display:none}</style>',
])('raw HTML is shown as text: %s', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<(?!\/?p>)/)
  expect(renderMarkdown(text)).toContain('&lt;')
})

test('a link has its address and nothing else', () => {
  expect(renderMarkdown('[Slides](https://example.edu/s.pdf "The slides")')).toBe(
    '<p><a href="https://example.edu/s.pdf">Slides</a></p>',
  )
})

test.for([
  '[click](javascript:alert(1))',
  '[click](JaVaScRiPt:alert(1) "title")',
  '[click](javascript&#58;alert(1))',
  '[click](data:text/html,x)',
  '[click](vbscript:x)',
  '[click][ref]\n\n[ref]: javascript:alert(1)',
  '[click]()',
])('a link to an address that is not shown is plain text: %j', (text) => {
  expect(renderMarkdown(text).trim()).toBe('<p>click</p>')
})

test('an autolink to a script is plain text', () => {
  expect(renderMarkdown('<javascript:alert(1)>')).toBe('<p>javascript:alert(1)</p>')
})

test('a quote in an address or a title cannot add an attribute', () => {
  const html = renderMarkdown(
    '[a](https://example.edu/"onclick="x \'"onclick="x\') ![b](https://example.edu/" "onx="")',
  )
  expect(html.replaceAll(/<a href="[^"]*">/g, '')).not.toMatch(/<(?!\/?[pa]>)/)
})

test.for<[string, string]>([
  ['![The hall](https://example.edu/hall.png "Hall")', '<p><a href="https://example.edu/hall.png">The hall</a></p>'],
  [
    '![](https://example.edu/hall.png)',
    '<p><a href="https://example.edu/hall.png">https://example.edu/hall.png</a></p>',
  ],
  ['![The hall](javascript:alert(1))', '<p>The hall</p>'],
  ['![](javascript:alert(1))', '<p></p>'],
  [
    '[![The hall](https://example.edu/h.png)](https://example.edu)',
    '<p><a href="https://example.edu">The hall</a></p>',
  ],
  ['![a $1 $& b](https://example.edu/)', '<p><a href="https://example.edu/">a $1 $&amp; b</a></p>'],
])('an image becomes a link, so that reading makes no request: %s', ([text, html]) => {
  expect(renderMarkdown(text)).toBe(html)
})

test('a link without a text shows its address', () => {
  expect(renderMarkdown('[](https://example.edu/)')).toBe(
    '<p><a href="https://example.edu/">https://example.edu/</a></p>',
  )
})

test('an image tag inside code stays text', () => {
  expect(renderMarkdown('`<img src="x" alt="y" />`')).toBe(
    '<p><code>&lt;img src=&quot;x&quot; alt=&quot;y&quot; /&gt;</code></p>',
  )
})

test.for<[string, number, string[]]>([
  ['# A\n## B', 4, ['h4', 'h5']],
  ['# A\n## B', 2, ['h2', 'h3']],
  ['## A\n#### B\n## C', 2, ['h2', 'h3', 'h2']],
  ['# A\n## B\n### C\n#### D', 4, ['h4', 'h5', 'h6', 'h6']],
])('headings follow one another: %j from level %i', ([text, from, tags]) => {
  expect(Array.from(renderMarkdown(text, from).matchAll(/<(h\d)>/g), ([, tag]) => tag)).toEqual(tags)
  expect(Array.from(renderMarkdown(text, from).matchAll(/<\/(h\d)>/g), ([, tag]) => tag)).toEqual(tags)
})

test('a bare address becomes a link', () => {
  expect(renderMarkdown('Slides: https://example.edu/slides')).toBe(
    '<p>Slides: <a href="https://example.edu/slides">https://example.edu/slides</a></p>',
  )
})

test('a block of code can be scrolled by keyboard', () => {
  expect(renderMarkdown('```\n<pre>\n```')).toBe('<pre tabindex="0"><code>&lt;pre&gt;\n</code></pre>')
})
