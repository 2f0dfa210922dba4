import type { Random } from './random.ts'
import { day, hour, minute, troubles, type Trouble, type World } from './world.ts'

export const kinds = ['none', ...troubles, 'lost records', 'emptied store', 'everything'] as const
export type Kind = (typeof kinds)[number]

/** What people and accidents do. */
export interface Actions {
  save: () => Promise<void>
  visit: () => Promise<void>
  /** The stored state is lost or broken. */
  loseRecord: () => void
  /** The whole store is lost. */
  emptyStore: () => void
}

/** Fills the days with saves, visits, pushes and trouble of one kind, or of every kind. */
export function plan(kind: Kind, world: World, random: Random, days: number, actions: Actions): void {
  const { now } = world
  const someday = () => now + random.between(0, days * day)
  const times = (least: number, most: number, run: () => void) => {
    for (let left = random.between(least, most); left > 0; left--) run()
  }
  times(5, 60, () => {
    const at = someday()
    times(1, 5, () => world.at(at + random.between(0, 20 * minute), actions.save))
  })
  for (let at = now + 9 * hour; at < now + days * day; at += random.between(10 * hour, 40 * hour))
    world.at(at, actions.visit)
  times(0, 6, () => world.at(someday(), () => world.push()))
  const isAll = kind === 'everything'
  for (const trouble of troubles.filter((name) => isAll || name === kind))
    times(1, isAll ? 3 : 6, () => world.at(someday(), () => begin(trouble, world, random)))
  if (kind === 'lost records' || isAll) times(2, 12, () => world.at(someday(), actions.loseRecord))
  if (kind === 'emptied store') world.at(now + random.between(day, days * day), actions.emptyStore)
}

/** Trouble lasts from an hour to four days. */
function begin(trouble: Trouble, world: World, random: Random): void {
  const end = world.begin(trouble)
  world.at(world.now + random.between(hour, 4 * day), () => {
    end()
    // New variables reach the functions with the next deploy.
    if (trouble === 'lost environment') world.push()
  })
}
