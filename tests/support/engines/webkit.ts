import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../src/local/ports.ts'
import { findProgram } from '../programs.ts'
import type { Engine, Target, Window } from './engine.ts'
import { find } from './find.ts'
import { startProcess, startScreen } from './processes.ts'
import { until } from './until.ts'
import { openSession } from './webdriver.ts'

/** WebKitGTK, of the family of Safari: its MiniBrowser on a screen that nobody sees, spoken to by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  find() {
    const driver = findProgram(['WebKitWebDriver'])
    const screen = findProgram(['Xvfb'])
    return driver === undefined || screen === undefined ? undefined : { driver, screen }
  },
  packages: ['webkit2gtk-driver', 'xvfb'],
  advice: 'Install WebKitWebDriver (with the MiniBrowser of WebKitGTK) and Xvfb.',
  open: (proxy) => openWindow(webkit.find(), proxy),
}

async function openWindow(programs: Record<string, string> | undefined, proxy: string): Promise<Window> {
  if (programs === undefined) throw new Error(`WebKitGTK is not installed. ${webkit.advice}`)
  const { driver = '', screen = '' } = programs
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const { display, stop: stopScreen } = await startScreen(screen)
  const port = await findFreePort()
  // The folders in which it would keep what it learns from one window to the next.
  const environment = { DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home }
  const stopDriver = startProcess(driver, [`--port=${port}`, '--host=127.0.0.1'], environment)
  const session = await openSession(`http://127.0.0.1:${port}`, {
    proxy: { proxyType: 'manual', httpProxy: proxy },
  })
  const locate = ({ role, name }: Target) => until(`the ${role} "${name}"`, () => session.locate(find, { role, name }))
  const send = async (target: Target, command: string, body = {}) =>
    session.send('POST', `/element/${await locate(target)}/${command}`, body)
  return {
    open: (url) => session.send('POST', '/url', { url }),
    evaluate: session.evaluate,
    see: async (target) => void (await locate(target)),
    click: (target) => send(target, 'click'),
    async fill(target, text) {
      await send(target, 'clear')
      await send(target, 'value', { text })
    },
    choose: (target, path) => send(target, 'value', { text: path }),
    resize: (width, height) => session.send('POST', '/window/rect', { width, height }),
    async close() {
      await session.send('DELETE', '')
      await stopDriver()
      await stopScreen()
      // Its processes end a little later than the driver does, and still write.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
