import { emptyState } from '../../model/publish-state.ts'
import { toView, type PublishView } from '../../model/publish-view.ts'
import type { PublishSettings } from '../../model/publish.ts'
import type { Publisher } from './publisher.ts'

/** Stands in for the publisher in a deploy that is not the site: it reads nothing, stores nothing and asks for no build. */
export function createPreviewPublisher(settings: PublishSettings, clock = () => new Date()): Publisher {
  const look = async (): Promise<PublishView> => {
    const now = clock()
    const situation = { live: undefined, versions: undefined }
    return toView({
      state: emptyState(now),
      situation,
      decision: { action: 'none', because: 'preview' },
      settings,
      now,
    })
  }
  return {
    look,
    publish: look,
    tick: async () => undefined,
    reportFailure: async () => {},
    reportDeploy: async () => {},
  }
}
