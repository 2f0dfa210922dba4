import type { Config, Context } from '@netlify/functions'
import { connect } from '../publish/connect.ts'

/** Publishes what waits, tries again what failed, and notices events that have passed. Where there is nothing to do, it reads one blob. */
export default async function publishScheduled(_request?: Request, context?: Context): Promise<Response> {
  const view = await connect(context).publisher.tick()
  return new Response(view === undefined ? 'idle' : view.decision.action)
}

export const config: Config = { schedule: '*/5 * * * *' }
