import type { Page } from 'playwright/test'

/** What the page did with the window of the sign-in. */
export interface OpenedWindow {
  address: string
  /** Whether the press that asked for it had not ended: no other task of the page had run since. */
  withinPress: boolean
}

/** Whether the browser of a test lets a window open: always, only within a press as Safari does, or never. */
export type Popups = 'allowed' | 'within a press' | 'never'

/**
 * Stands in for Google and for the window: the SDK's script and frame (a gapi that connects at once), Identity Toolkit's answers and
 * `window.open`. The SDK itself is the real one.
 */
export async function standInForGoogle(page: Page, email: string, popups: Popups): Promise<void> {
  await page.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${fakeGapi.toString()})()` }),
  )
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const method = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return route.fulfill({ json: answers(email)[method] ?? {} })
  })
  await page.addInitScript(watchWindows, popups)
}

/** The windows that were opened, or held back, so far. */
export function windowsOf(page: Page): Promise<OpenedWindow[]> {
  return page.evaluate(() => Reflect.get(window, 'opened') as OpenedWindow[])
}

/** Whether the SDK has connected to the auth domain's frame: all is loaded that a press needs. */
export function isPrepared(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sendAuthEvent' in window)
}

/** The person chooses an account in the window that was opened last. */
export async function chooseInWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { opened, sendAuthEvent } = window as unknown as {
      opened: OpenedWindow[]
      sendAuthEvent: (event: object) => void
    }
    const eventId = new URL(opened.at(-1)!.address).searchParams.get('eventId')
    const authEvent = { type: 'signInViaPopup', eventId, urlResponse: location.href, sessionId: 'x', postBody: null }
    sendAuthEvent({ authEvent })
  })
}

function fakeGapi(): void {
  const frame = {
    restyle: async () => undefined,
    ping: async (done: () => void) => done(),
    register: (_name: string, handler: unknown) => void Object.assign(window, { sendAuthEvent: handler }),
    send: () => undefined,
  }
  const context = { open: (_options: unknown, connect: (opened: typeof frame) => unknown) => connect(frame) }
  const iframes = { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context }
  const load = (_name: string, { callback }: { callback: () => void }) => callback()
  Object.assign(window, { gapi: { load, iframes } })
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')!
  ;(Reflect.get(window, onload) as () => void)()
}

function watchWindows(popups: Popups): void {
  const opened: OpenedWindow[] = []
  let withinPress = false
  addEventListener(
    'click',
    () => {
      withinPress = true
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (withinPress = false)
      port2.postMessage('the next task')
    },
    true,
  )
  const open = (address: string) => {
    opened.push({ address, withinPress })
    const isOpen = popups === 'allowed' || (popups === 'within a press' && withinPress)
    return isOpen ? { closed: false, focus: () => undefined, close: () => undefined } : null
  }
  Object.assign(window, { opened, open })
}

function answers(email: string): Record<string, object> {
  const now = Math.floor(Date.now() / 1000)
  const part = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url')
  const idToken = [part({ alg: 'none' }), part({ sub: 'someone', email, iat: now, exp: now + 3600 }), 'x'].join('.')
  const user = { localId: 'someone', email, emailVerified: true }
  return {
    projects: { authorizedDomains: ['127.0.0.1', 'localhost'] },
    'accounts:signInWithIdp': { ...user, idToken, refreshToken: 'x', expiresIn: '3600', providerId: 'google.com' },
    'accounts:lookup': { users: [user] },
  }
}
