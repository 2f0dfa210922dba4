/** Lets at most `width` pieces of work run at once; the others wait in the order they came. */
export function inLine(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, so that nobody slips in between.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
