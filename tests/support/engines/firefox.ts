import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { findProgram } from '../programs.ts'
import type { Engine, Target, Window } from './engine.ts'
import { find } from './find.ts'
import { until } from './until.ts'

/** Firefox, which is spoken to by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  find() {
    const browser = process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox'])
    return browser === undefined ? undefined : { browser }
  },
  packages: ['firefox-esr'],
  advice: 'Install Firefox, or name one: FIREFOX_PATH=/path/to/firefox npm test',
  open: (proxy) => openWindow(firefox.find()?.['browser'], proxy),
}

async function openWindow(executablePath: string | undefined, proxy: string): Promise<Window> {
  if (executablePath === undefined) throw new Error(`Firefox is not installed. ${firefox.advice}`)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences(proxy),
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const locate = ({ role, name }: Target) =>
    until(`the ${role} "${name}"`, async () => {
      const handle = await page.evaluateHandle(find, { role, name })
      return handle.asElement() as ElementHandle<HTMLInputElement> | null
    })
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (run) => page.evaluate(run),
    see: async (target) => void (await locate(target)),
    click: async (target) => (await locate(target)).click(),
    async fill(target, text) {
      const field = await locate(target)
      await field.evaluate((element) => element.select())
      await field.type(text)
    },
    choose: async (target, path) => (await locate(target)).uploadFile(path),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}

function preferences(proxy: string) {
  const [host, port] = proxy.split(':')
  return {
    'network.proxy.type': 1,
    'network.proxy.http': host,
    'network.proxy.http_port': Number(port),
    // The site and the emulators are on this machine.
    'network.proxy.allow_hijacking_localhost': true,
  }
}
