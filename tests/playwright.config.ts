import { defineConfig } from 'playwright/test'
import { browserArguments, ensureBrowser } from './support/browser.ts'
import { testSiteUrl } from './support/stack.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{test,spec}.ts',
  outputDir: '../test-results',
  globalSetup: ['./support/shared-stack.ts', './support/quiet-site.ts'],
  // The machine that runs them often has two cores, and the emulators need theirs.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: testSiteUrl,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: browserArguments },
  },
})
