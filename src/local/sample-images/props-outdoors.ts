import { bark, green, ink, paper, sand, white } from './palette.ts'
import { circle, faded, glow, line, randomFrom, repeat, type Shape } from './svg.ts'

/** A tree; the origin is the foot of its trunk, it is about 300 high. */
export function tree(colour = green): Shape {
  const trunk =
    line([0, 0], [0, -150], bark, 18) + line([0, -90], [42, -138], bark, 11) + line([0, -70], [-38, -120], bark, 10)
  const crown = circle(0, -220, 86, colour) + circle(-62, -158, 58, colour) + circle(64, -160, 62, colour)
  return trunk + crown + faded(0.1, circle(30, -200, 62, ink) + circle(70, -152, 48, ink))
}

/** Stars over an area, always in the same places. */
export function stars(width: number, height: number, count: number, seed = 5): Shape {
  const random = randomFrom(seed)
  return repeat(count, () =>
    circle(
      Math.round(random() * width),
      Math.round(random() * height),
      1.2 + random() * 2.6,
      white,
      0.35 + random() * 0.6,
    ),
  )
}

export function moon(x: number, y: number, radius: number): Shape {
  const craters =
    circle(x - radius * 0.3, y - radius * 0.2, radius * 0.2, sand) +
    circle(x + radius * 0.3, y + radius * 0.25, radius * 0.27, sand) +
    circle(x + radius * 0.25, y - radius * 0.45, radius * 0.12, sand)
  return glow(`moon${x}`, x, y, radius * 3, paper, 0.35) + circle(x, y, radius, '#f6e9c6') + craters
}
