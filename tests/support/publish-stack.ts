// A stack like that of `npm start`, with a build hook that really builds, in a process of its own: its ports and folders are nobody else's.
// It says "up" when it answers, obeys the lines "firestore down" and "firestore up" with "done", and ends with its input.
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { findDataPlace } from '../../src/local/emulator-data.ts'
import { startEmulators } from '../../src/local/emulators.ts'
import { startHost } from '../../src/local/host.ts'
import { runUntilEnd } from '../../src/local/lifetime.ts'
import { root } from '../../src/local/project.ts'
import { startPublishing } from '../../src/local/publishing.ts'
import { seedIfEmpty } from '../../src/local/sample-content.ts'
import { publishPorts, publishSitePort, publishUrl } from './publish-site.ts'

await runUntilEnd(async ({ ending, onEnd, fail }) => {
  // Beside those of `npm start`: not everywhere does the emulator agree to save.
  const { directory: kept = join(root, '.local/emulators') } = findDataPlace()
  const directory = join(dirname(kept), 'publish-test')
  await rm(directory, { recursive: true, force: true })
  const start = () => startEmulators({ ports: publishPorts, directory, signal: ending })
  let emulators = await start()
  onEnd(() => emulators.stop())
  await seedIfEmpty(publishPorts)
  const publishing = await startPublishing({
    directory: join(root, '.local/test/publish/site'),
    siteUrl: publishUrl,
    environment: emulators.environment,
    signal: ending,
    log: console.error,
  })
  onEnd(publishing.stop)
  const environment = { ...emulators.environment, ...publishing.environment }
  onEnd((await startHost({ directory: publishing.directory, port: publishSitePort, environment })).stop)

  const commands: Record<string, () => Promise<unknown>> = {
    'firestore down': () => emulators.stop(),
    'firestore up': async () => (emulators = await start()),
    settled: () => publishing.settled(),
  }
  const input = createInterface({ input: process.stdin })
  input.on('line', (line) => void commands[line]?.().then(() => console.log('done'), fail))
  input.on('close', () => process.kill(process.pid, 'SIGTERM'))
  console.log('up')
  return 'running'
})
