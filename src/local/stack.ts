import { adviceForSharedFolder, findDataPlace } from './emulator-data.ts'
import { startEmulators, type Emulators } from './emulators.ts'
import type { Lifetime } from './lifetime.ts'
import { readPorts } from './project.ts'
import { seedIfEmpty } from './sample-content.ts'

/** The emulators, and what to tell about their data. */
export interface Backend extends Emulators {
  /** In a sentence, whether the next start has what is changed now. */
  keeping: string
}

/** Starts the emulators of `firebase.json` on the data that the last run left, and fills them with the samples if they hold nothing. */
export async function startBackend({ ending, onEnd, fail }: Lifetime): Promise<Backend> {
  const ports = readPorts()
  const place = findDataPlace()
  if (place.directory === undefined) console.warn(`\n${adviceForSharedFolder(place.shared)}\n`)
  const kept = place.directory !== undefined && { directory: place.directory }
  const emulators = await startEmulators({ ports, ...kept, signal: ending })
  onEnd(emulators.stop)
  void emulators.crashed.then(fail)
  const seeded = await seedIfEmpty(ports)
  console.log(`Emulators are up: Firestore ${ports.firestore}, Auth ${ports.auth}, Storage ${ports.storage}.`)
  console.log(
    seeded
      ? 'They were empty and now hold the sample content.'
      : 'They hold the content of the last run ("npm run seed" restores the samples).',
  )
  const keeping = kept
    ? 'Changes to the content are kept for the next start.'
    : 'Changes to the content are lost at the end: see above.'
  return { ...emulators, keeping }
}
