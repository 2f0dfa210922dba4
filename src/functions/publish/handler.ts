import { z } from 'zod/mini'
import { wishes } from '../../model/publish-state.ts'
import { sameContentSchema } from '../../model/publish-stored.ts'
import { identifyCaller, type CallerRules } from './caller.ts'
import type { Publisher } from './publisher.ts'

/** The longest body, in bytes, that a call may have. */
const longestBody = 1000

const bodySchema = z.union([
  z.object({ wish: z.enum(wishes), same: z.optional(sameContentSchema) }),
  /** A build that was asked for failed, and why. Only other systems say so. */
  z.object({ failed: z.string().check(z.maxLength(300)) }),
])

/**
 * Answers `/api/publish`: GET tells how things are, POST publishes, with `{ "wish": "due" | "now" | "anyway" }`, "due" where there is no body.
 * The organiser's browser may add `same`: that nothing differs at these counters (`SameContent`). Other systems may only say "due" (see
 * `identifyCaller`), or `{ "failed": reason }`. There are no CORS headers: only the site's own pages may read the answer, and no cookie is looked
 * at, so that other pages cannot make a signed-in browser publish.
 */
export async function answer(request: Request, rules: CallerRules, publisher: Publisher): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'POST')
    return reply(405, { error: 'Only GET and POST.' }, { allow: 'GET, POST' })
  const caller = await identifyCaller(request.headers, rules)
  if (typeof caller === 'object') return reply(caller.refused, { error: caller.reason })
  const isAdmin = caller === 'admin'
  if (request.method === 'GET') return isAdmin ? reply(200, await publisher.look()) : refuse('Only a person may look.')

  const text = await readBody(request)
  if (text === undefined) return reply(413, { error: `A body has at most ${longestBody} bytes.` })
  const body = bodySchema.safeParse(parse(text))
  if (!body.success) return reply(400, { error: 'The body must be {"wish": "due"}, "now" or "anyway".' })
  if ('failed' in body.data) {
    if (isAdmin) return refuse('Only a build system knows.')
    await publisher.reportFailure(body.data.failed)
    return reply(202, {})
  }
  const { wish, same } = body.data
  if (!isAdmin && (wish !== 'due' || same !== undefined))
    return refuse('The secret does not allow to skip the queue, or to call a change none.')
  const view = await publisher.publish(wish, same)
  // What others learn is that they were heard.
  return reply(202, isAdmin ? view : {})
}

function refuse(reason: string): Response {
  return reply(403, { error: reason })
}

function reply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** The body as text; undefined once it is longer than allowed: the rest is not read. */
async function readBody({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > longestBody) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length > longestBody) return undefined
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  if (text.trim() === '') return { wish: 'due' }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
