import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

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
  const named = env['CHROME_PATH']
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter)]
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...(named ? [named] : []), ...candidates, chromium.executablePath()].find((path) => existsSync(path))
}

/** The path of a Chromium, installed first if there is none: by Playwright, else, for root on Debian, from its package. Throws what to do. */
export function ensureBrowser(log: (line: string) => void = console.error): string {
  const asRoot = process.getuid?.() === 0
  const installs = [
    ['npx', 'playwright', 'install', 'chromium'],
    // A new machine has no list of packages yet. With what is recommended: the fonts, which decide how wide a page is.
    ...(asRoot
      ? [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', 'chromium'],
        ]
      : []),
  ]
  let found = installedBrowser()
  for (const [command = '', ...args] of installs) {
    if (found !== undefined) break
    tryInstall(command, args, log)
    found = installedBrowser()
  }
  if (found !== undefined) return found
  throw new Error(
    'No Chromium was found, and none could be installed. Install one ("npx playwright install chromium", or your ' +
      "system's chromium package), or name one: CHROME_PATH=/path/to/chrome npm test",
  )
}

function tryInstall(command: string, args: string[], log: (line: string) => void): void {
  log(`No Chromium yet. Trying: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  } catch {
    log('That did not work.')
  }
}
