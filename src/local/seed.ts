// `npm run seed`: puts the sample content back, into the running stack or, when none runs, into its saved data.
import { adviceForSharedFolder, findDataPlace } from './emulator-data.ts'
import { startEmulators } from './emulators.ts'
import { runUntilEnd } from './lifetime.ts'
import { readPorts } from './project.ts'
import { restoreSamples } from './sample-content.ts'

await runUntilEnd(async ({ ending, onEnd }) => {
  const ports = readPorts()
  const running = await fetch(`http://127.0.0.1:${ports.firestore}/`).then(
    () => true,
    () => false,
  )
  if (!running) {
    const place = findDataPlace()
    if (place.directory === undefined) throw new Error(adviceForSharedFolder(place.shared))
    const emulators = await startEmulators({ ports, directory: place.directory, signal: ending })
    onEnd(emulators.stop)
  }
  const count = await restoreSamples(ports)
  console.log(
    `Restored the sample content: ${count} documents${running ? '' : ', in the data that "npm start" will use'}.`,
  )
  if (running) console.log('Open pages show it at once; the next build makes it part of the static pages.')
  return 'done'
})
