import { fileURLToPath } from 'node:url'
import yaml from '@rollup/plugin-yaml'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { emulatorEnvironment } from '../src/local/project.ts'
import { rulesPorts, testEnvironment } from './support/stack.ts'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The plugin's own types need Rollup, which is not installed: Vite 8 has its own bundler.
  plugins: [yaml() as Plugin],
  test: {
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          env: emulatorEnvironment(rulesPorts),
          globalSetup: ['tests/support/rules-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          env: testEnvironment,
          globalSetup: ['tests/support/shared-stack.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          env: testEnvironment,
          globalSetup: ['tests/support/shared-stack.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
