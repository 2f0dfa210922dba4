import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runAstro } from '../../src/local/astro.ts'
import { startEmulators } from '../../src/local/emulators.ts'
import { startHost } from '../../src/local/host.ts'
import { emulatorEnvironment, root, type EmulatorPorts } from '../../src/local/project.ts'
import { seedIfEmpty } from '../../src/local/sample-content.ts'

/** The stack that site and end-to-end tests share. Its ports differ from those of `npm start`, so that both can run at once. */
export const testPorts: EmulatorPorts = { auth: 9098, firestore: 8081, storage: 9198 }
export const testSitePort = 4322
/** The site's address, without a slash at the end. */
export const testSiteUrl = `http://127.0.0.1:${testSitePort}`
/** Where the tested site is built to. */
export const testSiteDirectory = join(root, '.local/test/dist')

/** Emulators of their own for the rules tests, which clear the database as they like. */
export const rulesPorts: EmulatorPorts = { auth: 9097, firestore: 8082, storage: 9197 }

/** What tests find in their environment when the shared stack runs: Firebase's names for the emulators, SITE_DIST and SITE_URL. */
export const testEnvironment = {
  ...emulatorEnvironment(testPorts),
  SITE_DIST: testSiteDirectory,
  SITE_URL: testSiteUrl,
}

/** Set by whoever starts the shared stack, so that a runner inside it does not start another. */
export const runningMark = 'TEST_STACK_RUNS'

export interface TestStack {
  stop(): Promise<void>
}

/** Starts empty emulators on the test ports, seeds them, builds the site from them and serves it. Throws, with everything stopped, if a step fails. */
export async function startTestStack(log: (line: string) => void = () => {}): Promise<TestStack> {
  const emulators = await startEmulators({ ports: testPorts })
  try {
    await seedIfEmpty(testPorts)
    await mkdir(testSiteDirectory, { recursive: true })
    const lines: string[] = []
    const build = runAstro(['build', '--outDir', testSiteDirectory], {
      environment: emulators.environment,
      signal: new AbortController().signal,
      log: (line) => lines.push(line),
    })
    await build.catch((error: unknown) => {
      for (const line of lines) log(line)
      throw error
    })
    Object.assign(process.env, emulators.environment)
    const host = await startHost({ directory: testSiteDirectory, port: testSitePort })
    return {
      async stop() {
        await host.stop()
        await emulators.stop()
      },
    }
  } catch (error) {
    await emulators.stop()
    throw error
  }
}
