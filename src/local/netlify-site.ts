import { join } from 'node:path'
import { HeadersHandler } from '@netlify/headers'
import { RedirectsHandler } from '@netlify/redirects'
import { StaticHandler } from '@netlify/static'
import { root } from './project.ts'

const configPath = join(root, 'netlify.toml')

/**
 * How Netlify answers a GET for a folder of files: a redirect or rewrite of `netlify.toml` unless a file exists, the file (also `/about`
 * for `about.html` and `about/index.html`), else `404.html` with status 404; each file with the headers of `netlify.toml`.
 */
export function netlifySite(directory: string): (request: Request) => Promise<Response> {
  const readFile = fileReader(directory)
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: directory,
  })
  return async (request) => {
    if (request.method !== 'GET')
      return new Response('Only GET and HEAD.', { status: 405, headers: { allow: 'GET, HEAD' } })
    if (!canDecode(new URL(request.url).pathname)) return new Response('Bad address.', { status: 400 })
    const rule = await redirects.match(request)
    const redirected = rule && (await redirects.handle(request, rule, readFile))
    if (redirected !== undefined) return redirected
    const file = await readFile(request)
    if (file !== undefined) return file()
    const notFound = await readFile(new Request(new URL('/404.html', request.url)))
    const page = (await notFound?.()) ?? new Response('Not found')
    return new Response(page.body, { status: 404, headers: page.headers })
  }
}

/** Looks the file up anew for every request: the folder may have been replaced since the last one. */
function fileReader(directory: string) {
  const files = new StaticHandler({ directory })
  const rules = new HeadersHandler({ configPath, projectDir: root, publishDir: directory, logger: console })
  return async (request: Request) => {
    const match = await files.match(request)
    if (match === undefined) return undefined
    return async () => {
      const response = await match.handle()
      await rules.apply(request, response)
      return response
    }
  }
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
