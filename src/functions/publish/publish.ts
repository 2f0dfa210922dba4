import type { Config, Context } from '@netlify/functions'
import { connect } from './connect.ts'
import { answer } from './handler.ts'
import { withSecurityHeaders } from './security-headers.ts'

/** `/api/publish`: see `answer`. Why something failed is for the log; the caller learns that nothing was done. */
export default async function publish(request: Request, context?: Context): Promise<Response> {
  return withSecurityHeaders(await answerOrExplain(request, context))
}

async function answerOrExplain(request: Request, context?: Context): Promise<Response> {
  try {
    const { publisher, rules } = connect(context)
    return await answer(request, rules, publisher)
  } catch (error) {
    // eslint-disable-next-line no-console -- a function's log is its console
    console.error(error)
    const body = { error: 'Publishing does not work right now. Nothing was done; try again in a minute.' }
    return Response.json(body, { status: 503, headers: { 'cache-control': 'no-store' } })
  }
}

export const config: Config = {
  path: '/api/publish',
  // An organiser who saves all day stays far below; whoever tries secrets does not.
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
}
