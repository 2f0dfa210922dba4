// `npm run preview`: serves an existing build on PORT (4321), as Netlify would. It starts no emulators.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startHost } from './host.ts'
import { runUntilEnd } from './lifetime.ts'
import { root } from './project.ts'
import { sitePort } from './site-port.ts'

await runUntilEnd(async ({ onEnd }) => {
  const directory = join(root, 'dist')
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error('There is no built site in dist/. "npm run build" makes one; "npm start" builds and serves it.')
  }
  const host = await startHost({ directory, port: sitePort() })
  onEnd(host.stop)
  console.log(`The site of the last build: ${host.url}\nCtrl-C stops it.`)
  return 'running'
})
