import { ink, white } from './palette.ts'
import { circle, ellipse, rect, repeat, shape, stroke, type Shape } from './svg.ts'

/** A table from above. */
export function tabletop(width: number, height: number, colour: string): Shape {
  return (
    rect(0, 0, width, height, colour) +
    repeat(
      Math.ceil(height / 170),
      (i) =>
        rect(0, i * 170, width, 3, ink, 0, 0.1) +
        stroke(`M${((i * 311) % width) - 100},${i * 170 + 80} q120,-22 260,0 t280,4`, ink, 3, { opacity: 0.06 }),
    )
  )
}

/** A cup from above. */
export function fromAbove(colour: string, drink: string): Shape {
  return (
    ellipse(12, 18, 84, 84, ink, 0.14) +
    rect(62, -18, 66, 36, colour, 18) +
    circle(0, 0, 84, colour) +
    circle(0, 0, 68, white, 0.3) +
    circle(0, 0, 62, drink) +
    shape('M-40,-20 A46,46 0 0 1 0,-46', white, 0.25)
  )
}
