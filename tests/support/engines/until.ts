import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds until something that has not happened is an error: generous, since the machine may have other work. */
export const patience = 20_000

/** Asks again and again until the answer is neither null nor false. Throws what was waited for, and what stood in the way. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = performance.now() + patience
  let cause: unknown
  while (performance.now() < end) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== false) return answer
    } catch (error) {
      // A page that is just being left answers nothing.
      cause = error
    }
    await pause(50)
  }
  throw new Error(`Waited in vain for ${what}`, { cause })
}
