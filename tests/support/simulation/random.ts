/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from `least` up to, and without, `most`. */
  between(least: number, most: number): number
  chance(probability: number): boolean
  oneOf<T>(choices: readonly T[]): T
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (least, most) => Math.floor(least + next() * (most - least)),
    chance: (probability) => next() < probability,
    oneOf: (choices) => choices[Math.floor(next() * choices.length)]!,
  }
}
