// `npm start`: emulators, sample content on the first start, a build from them, and the built site on PORT (4321).
import { join } from 'node:path'
import { runAstro } from './astro.ts'
import { demoAccounts } from './demo-accounts.ts'
import { startHost } from './host.ts'
import { runUntilEnd } from './lifetime.ts'
import { assertFree } from './ports.ts'
import { root } from './project.ts'
import { sitePort, sitePortAdvice } from './site-port.ts'
import { startBackend } from './stack.ts'

await runUntilEnd(async (lifetime) => {
  const port = sitePort()
  await assertFree([{ port, purpose: 'the site' }], sitePortAdvice(port))
  const emulators = await startBackend(lifetime)
  console.log('Building the site …')
  const log = (line: string) => console.log(`  ${line}`)
  await runAstro(['build'], { environment: emulators.environment, signal: lifetime.ending, log })
  Object.assign(process.env, emulators.environment)
  const host = await startHost({ directory: join(root, 'dist'), port })
  lifetime.onEnd(host.stop)

  const { admin, member } = demoAccounts()
  console.log(`
The site:  ${host.url}
Sign in as ${admin.email} (may change everything) or ${member.email} (reads the resources).
Ctrl-C stops everything. Changes to the content are kept for the next start.
`)
  return 'running'
})
