import { randomBytes } from 'node:crypto'
import { runAstro } from './astro.ts'
import { reasonOf } from './build-failure.ts'
import { startBuildHook } from './build-hook.ts'
import { root } from './project.ts'
import { openReleases } from './releases.ts'

export interface PublishingOptions {
  /** Keeps the built sites. */
  directory: string
  /** The site's address, without a slash at the end. */
  siteUrl: string
  /** The environment of the builds, besides this process's. */
  environment: Record<string, string>
  /** Stops a build that runs. */
  signal: AbortSignal
  log: (line: string) => void
}

export interface Publishing {
  /** The folder to serve: a link to the newest site that was built well. */
  directory: string
  /** What the functions must find in their environment. */
  environment: { BUILD_HOOK_URL: string; PUBLISH_SECRET: string }
  /** Resolves when no build is running or asked for. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * Builds the site, and starts a build hook that builds it again when `/api/publish` asks. A build that fails leaves the site as it is, and is
 * reported to `/api/publish`. Throws if the first build fails.
 */
export async function startPublishing(options: PublishingOptions): Promise<Publishing> {
  const { directory, siteUrl, environment, signal, log } = options
  const releases = openReleases(directory)
  const secret = randomBytes(24).toString('hex')
  const words: string[] = []

  const build = () =>
    releases.add(async (folder) => {
      words.length = 0
      const note = (line: string) => {
        words.push(line)
        log(line)
      }
      await runAstro(['build', '--outDir', folder], {
        environment: { ...environment, URL: siteUrl },
        signal,
        log: note,
      })
    })

  await build()
  const hook = await startBuildHook({
    build: async () => {
      const start = performance.now()
      await build()
      log(`The site was built anew in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
    },
    async onFailure(error) {
      if (signal.aborted) return
      const failed = reasonOf(words, root) ?? (error instanceof Error ? error.message : String(error))
      log(`The site stays as it is: ${failed}`)
      await report(siteUrl, secret, failed).catch(() => log('The failure could not be reported to /api/publish.'))
    },
  })
  return {
    directory: releases.current,
    environment: { BUILD_HOOK_URL: hook.url, PUBLISH_SECRET: secret },
    settled: hook.settled,
    stop: hook.stop,
  }
}

async function report(siteUrl: string, secret: string, failed: string): Promise<void> {
  const headers = { 'x-publish-secret': secret, 'content-type': 'application/json' }
  const response = await fetch(`${siteUrl}/api/publish`, { method: 'POST', headers, body: JSON.stringify({ failed }) })
  if (!response.ok) throw new Error(`/api/publish answered ${response.status}`)
}
