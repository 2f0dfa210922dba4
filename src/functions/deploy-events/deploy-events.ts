import type { NetlifyFunction } from '@netlify/functions'
import { connect } from '../publish/connect.ts'

/** Netlify tells when a deploy failed (https://docs.netlify.com/build/functions/trigger-on-events/): the organiser learns at once, not after the longest build. */
const onDeploys: NetlifyFunction = {
  async deployFailed({ deploy }) {
    // Previews of branches fail without harm to the site.
    if (deploy.context !== 'production') return
    await connect().publisher.reportFailure((deploy.errorMessage ?? 'The build failed.').slice(0, 300))
  },
}

export default onDeploys
