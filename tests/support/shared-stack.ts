import { runningMark, startTestStack } from './stack.ts'

/** Global setup of the site and end-to-end tests: uses the stack that already runs, else starts it and returns how to stop it. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[runningMark] !== undefined) return undefined
  const stack = await startTestStack(console.error)
  return () => stack.stop()
}
