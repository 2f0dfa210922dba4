import { hairBehind, overShoulders } from './hair.ts'
import { head } from './head.ts'
import type { Look } from './look.ts'
import { ink, white } from './palette.ts'
import { neck } from './people.ts'
import { at, circle, ellipse, rect, shape, stroke, type Point, type Shape } from './svg.ts'

/** Where the elbow and the hand of an arm are, from the shoulder, for the arm on the left of the picture. */
export type Arm = readonly [elbow: Point, hand: Point]

export const arms = {
  down: [
    [-14, 46],
    [-10, 92],
  ],
  up: [
    [-34, -26],
    [-40, -76],
  ],
  lift: [
    [-34, -30],
    [6, -94],
  ],
  out: [
    [-44, 10],
    [-84, -18],
  ],
  bent: [
    [-24, 44],
    [26, 52],
  ],
  wave: [
    [-42, 16],
    [-62, -40],
  ],
} as const satisfies Record<string, Arm>

/** Somebody standing, about 340 high; the origin is between the feet. */
export function standing(look: Look, left: Arm, right: Arm, trousers = ink): Shape {
  const legs = stroke('M-19,-140 L-21,-14', trousers, 32) + stroke('M19,-140 L21,-14', trousers, 32)
  const shoes = rect(-46, -14, 44, 16, white, 8) + rect(4, -14, 44, 16, white, 8)
  const body = shape('M-46,-122 L-50,-232 Q-48,-252 -22,-256 L22,-256 Q48,-252 50,-232 L46,-122Z', look.shirt)
  const face = at(0, -306, hairBehind(look) + neck(look) + overShoulders(look) + head(look), { scale: 0.62 })
  return (
    ellipse(0, 0, 70, 10, ink, 0.14) +
    legs +
    shoes +
    arm(-38, left, look, 1) +
    arm(38, right, look, -1) +
    body +
    face +
    arm(-38, left, look, 1, true) +
    arm(38, right, look, -1, true)
  )
}

/** Arms that cross the body lie over it, the others behind it. */
function arm(x: number, [[ex, ey], [hx, hy]]: Arm, look: Look, side: 1 | -1, over = false): Shape {
  if (over !== hx > 0) return ''
  const y = -236
  const sleeve = stroke(`M${x},${y} L${x + ex * side},${y + ey} L${x + hx * side},${y + hy}`, look.shirt, 25)
  const edge = over
    ? stroke(`M${x},${y} L${x + ex * side},${y + ey} L${x + hx * side},${y + hy}`, ink, 30, { opacity: 0.12 })
    : ''
  return edge + sleeve + circle(x + hx * side, y + hy, 14, look.skin)
}
