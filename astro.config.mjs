import { readFileSync } from 'node:fs'
import react from '@astrojs/react'
import yaml from '@rollup/plugin-yaml'
import { defineConfig } from 'astro/config'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { authProxy } from './src/layouts/auth-proxy.ts'
import { readEnvironment } from './src/firebase/environment.ts'
import { contentSecurityPolicy } from './src/layouts/csp.ts'
import { policyFirst } from './src/layouts/policy-first.ts'
import { liveDirective } from './src/islands/live-directive.ts'
import { buildLock } from './src/snapshot/build-lock.ts'

// The snapshot's loader reads process.env: what .env.example names for builds counts there too.
const buildNames = ['PUBLIC_', 'CONTENT_SOURCE', 'ALLOW_EMPTY', 'APP_CHECK_DEBUG_TOKEN']
Object.assign(process.env, { ...loadEnv('production', process.cwd(), buildNames), ...process.env })
const { project, emulators, appCheckKey } = readEnvironment(process.env)
const early = readFileSync(new URL('src/layouts/early.js', import.meta.url), 'utf8')

export default defineConfig({
  // Netlify sets URL to the address of the site.
  site: process.env.URL || 'http://localhost:4321',
  trailingSlash: 'never',
  build: {
    // /about is about.html: Netlify serves it at that very address, without a redirect.
    format: 'file',
    // A page is one request: the styles are smaller than the round trip that a file of their own would cost.
    inlineStylesheets: 'always',
    // The islands' server rendering reads stores that each page fills first (src/stores/content.ts): pages must not overlap.
    concurrency: 1,
  },
  integrations: [
    buildLock(),
    react(),
    liveDirective(),
    authProxy(emulators === undefined ? project : undefined),
    policyFirst(),
  ],
  // Shiki colours by inline styles, which the content security policy forbids.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: { csp: contentSecurityPolicy({ project, emulators, appCheckKey }, [early]) },
  vite: {
    plugins: [
      yaml(),
      {
        // Chunks that are loaded on demand need no preload lists: the code for them would be part of what every visitor downloads.
        name: 'no-preload-lists',
        enforce: 'pre',
        configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
        load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
      },
    ],
    define: {
      __FIREBASE_PROJECT__: JSON.stringify(project ?? null),
      __FIREBASE_EMULATORS__: JSON.stringify(emulators ?? null),
      __APP_CHECK_KEY__: JSON.stringify(appCheckKey ?? null),
    },
    resolve: {
      alias: {
        // A part of the Firestore SDK that this site has no use for, and that every visitor would download.
        re2js: fileURLToPath(new URL('src/firebase/live/no-re2js.ts', import.meta.url)),
        // micromark's entities: the variant for browsers needs a document, which a worker has not.
        'decode-named-character-reference': fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
    },
    worker: {
      format: 'es',
      plugins: () => [
        {
          // What the worker shares with what it loads on demand gets a chunk of its own. In the worker's file, which the bundler prefers, it would
          // run twice in WebKit: there, a worker's file that a module imports is not the one that already runs.
          name: 'nothing-imports-the-worker',
          options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
        },
      ],
      rolldownOptions: { output: { comments: { legal: false }, chunkFileNames: '_astro/worker-[name]-[hash].js' } },
    },
  },
})
