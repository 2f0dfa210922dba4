import { startEmulators } from '../../src/local/emulators.ts'
import { rulesPorts } from './stack.ts'

/** Global setup of the rules tests: empty emulators of their own. */
export default async function setup(): Promise<() => Promise<void>> {
  const emulators = await startEmulators({ ports: rulesPorts })
  return () => emulators.stop()
}
