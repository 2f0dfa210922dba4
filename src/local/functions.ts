import type { IncomingMessage } from 'node:http'
import publish, { config as publishConfig } from '../functions/publish/publish.ts'
import publishScheduled from '../functions/publish-scheduled/publish-scheduled.ts'
import { readBody, toWebRequest } from './web-request.ts'

/** The functions of `src/functions`, as Netlify runs them. */
export interface LocalFunctions {
  /** A function's answer; undefined where no function has the path. */
  handle(request: IncomingMessage): Promise<Response | undefined>
  /** Runs what Netlify runs by the clock. */
  tick(): Promise<void>
}

/** By their paths. Everything that `src/functions` exports with a path stands here; a test compares. */
export const functionsByPath = new Map([[publishConfig.path, publish]])

/** The longest body, in bytes, that Netlify hands to a function. */
const longestBody = 6_000_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the functions in this process, which is quicker than `@netlify/dev`: that bundles a function anew for each call, for seconds on a small
 * machine. They find `environment` added to this process's. One call at a time, whatever host it came to: they share the environment, and
 * the local Blobs server checks a condition and writes in two steps, where Netlify's does it in one.
 */
export function localFunctions(environment: Record<string, string>): LocalFunctions {
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(() => withEnvironment(environment, work))
    last = result.catch(() => undefined)
    return result
  }
  return {
    async handle(request) {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
      const handler = functionsByPath.get(url.pathname as `/${string}`)
      if (handler === undefined) return undefined
      // Before its turn comes, as on Netlify: a body that never ends would hold up everyone behind it.
      const body = await readBody(request, longestBody)
      if (body === undefined) return new Response('The body is too large.', { status: 413 })
      return inTurn(() => handler(toWebRequest(request, { body })))
    },
    async tick() {
      await inTurn(publishScheduled)
    },
  }
}

async function withEnvironment<T>(environment: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(environment).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, environment)
  try {
    return await work()
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    }
  }
}
