import { describe, expect, test } from 'vitest'
import { badImports, importsOf, type Parts } from '../../support/imports.ts'
import { readSources } from '../../support/sources.ts'

// Imports point one way:
//   model ← snapshot ← components, pages
//   model ← firebase ← stores ← islands ← components ← layouts ← pages
// Only src/firebase knows the Firebase SDK, only build-time code knows Astro, and the model knows nobody.
// Each part names all that it may import, besides its own files.
const data = ['content', 'src/assets', 'src/model']
const live = [...data, 'src/firebase', 'src/stores', 'src/islands', 'src/styles']
const astro = ['astro', 'astro/*', 'astro:*']

const parts: Parts = {
  // What the club owns, and the site's own pictures: nothing that could import.
  content: { parts: [], packages: [] },
  'src/assets': { parts: [], packages: [] },

  // Rules of the club, pure: they run in Node, in the page and in the worker.
  'src/model': { parts: [], packages: ['zod/mini', 'micromark', 'micromark-extension-*', 'transliteration'] },

  // The only bridge to Firebase.
  'src/firebase': { parts: ['src/model'], packages: ['firebase/*'] },

  // Build time: Firestore, or the samples, as collections.
  'src/snapshot': {
    parts: [...data, 'src/firebase'],
    packages: [...astro, 'node:*', 'p-limit', 'proper-lockfile', 'sharp', 'yaml'],
  },
  'src/content.config.ts': { parts: ['src/model', 'src/snapshot'], packages: astro },
  'src/globals.d.ts': { parts: ['src/model', 'src/firebase'], packages: [] },

  // State and the actions that change it.
  'src/stores': { parts: ['content', 'src/model', 'src/firebase'], packages: ['nanostores'] },

  // React that hydrates.
  'src/islands': {
    parts: [...data, 'src/firebase', 'src/stores', 'src/styles'],
    packages: ['astro', 'react', 'react/*', 'react-dom', 'react-dom/*', '@nanostores/react'],
  },

  // Static HTML.
  'src/styles': { parts: [], packages: [] },
  'src/components': { parts: [...live, 'src/snapshot'], packages: astro },
  'src/layouts': {
    parts: [...live, 'src/snapshot', 'src/components'],
    packages: [...astro, 'node:*'],
  },
  'src/pages': { parts: [...live, 'src/snapshot', 'src/components', 'src/layouts'], packages: astro },

  // Plain Node: they run where there is neither Astro nor a browser.
  'src/functions': {
    parts: ['content', 'src/model'],
    packages: ['node:*', '@netlify/*', 'jose', 'yaml', 'zod/mini'],
  },
  'src/local': {
    parts: ['content', 'src/model', 'src/snapshot', 'src/functions'],
    packages: ['node:*', '@netlify/*', 'sharp', 'yaml', 'zod', 'zod/mini'],
  },
  'astro.config.mjs': {
    parts: ['content', 'src/model', 'src/firebase', 'src/snapshot', 'src/islands', 'src/layouts'],
    packages: [...astro, 'node:*', 'vite', '@astrojs/*', '@rollup/plugin-yaml'],
  },
}

const endings = ['.ts', '.tsx', '.js', '.mjs', '.astro']

test('imports point one way and carry their extension', () => {
  expect(badImports(readSources(['src', 'astro.config.mjs'], endings), parts)).toEqual([])
})

test('every source file is looked at, and its imports are found', () => {
  const files = readSources(['src/model'], endings)
  expect(files.map(({ path }) => path)).toContain('src/model/event.ts')
  expect(files.flatMap(importsOf)).toContain('zod/mini')
})

describe('the checker refuses', () => {
  test.for<[string, string, string]>([
    ['src/model/x.ts', `import { $session } from '../stores/session.ts'`, 'src/model may not import src/stores'],
    ['src/model/x.ts', `import type { Site } from '../snapshot/site.ts'`, 'src/model may not import src/snapshot'],
    ['src/model/x.ts', `export * from '../firebase/app.ts'`, 'src/model may not import src/firebase'],
    ['src/model/x.ts', `import { z } from 'zod'`, 'src/model may not import this package'],
    ['src/model/x.ts', `import 'node:fs'`, 'src/model may not import this package'],
    ['src/model/x.ts', `type T = import('firebase/app').FirebaseApp`, 'src/model may not import this package'],
    ['src/firebase/x.ts', `import { $x } from '../stores/x.ts'`, 'src/firebase may not import src/stores'],
    ['src/stores/x.ts', `import { getAuth } from 'firebase/auth'`, 'src/stores may not import this package'],
    ['src/stores/x.ts', `const x = await import('firebase/auth')`, 'src/stores may not import this package'],
    ['src/stores/x.ts', `import { Menu } from '../islands/menu.tsx'`, 'src/stores may not import src/islands'],
    ['src/stores/x.ts', `import 'react'`, 'src/stores may not import this package'],
    ['src/snapshot/x.ts', `import { $x } from '../stores/x.ts'`, 'src/snapshot may not import src/stores'],
    [
      'src/islands/x.tsx',
      `const a = <p>don't</p>\nimport '../snapshot/x.ts'`,
      'src/islands may not import src/snapshot',
    ],
    ['src/islands/x.tsx', `const a = () => import('../pages/x.ts')`, 'src/islands may not import src/pages'],
    [
      'src/components/X.astro',
      `---\nimport Y from '../layouts/Y.astro'\n---\n`,
      'src/components may not import src/layouts',
    ],
    [
      'src/layouts/X.astro',
      `---\n---\n<script>import 'firebase/auth'</script>`,
      'src/layouts may not import this package',
    ],
    ['src/layouts/X.astro', `<p />\n<script src="../pages/x.ts"></script>`, 'src/layouts may not import src/pages'],
    [
      'src/functions/x.ts',
      `import { getCollection } from 'astro:content'`,
      'src/functions may not import this package',
    ],
    ['src/functions/x.ts', `import { x } from '../local/x.ts'`, 'src/functions may not import src/local'],
    ['src/local/x.ts', `import { x } from '../firebase/app.ts'`, 'src/local may not import src/firebase'],
    ['src/pages/x.ts', `import { anEvent } from '../../tests/support/factories.ts'`, 'it is in no part of the tree'],
    ['src/model/x.ts', `import { y } from './y'`, 'a relative import carries its extension'],
    ['src/model/x.ts', 'const a = (name: string) => import(name)', 'nobody can say what it imports'],
  ])('%s: %s', ([path, text, reason]) => {
    expect(badImports([{ path, text }], parts)).toEqual([
      expect.stringMatching(new RegExp(`^${path} imports .*: ${reason}$`)),
    ])
  })

  test('a file in no part', () => {
    expect(badImports([{ path: 'src/utils/x.ts', text: '' }], parts)).toEqual([
      'src/utils/x.ts is in no part of the tree',
    ])
  })
})

test.for<[string, string]>([
  ['src/model/x.ts', `// import 'firebase/app'\nconst text = "import 'firebase/app'"`],
  ['src/model/x.ts', `import { z } from 'zod/mini'\nimport { a } from './a.ts'`],
  ['src/firebase/live/x.ts', `import { a } from '../app.ts'\nimport 'firebase/firestore'`],
  ['src/layouts/X.astro', `---\nimport '../styles/tokens.css'\nimport raw from './early.js?raw'\n---\n`],
])('the checker allows in %s: %s', ([path, text]) => {
  expect(badImports([{ path, text }], parts)).toEqual([])
})
