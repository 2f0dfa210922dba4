// `npm run emulators`: the emulators alone, on the same data as `npm start`.
import { runUntilEnd } from './lifetime.ts'
import { startBackend } from './stack.ts'

await runUntilEnd(async (lifetime) => {
  const { environment, keeping } = await startBackend(lifetime)
  for (const [name, value] of Object.entries(environment)) console.log(`${name}=${value}`)
  console.log(`Ctrl-C stops them. ${keeping}`)
  return 'running'
})
