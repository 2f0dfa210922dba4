// `npm run dev`: emulators, sample content on the first start, and Astro's development server on PORT (4321).
import { runAstro } from './astro.ts'
import { runUntilEnd } from './lifetime.ts'
import { assertFree } from './ports.ts'
import { sitePort, sitePortAdvice } from './site-port.ts'
import { startBackend } from './stack.ts'

await runUntilEnd(async (lifetime) => {
  const port = sitePort()
  await assertFree([{ port, purpose: 'the site' }], sitePortAdvice(port))
  const { environment } = await startBackend(lifetime)
  await runAstro(['dev', '--port', `${port}`, '--host', '127.0.0.1'], { environment, signal: lifetime.ending })
  return 'done'
})
