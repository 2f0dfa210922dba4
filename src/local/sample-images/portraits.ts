import { cast, castNames, type CastName } from './cast.ts'
import {
  blue,
  deepBlue,
  deepGreen,
  deepRed,
  dusk,
  green,
  paleBlue,
  paleGreen,
  paleRed,
  paleYellow,
  paper,
  red,
  yellow,
} from './palette.ts'
import { bust } from './people.ts'
import { at, circle, document, line, polygon, rect, repeat, ring, type Shape } from './svg.ts'

const size = 640

/** A background colour and a figure on it, in a slightly different tone. */
const backdrops: Record<CastName, Shape> = {
  ada: rect(0, 0, size, size, deepBlue) + circle(320, 330, 250, blue),
  bo: rect(0, 0, size, size, paleYellow) + repeat(6, (i) => rect(0, 60 + i * 110, size, 46, yellow, 0, 0.45)),
  cass:
    rect(0, 0, size, size, paleRed) +
    polygon(
      [
        [0, 640],
        [640, 640],
        [640, 120],
      ],
      red,
      0.55,
    ),
  dev: rect(0, 0, size, size, deepGreen) + repeat(4, (i) => ring(320, 300, 170 + i * 75, green, 30, 0.75)),
  echo:
    rect(0, 0, size, size, paleBlue) +
    repeat(49, (i) => circle(50 + (i % 7) * 90, 50 + Math.floor(i / 7) * 90, 12, blue, 0.35)),
  faisal:
    rect(0, 0, size, size, dusk) +
    polygon(
      [
        [320, 20],
        [620, 320],
        [320, 620],
        [20, 320],
      ],
      blue,
      0.6,
    ),
  gita: rect(0, 0, size, size, yellow) + circle(320, 320, 255, paleYellow),
  hana:
    rect(0, 0, size, size, paleGreen) +
    repeat(9, (i) => line([-80 + i * 100, 660], [40 + i * 100, -20], green, 26, { opacity: 0.3 })),
  ike:
    rect(0, 0, size, size, paleBlue) +
    polygon(
      [
        [0, 0],
        [640, 0],
        [0, 640],
      ],
      blue,
      0.45,
    ),
  juno: rect(0, 0, size, size, deepRed) + rect(95, 70, 450, 640, red, 225),
  kit: rect(0, 0, size, size, paper) + repeat(3, (i) => ring(110 + i * 210, 130, 190, yellow, 34, 0.6)),
  lumen:
    rect(0, 0, size, size, green) +
    repeat(5, (i) => rect(40 + i * 116, 60 + ((i * 83) % 170), 96, 640, deepGreen, 48, 0.55)),
}

/** The twelve portraits, square, as SVG documents by file name. */
export const portraits = castNames.map((name) => ({
  file: `team/${name}`,
  width: size,
  height: size,
  svg: document(size, size, backdrops[name] + at(320, 278, bust(cast[name]), { scale: 1.98 })),
}))
