import { describe, expect, test } from 'vitest'
import { readSources, type SourceFile } from '../../support/sources.ts'

interface Ban {
  what: string
  pattern: RegExp
  /** The files that may, because they take care of the reason for the ban. */
  except: readonly string[]
}

// What markup must not do, and neither ESLint nor the compiler can say.
const bans: Ban[] = [
  {
    what: 'no style attributes: the content security policy ignores them',
    pattern: /\sstyle\s*=\s*["'{`]/,
    except: [],
  },
  {
    what: 'no define:vars: it becomes an inline script or style that the content security policy refuses',
    pattern: /\sdefine:vars\b/,
    except: [],
  },
  {
    what: 'no is:inline: such scripts get no hash in the content security policy',
    pattern: /\sis:inline\b/,
    except: ['src/layouts/page.astro'],
  },
  {
    what: 'no HTML from strings: only what renderMarkdown made is safe',
    pattern: /\bset:html\b|\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\s*=|\binsertAdjacentHTML\b/,
    except: ['src/islands/event-card.tsx', 'src/layouts/page.astro', 'src/pages/posts/[slug].astro'],
  },
]

function offenders(files: readonly SourceFile[], { pattern, except }: Ban): string[] {
  return files.filter(({ path, text }) => pattern.test(text) && !except.includes(path)).map(({ path }) => path)
}

describe.for(bans)('$what', (ban) => {
  test('in src', () => {
    expect(offenders(readSources(['src'], ['.astro', '.tsx', '.ts', '.js']), ban)).toEqual([])
  })
})

test.for<[number, string]>([
  [0, '<p style="color: red">'],
  [0, '<p\n  style={{ color }}>'],
  [1, '<style define:vars={{ color }}>'],
  [2, '<script is:inline src="/x.js"></script>'],
  [3, '<p set:html={text} />'],
  [3, '<p dangerouslySetInnerHTML={{ __html: text }} />'],
  [3, 'element.innerHTML = text'],
])('ban %i notices %s', ([index, text]) => {
  const ban = bans[index]
  expect(ban && offenders([{ path: 'src/pages/x.astro', text }], ban)).toEqual(['src/pages/x.astro'])
})

test.for(['<style>p { color: red }</style>', 'const style = getComputedStyle(p)', 'element.style.color = color'])(
  'no ban minds %s',
  (text) => {
    expect(bans.flatMap((ban) => offenders([{ path: 'src/pages/x.astro', text }], ban))).toEqual([])
  },
)

test('styles that are loaded on demand begin with the order of the layers: the file that comes first decides it', () => {
  const order = '@layer reset, tokens, base, components, admin, utilities;'
  const islands = readSources(['src/islands'], ['.tsx'])
  const lazy = islands.flatMap(({ text }) => text.match(/styles\/[a-z]+\.css(?=\?url)/g) ?? [])
  const files = readSources(['src/styles/main.css', ...new Set(lazy.map((name) => `src/${name}`))], ['.css'])
  expect(files.length).toBeGreaterThan(4)
  const others = files.filter(
    ({ text }) =>
      !text
        .replace(/\/\*[^]*?\*\//g, '')
        .trim()
        .startsWith(order),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
