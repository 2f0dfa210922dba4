import type { Context } from '@netlify/functions'
import type { CallerRules } from './caller.ts'
import { callBuildHook } from './build-hook.ts'
import { googleKeys } from './id-token.ts'
import { createPreviewPublisher } from './preview.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { readSettings } from './settings.ts'
import { readSituation } from './situation.ts'
import { blobStateStore } from './state-store.ts'

/**
 * The publisher and the rules for its callers, as this function's environment describes them. Throws where it describes no project.
 * `context` is the one that Netlify gives the function: all deploys share the Blobs store and the build hook, and only the site itself may
 * use them. There is none on this machine, whose Blobs are its own.
 */
export function connect(
  context?: Pick<Context, 'deploy'>,
  env = process.env,
): { publisher: Publisher; rules: CallerRules } {
  const settings = readSettings(env)
  const rules = { ...settings, keys: googleKeys }
  const kind = context?.deploy.context ?? env['CONTEXT'] ?? 'production'
  if (kind !== 'production') return { publisher: createPreviewPublisher(settings.publish), rules }
  const publisher = createPublisher({
    store: blobStateStore(),
    readSituation: () => readSituation(settings),
    callBuildHook: () => callBuildHook(settings.buildHook),
    settings: settings.publish,
  })
  return { publisher, rules }
}
