import { bark, deepGreen, green, ink, pales, red, white, wood, yellow } from './palette.ts'
import {
  at,
  circle,
  clip,
  ellipse,
  glow,
  line,
  pick,
  randomFrom,
  rect,
  repeat,
  shape,
  stroke,
  type Point,
  type Shape,
} from './svg.ts'

/** A potted plant; the origin is the middle of its foot, it is about 200 high. */
export function plant(pot = red): Shape {
  const leaf = (turn: number, colour: string) =>
    at(
      0,
      -66,
      shape('M0,0 C-34,-40 -26,-100 0,-136 C26,-100 34,-40 0,0Z', colour) +
        line([0, -4], [0, -112], ink, 3, { opacity: 0.16 }),
      { turn },
    )
  const leaves = leaf(-62, deepGreen) + leaf(62, deepGreen) + leaf(-32, green) + leaf(32, green) + leaf(0, deepGreen)
  return (
    leaves +
    shape('M-44,-74 L44,-74 L34,0 L-34,0Z', pot) +
    rect(-50, -82, 100, 18, pot, 4) +
    shape('M12,-64 L42,-64 L34,0 L8,0Z', ink, 0.12)
  )
}

/** A long table from the front: a top and legs. */
export function table(x: number, y: number, width: number, height: number, colour = wood): Shape {
  const legs = rect(x + 40, y, 24, height, bark) + rect(x + width - 64, y, 24, height, bark)
  return (
    ellipse(x + width / 2, y + height, width / 2, 14, ink, 0.12) +
    legs +
    rect(x, y - 12, width, 34, colour, 8) +
    rect(x, y + 10, width, 12, ink, 6, 0.14)
  )
}

export function window(x: number, y: number, width: number, height: number, view: Shape, frame = white): Shape {
  const cross = rect(x + width / 2 - 6, y, 12, height, frame) + rect(x, y + height * 0.45, width, 12, frame)
  const border = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${frame}" stroke-width="20"/>`
  return (
    clip(`window${x}-${y}`, rect(x, y, width, height, ink), view) +
    cross +
    border +
    rect(x - 24, y + height + 4, width + 48, 20, frame, 4)
  )
}

/** A pendant lamp with its light; the origin is where its cable leaves the ceiling. */
export function lamp(length: number, colour = yellow): Shape {
  const light = glow(`lamp${length}`, 0, length + 90, 300, '#fff3c4', 0.42)
  return (
    light +
    line([0, 0], [0, length], ink, 5) +
    shape(
      `M-56,${length + 48} C-52,${length} -22,${length - 8} 0,${length - 8} C22,${length - 8} 52,${length} 56,${length + 48}Z`,
      colour,
    ) +
    ellipse(0, length + 48, 56, 9, '#fff3c4')
  )
}

/** A string of bulbs that hangs between two points. */
export function bulbs(from: Point, to: Point, sag: number, count: number): Shape {
  const [x1, y1] = from
  const [x2, y2] = to
  const cable = stroke(`M${x1},${y1} Q${(x1 + x2) / 2},${(y1 + y2) / 2 + sag * 2} ${x2},${y2}`, ink, 4)
  return (
    cable +
    repeat(count, (i) => {
      const t = (i + 0.5) / count
      const x = x1 + (x2 - x1) * t
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) + 12
      return circle(x, y + 6, 34, yellow, 0.16) + rect(x - 5, y - 14, 10, 12, ink) + circle(x, y + 6, 12, '#ffe08a')
    })
  )
}

/** Small pieces of paper in the air. */
export function confetti(width: number, height: number, count: number, seed = 9): Shape {
  const random = randomFrom(seed)
  return repeat(count, (i) => {
    const piece =
      i % 3 === 0 ? circle(0, 0, 9, pick([white, yellow, red], i)) : rect(-5, -11, 10, 22, pick(pales, i), 2)
    return at(Math.round(random() * width), Math.round(random() * height), piece, { turn: Math.round(random() * 180) })
  })
}
