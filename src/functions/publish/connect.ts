import type { CallerRules } from './caller.ts'
import { callBuildHook } from './build-hook.ts'
import { googleKeys } from './id-token.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { readSettings } from './settings.ts'
import { readSituation } from './situation.ts'
import { blobStateStore } from './state-store.ts'

/** The publisher and the rules for its callers, as this function's environment describes them. Throws where it describes no project. */
export function connect(env = process.env): { publisher: Publisher; rules: CallerRules } {
  const settings = readSettings(env)
  const publisher = createPublisher({
    store: blobStateStore(),
    readSituation: () => readSituation(settings),
    callBuildHook: () => callBuildHook(settings.buildHook),
    settings: settings.publish,
  })
  return { publisher, rules: { ...settings, keys: googleKeys } }
}
