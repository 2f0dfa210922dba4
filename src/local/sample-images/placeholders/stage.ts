import { dusk, ink, night, red, slate, white, wood } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, ellipse, line, polygon, rect, repeat, type Shape } from '../svg.ts'

export const stage = picture('1', 1400, 1050, draw())

function draw(): Shape {
  const curtain = (x: number) =>
    rect(x, 0, 220, 760, red) + repeat(4, (i) => rect(x + 26 + i * 54, 0, 20, 760, ink, 0, 0.14))
  const light =
    polygon(
      [
        [640, 0],
        [760, 0],
        [1010, 800],
        [390, 800],
      ],
      '#fff3c4',
      0.18,
    ) + ellipse(700, 800, 330, 44, '#fff3c4', 0.45)
  const mic =
    ellipse(700, 806, 90, 14, ink, 0.2) +
    line([700, 800], [700, 470], ink, 12) +
    rect(630, 790, 140, 16, ink, 8) +
    at(716, 446, rect(-24, -62, 48, 84, slate, 24) + rect(-18, 14, 36, 60, ink, 10), { turn: 24 })
  const seats = repeat(
    8,
    (i) => rect(-40 + i * 190, 926, 150, 180, dusk, 40) + rect(-20 + i * 190, 946, 110, 140, night, 30, 0.4),
  )
  return (
    rect(0, 0, 1400, 1050, night) +
    curtain(0) +
    curtain(1180) +
    rect(0, 740, 1400, 310, wood) +
    rect(0, 740, 1400, 18, white, 0, 0.25) +
    rect(0, 870, 1400, 180, ink) +
    light +
    mic +
    seats
  )
}
