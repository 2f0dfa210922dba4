import { expect, test } from 'vitest'
import { reasonOf } from '../../../src/local/build-failure.ts'

const root = '/srv/club/'

test.for<[string, string[]]>([
  [
    'Could not resolve "./not-there.ts" in src/islands/event-card.tsx',
    [
      '12:19:40 [vite] ✓ built in 1.02s',
      '12:19:41 [ERROR] [vite] ✗ Build failed in 778ms',
      '[UNRESOLVED_IMPORT] Could not resolve "./not-there.ts" in src/islands/event-card.tsx',
      '   ╭─[ src/islands/event-card.tsx:1:25 ]',
    ],
  ],
  [
    'Unexpected token in src/model/x.ts',
    [
      '\u001B[31m[ERROR]\u001B[39m [vite] ✗ Build failed in 778ms',
      '',
      '[PLUGIN_ASTRO] Unexpected token in /srv/club/src/model/x.ts',
    ],
  ],
  [
    'ReferenceError: missingThing is not defined',
    [
      ' generating static routes ',
      '12:19:36   ├─ /404.html12:19:36 [ERROR] ReferenceError: missingThing is not defined',
      '    at file:///srv/club/.astro/.prerender/chunks/404_B.mjs:15:266',
      '12:19:36 [ERROR] [build] Caught error rendering /404: ReferenceError: missingThing is not defined',
    ],
  ],
  [
    'Could not read meta/content from Firestore at 127.0.0.1:9: Request failed with error: fetch failed',
    [
      '12:19:30 [content] Syncing content',
      'Could not read meta/content from Firestore at 127.0.0.1:9: Request failed with error: fetch failed',
    ],
  ],
  ['ENOSPC: no space left, write a.webp', ['[ERROR] ENOSPC: no space left, write /home/somebody/club/.local/a.webp']],
  ['Could not load src/pages/a.astro', ['Could not load file:///srv/club/src/pages/a.astro']],
  ['Caught error rendering /posts/first/', ['12:19:36 [ERROR] [build] Caught error rendering /posts/first/']],
])('the reason is: %s', ([reason, words]) => {
  expect(reasonOf(words, root)).toBe(reason)
})

test('a build that only says that it failed has that for a reason, and one that says nothing has none', () => {
  expect(reasonOf(['12:19:41 [ERROR] [vite] ✗ Build failed in 778ms'], root)).toBe('✗ Build failed in 778ms')
  expect(reasonOf(['12:19:40 [vite] ✓ built in 1.02s'], root)).toBeUndefined()
})
