// `npm start`: emulators, sample content on the first start, a build from them, and the built site on PORT (4321), which is built anew
// when the organiser publishes.
import { join } from 'node:path'
import { demoAccounts } from './demo-accounts.ts'
import { startHost } from './host.ts'
import { runUntilEnd } from './lifetime.ts'
import { assertFree } from './ports.ts'
import { root } from './project.ts'
import { startPublishing } from './publishing.ts'
import { sitePort, sitePortAdvice } from './site-port.ts'
import { startBackend } from './stack.ts'

await runUntilEnd(async (lifetime) => {
  const port = sitePort()
  await assertFree([{ port, purpose: 'the site' }], sitePortAdvice(port))
  const { keeping, ...emulators } = await startBackend(lifetime)
  console.log('Building the site …')
  const publishing = await startPublishing({
    directory: join(root, '.local/site'),
    siteUrl: `http://localhost:${port}`,
    environment: emulators.environment,
    signal: lifetime.ending,
    log: (line) => console.log(`  ${line}`),
  })
  lifetime.onEnd(publishing.stop)
  const environment = { ...emulators.environment, ...publishing.environment }
  const host = await startHost({ directory: publishing.directory, port, environment })
  lifetime.onEnd(host.stop)

  const { admin, member } = demoAccounts()
  console.log(`
The site:  ${host.url}
Sign in as ${admin.email} (may change everything) or ${member.email} (reads the resources).
${keeping} The site is built anew when they are published.
Ctrl-C stops everything.
`)
  return 'running'
})
