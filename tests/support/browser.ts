import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findOrInstall, findProgram, packageCommands } from './programs.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** What a headless Chromium needs to behave in a test: no traffic of its own, and no sandbox where the kernel refuses one to root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** The path of an installed Chromium or Chrome: CHROME_PATH, the system's, or Playwright's own; undefined where there is none. */
export function installedBrowser(env = process.env): string | undefined {
  const candidates = [env['CHROME_PATH'], findProgram(names, env), chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/** The path of a Chromium, installed first if there is none: by Playwright, else, for root on Debian, from its package. Throws what to do. */
export function ensureBrowser(log: (line: string) => void = console.error): string {
  const installs = [['npx', 'playwright', 'install', 'chromium'], ...packageCommands('chromium')]
  const found = findOrInstall(installedBrowser, installs, log)
  if (found !== undefined) return found
  throw new Error(
    'No Chromium was found, and none could be installed. Install one ("npx playwright install chromium", or your ' +
      "system's chromium package), or name one: CHROME_PATH=/path/to/chrome npm test",
  )
}
