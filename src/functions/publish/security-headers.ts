/** What netlify.toml sets for every file. Netlify leaves the answers of functions as they are, so they bring it themselves. */
const securityHeaders = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** The answer with the security headers of the site. */
export function withSecurityHeaders(answer: Response): Response {
  for (const [name, value] of Object.entries(securityHeaders)) answer.headers.set(name, value)
  return answer
}
