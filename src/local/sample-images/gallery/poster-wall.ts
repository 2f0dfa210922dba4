import {
  accents,
  bark,
  blue,
  deepBlue,
  deepGreen,
  deepRed,
  dusk,
  green,
  ink,
  paleBlue,
  paleGreen,
  paleRed,
  paleYellow,
  paper,
  red,
  white,
  yellow,
} from '../palette.ts'
import { picture } from '../picture.ts'
import { mug, sticky } from '../props-desk.ts'
import { at, circle, clip, pick, polygon, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const posterWall = picture('gallery/poster-wall', 1200, 1600, draw())

function draw(): Shape {
  const pin = (x: number, y: number, colour: string) =>
    circle(x + 4, y + 6, 13, ink, 0.2) + circle(x, y, 13, colour) + circle(x - 4, y - 4, 4, white, 0.8)
  const poster = (x: number, y: number, width: number, height: number, turn: number, fill: string, art: Shape) =>
    at(
      x,
      y,
      rect(-width / 2 + 8, -height / 2 + 10, width, height, ink, 4, 0.2) +
        clip(
          `poster${x}-${y}`,
          rect(-width / 2, -height / 2, width, height, fill, 4),
          rect(-width / 2, -height / 2, width, height, fill) + art,
        ) +
        pin(0, -height / 2 + 24, pick(accents, x)),
      { turn },
    )
  const rocket =
    shape('M0,-150 C70,-90 70,20 44,90 L-44,90 C-70,20 -70,-90 0,-150Z', white) +
    circle(0, -40, 28, blue) +
    polygon(
      [
        [-48, 20],
        [-100, 110],
        [-44, 90],
      ],
      red,
    ) +
    polygon(
      [
        [48, 20],
        [100, 110],
        [44, 90],
      ],
      red,
    ) +
    polygon(
      [
        [-26, 100],
        [26, 100],
        [0, 170],
      ],
      yellow,
    ) +
    repeat(8, (i) => circle(-160 + ((i * 97) % 320), -200 + ((i * 61) % 380), 5, white))
  const cup =
    at(0, 40, mug(red), { scale: 2 }) + repeat(3, (i) => stroke(`M${-50 + i * 44},-130 q-24,-30 0,-60 t0,-60`, red, 12))
  const keys = repeat(16, (i) =>
    rect(
      -150 + (i % 4) * 78,
      -110 + Math.floor(i / 4) * 78,
      64,
      64,
      pick([paper, yellow, paper, paper, red] as const, i * 3),
      12,
    ),
  )
  const eye = repeat(4, (i) => circle(0, 0, 150 - i * 36, pick([green, paleGreen, deepGreen, yellow], i)))
  const tree =
    stroke(
      'M0,160 L0,60 M0,60 L-90,-20 M0,60 L90,-20 M-90,-20 L-130,-110 M-90,-20 L-40,-110 M90,-20 L50,-110 M90,-20 L130,-110',
      white,
      8,
    ) +
    repeat(7, (i) =>
      circle(
        pick([0, -90, 90, -130, -40, 50, 130], i),
        pick([60, -20, -20, -110, -110, -110, -110], i),
        26,
        pick([white, yellow, green, blue, paleYellow, paleGreen, paleBlue], i),
      ),
    )
  const wave = repeat(6, (i) =>
    stroke(`M-260,${-70 + i * 44} q65,-60 130,0 t130,0 t130,0 t130,0`, pick([blue, deepBlue], i), 18),
  )
  const text = (y: number, width: number, colour: string) =>
    rect(-width / 2, y, width, 22, colour, 11) + rect(-width / 3, y + 40, (width * 2) / 3, 14, colour, 7, 0.6)
  const cork =
    rect(40, 40, 1120, 1520, '#b98d5e', 12) +
    repeat(150, (i) => circle(60 + ((i * 379) % 1080), 60 + ((i * 613) % 1480), 3 + (i % 3), bark, 0.28))
  return (
    rect(0, 0, 1200, 1600, bark) +
    cork +
    poster(330, 360, 440, 560, -3, dusk, at(0, -30, rocket) + text(190, 260, yellow)) +
    poster(850, 310, 420, 420, 2, paleYellow, at(0, 34, cup, { scale: 0.78 }) + text(140, 200, deepRed)) +
    poster(860, 800, 440, 500, -2, blue, at(0, -40, keys) + text(210, 240, white)) +
    poster(310, 880, 400, 400, 3, paper, eye) +
    poster(330, 1300, 440, 360, -2, red, at(0, -20, tree)) +
    poster(860, 1290, 460, 400, 2, paleBlue, at(0, -40, wave) + text(130, 260, ink)) +
    sticky(560, 560, 110, yellow, 6) +
    sticky(560, 1060, 100, paleRed, -8)
  )
}
