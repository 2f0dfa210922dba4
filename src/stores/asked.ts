import { isAllowed, type Access, type Session } from './session.ts'

/** A screen that sent its visitor to the home page, to sign in first. */
interface AskedScreen {
  access: Access
  /** An address of this site. */
  href: string
}

/**
 * Sends the visitor to the home page, which says why and offers to sign in. It notes the screen that was asked for; src/layouts/early.js
 * does the same where it is plain before the first paint that nobody is signed in.
 */
export function sendHome(access: Access): void {
  try {
    sessionStorage.setItem('asked', `${access} ${location.pathname}${location.search}${location.hash}`)
  } catch {
    // Blocked or full: the home page opens without a word.
  }
  location.replace('/')
}

/** Opens the screen that was asked for, in the place of this page, to whom may see it. */
export function openAsked(session: Session): void {
  const asked = getAsked()
  if (asked !== undefined && isAllowed(session, asked.access)) location.replace(asked.href)
}

/** The screen that sent its visitor to this very page view; undefined for anything that is no page of this site. */
export function getAsked(): AskedScreen | undefined {
  const [access, address = ''] = (document.documentElement.dataset['asked'] ?? '').split(' ')
  if (access !== 'member' && access !== 'admin') return undefined
  if (!address.startsWith('/') || !URL.canParse(address, location.origin)) return undefined
  const { origin, href } = new URL(address, location.origin)
  return origin === location.origin ? { access, href } : undefined
}
