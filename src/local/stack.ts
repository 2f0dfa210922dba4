import { dataDirectory } from './emulator-data.ts'
import { startEmulators, type Emulators } from './emulators.ts'
import type { Lifetime } from './lifetime.ts'
import { readPorts } from './project.ts'
import { seedIfEmpty } from './sample-content.ts'

/** Starts the emulators of `firebase.json` on the data that the last run left, and fills them with the samples if they hold nothing. */
export async function startBackend({ ending, onEnd, fail }: Lifetime): Promise<Emulators> {
  const ports = readPorts()
  const emulators = await startEmulators({ ports, directory: dataDirectory(), signal: ending })
  onEnd(emulators.stop)
  void emulators.crashed.then(fail)
  const seeded = await seedIfEmpty(ports)
  console.log(`Emulators are up: Firestore ${ports.firestore}, Auth ${ports.auth}, Storage ${ports.storage}.`)
  console.log(
    seeded
      ? 'They were empty and now hold the sample content.'
      : 'They hold the content of the last run ("npm run seed" restores the samples).',
  )
  return emulators
}
