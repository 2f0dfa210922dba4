import { createHash } from 'node:crypto'
import type { Environment } from '../firebase/environment.ts'

type Site = Pick<Environment, 'project' | 'emulators' | 'appCheckKey'>
type Hash = `sha256-${string}`

/**
 * The content security policy that Astro writes into each page, with the hashes of its own scripts and styles added by Astro.
 * `frame-ancestors` works only as a header: see netlify.toml.
 *
 * @param inline the scripts that a layout inlines itself, whose hashes Astro does not know
 */
export function contentSecurityPolicy({ project, emulators, appCheckKey }: Site, inline: string[]) {
  const authDomain = project === undefined || emulators !== undefined ? [] : [`https://${project.authDomain}`]
  // App Check proves by reCAPTCHA that a request comes from this site.
  const recaptcha =
    appCheckKey === undefined ? [] : ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  return {
    directives: [
      `default-src 'self'`,
      `base-uri 'self'`,
      `form-action 'self'`,
      `object-src 'none'`,
      // Pictures may come from any web address an organiser enters; a picture cannot run anything.
      `img-src 'self' https: data: blob:${emulators === undefined ? '' : ' http:'}`,
      `connect-src ${["'self'", ...backends({ project, emulators, appCheckKey })].join(' ')}`,
      `frame-src ${["'self'", ...authDomain.map((origin) => `${origin}/__/auth/iframe`), ...recaptcha.slice(0, 1)].join(' ')}`,
      `worker-src 'self'`,
    ] as const,
    scriptDirective: {
      // Firebase's popup sign-in loads Google's gapi, which loads the rest of itself from below /_/scs/.
      resources: [
        "'self'",
        ...(authDomain.length > 0 ? ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'] : []),
        ...recaptcha,
      ],
      hashes: inline.map(hashOf),
    },
  }
}

/** The hosts, and the paths there, that the Firebase SDKs call. A path that ends with a slash stands for all below it. */
function backends({ project, emulators, appCheckKey }: Site): string[] {
  if (project === undefined) return []
  if (emulators !== undefined) return Object.values(emulators).map((host) => `http://${host}`)
  const { projectId, storageBucket } = project
  return [
    // The lite SDK, in the page.
    `https://firestore.googleapis.com/v1/projects/${projectId}/`,
    // The worker's connection. It has a policy of its own, but older WebKits hold a worker to that of its page.
    'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
    'https://identitytoolkit.googleapis.com/v1/',
    'https://securetoken.googleapis.com/v1/token',
    ...(storageBucket === '' ? [] : [`https://firebasestorage.googleapis.com/v0/b/${storageBucket}/`]),
    ...(appCheckKey === undefined
      ? []
      : [
          `https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/`,
          'https://www.google.com/recaptcha/',
        ]),
  ]
}

function hashOf(text: string): Hash {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
