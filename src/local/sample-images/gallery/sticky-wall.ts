import { cast } from '../cast.ts'
import {
  accents,
  deepBlue,
  dusk,
  ink,
  mist,
  paleBlue,
  paleGreen,
  paleRed,
  paleYellow,
  white,
  yellow,
} from '../palette.ts'
import { picture } from '../picture.ts'
import { sticky } from '../props-desk.ts'
import { plant } from '../props-room.ts'
import { arms, standing } from '../standing.ts'
import { at, line, pick, rect, repeat, type Shape } from '../svg.ts'

export const stickyWall = picture('gallery/sticky-wall', 1400, 1050, draw())

function draw(): Shape {
  const columns = repeat(
    4,
    (column) =>
      rect(110 + column * 262, 96, 236, 46, pick(accents, column), 8) +
      rect(132 + column * 262, 112, 110, 14, white, 7),
  )
  const counts = [4, 3, 4, 2] as const
  const notes = counts
    .map((count, column) =>
      repeat(count, (i) =>
        sticky(
          122 + column * 262 + (i % 2) * 30 + ((i * 29 + column * 13) % 22),
          172 + i * 136,
          118 + ((i + column) % 2) * 8,
          pick([paleYellow, paleBlue, paleRed, paleGreen, yellow], i * 3 + column * 2),
          ((i * 5 + column * 3) % 11) - 5,
          2 + ((i + column) % 2),
        ),
      ),
    )
    .join('')
  const board =
    rect(66, 66, 1090, 700, ink, 14, 0.12) +
    rect(56, 50, 1100, 700, white, 14) +
    repeat(3, (i) => line([360 + i * 262, 90], [360 + i * 262, 716], mist, 4, { dash: '14 14' })) +
    columns +
    notes
  const person =
    at(1180, 1010, standing(cast.cass, arms.out, arms.down, ink), { scale: 2.15 }) + sticky(938, 430, 118, yellow, 6)
  return (
    rect(0, 0, 1400, 1050, deepBlue) +
    rect(0, 900, 1400, 150, dusk) +
    board +
    person +
    at(130, 1000, plant(yellow), { scale: 0.9 })
  )
}
