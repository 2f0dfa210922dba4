import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { lock } from 'proper-lockfile'

/**
 * Lets one build at a time use Astro's content store, which is one folder for the whole project: two builds from different databases would mix
 * their contents without a word. Others wait. A build that was killed holds nobody up: its lock ages out within seconds.
 */
export function buildLock(): AstroIntegration {
  let release: (() => Promise<void>) | undefined
  return {
    name: 'build-lock',
    hooks: {
      'astro:config:setup': async ({ command, config, logger }) => {
        if (command !== 'build' && command !== 'sync') return
        await mkdir(config.cacheDir, { recursive: true })
        const file = fileURLToPath(new URL('content-store', config.cacheDir))
        const waiting = setTimeout(() => logger.info('waiting for another build to end'), 2000)
        release = await lock(file, {
          realpath: false,
          stale: 10_000,
          retries: { forever: true, minTimeout: 200, maxTimeout: 500 },
        })
        clearTimeout(waiting)
      },
      'astro:build:done': async () => {
        await release?.()
      },
    },
  }
}
