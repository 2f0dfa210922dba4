import type { PageStamp } from '../model/page-content.ts'
import type { LiveMessage } from '../firebase/live/messages.ts'
import { watchContent } from '../firebase/live/client.ts'

/*
 * The only script that every visitor runs: it decides what the page needs, and usually that is nothing.
 * Kept free of React, stores and Firebase, which come with the islands when there is work for them; and free of imports altogether, so that
 * Astro inlines it: a script of its own would be the only other request of a text page.
 */
const root = document.documentElement
const stampText = document.querySelector<HTMLMetaElement>('meta[name="club:page"]')?.content
const stamp = stampText === undefined ? undefined : (JSON.parse(stampText) as PageStamp)
const today = new Date().toISOString().slice(0, 10)

const notices: Record<string, string> = {
  member: 'Sign in to open the resources.',
  admin: 'That page is only for the organiser of this site.',
}

const wakeAccount = () => wake('account')

wakeAccountOnIntent()
wakeAccountWithSession()
if (stamp !== undefined) keepLive(stamp)
hideBrokenImages()
showNotice()
switchTheme()
closeMenu()

function keepLive(page: PageStamp): void {
  const hasControls = location.search.includes('admin=1') || root.dataset['controls'] !== undefined
  const dayTurned = page.turn !== null && today >= page.turn
  if (root.dataset['session'] !== undefined || hasControls || dayTurned) wake('lists')
  if (!page.watched) return

  // Live documents wait here until the stores, which come with the islands, listen (src/stores/wake.ts).
  const waiting: LiveMessage[] = []
  let show: (message: LiveMessage) => void = (message) => waiting.push(message)
  document.addEventListener('club:listening', (event) => {
    show = (event as CustomEvent<typeof show>).detail
    waiting.forEach(show)
  })
  const from = page.name === 'home' ? today : page.from
  whenIdle(() =>
    watchContent({ ...page, from }, (message) => {
      show(message)
      wake('lists')
    }),
  )
}

/** Live data must not compete with what the visitor came for. */
function whenIdle(work: () => void): void {
  const start = () => {
    if (document.visibilityState === 'hidden') document.addEventListener('visibilitychange', start, { once: true })
    else if ('requestIdleCallback' in window) requestIdleCallback(work)
    else setTimeout(work, 500)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

function wakeAccountWithSession(): void {
  if (root.dataset['session'] !== undefined) wakeAccount()
  // Another tab signed in.
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith('firebase:authUser:')) wakeAccount()
  })
}

function wakeAccountOnIntent(): void {
  const account = document.querySelector('[data-account]')
  for (const type of ['pointerover', 'focusin'] as const) account?.addEventListener(type, wakeAccount, { once: true })
  account?.addEventListener(
    'click',
    () => {
      // React is not there yet: it repeats the click when it is (account-menu.tsx).
      if (account.querySelector('[data-hydrated]') === null) root.dataset['replay'] = 'sign-in'
      wakeAccount()
    },
    { once: true },
  )
}

/** Wakes the islands of a channel (./live-entrypoint.ts). */
function wake(channel: 'lists' | 'account'): void {
  if (root.classList.contains(`wake-${channel}`)) return
  root.classList.add(`wake-${channel}`)
  document.dispatchEvent(new Event(`club:wake-${channel}`))
}

/** A picture that cannot be loaded leaves a quiet placeholder (base.css), not a broken icon. */
function hideBrokenImages(): void {
  const hide = (image: HTMLImageElement) => (image.dataset['broken'] = '')
  document.addEventListener('error', ({ target }) => void (target instanceof HTMLImageElement && hide(target)), true)
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') hide(image)
}

/** Says why a guarded page sent the visitor here (src/layouts/early.js). The account adds the button, and is ready when it is pressed. */
function showNotice(): void {
  const text = notices[root.dataset['asked']?.split(' ')[0] ?? '']
  const notice = document.getElementById('notice')
  if (text === undefined || notice === null) return
  notice.textContent = text
  notice.hidden = false
  wakeAccount()
}

/** Going back to this page must not find its menu open (product specification, section 2: menus close on a route change). */
function closeMenu(): void {
  addEventListener('pagehide', () => document.getElementById('site-menu')?.hidePopover())
}

function switchTheme(): void {
  document.getElementById('theme-toggle')?.addEventListener('click', () => {
    const isDark = root.dataset['theme']
      ? root.dataset['theme'] === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches
    const theme = isDark ? 'light' : 'dark'
    root.dataset['theme'] = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  })
}
