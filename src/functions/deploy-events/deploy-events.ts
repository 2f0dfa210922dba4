import type { Deploy, NetlifyFunction } from '@netlify/functions'
import { connect } from '../publish/connect.ts'

/**
 * Netlify tells of each deploy (https://docs.netlify.com/build/functions/trigger-on-events/), whoever asked for it: so all of them are
 * counted, and the organiser learns of a failure at once, not after the longest build. Previews cost nothing and harm nothing.
 */
const onDeploys: NetlifyFunction = {
  async deploySucceeded({ deploy }) {
    if (deploy.context !== 'production') return
    await connect().publisher.reportDeploy(toNotice(deploy))
  },
  async deployFailed({ deploy }) {
    if (deploy.context !== 'production') return
    const reason = (deploy.errorMessage ?? 'The build failed.').slice(0, 300)
    await connect().publisher.reportFailure(reason, toNotice(deploy))
  },
}

export default onDeploys

/** An event without a usable time is taken to have begun now. */
function toNotice({ id, createdAt }: Deploy) {
  const moment = new Date(createdAt)
  return { id, createdAt: (Number.isNaN(moment.getTime()) ? new Date() : moment).toISOString() }
}
