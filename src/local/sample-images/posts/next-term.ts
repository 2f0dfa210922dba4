import { blue, green, ink, paleBlue, paleGreen, paleRed, red, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, ellipse, glow, line, polygon, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const nextTerm = picture('posts/next-term', 1280, 720, draw())

function draw(): Shape {
  const road = 'M-40,620 C240,620 260,430 470,430 S700,560 880,420 S1010,210 1320,200'
  const stop = (x: number, y: number, colour: string, done: boolean) =>
    line([x, y], [x, y - 130], ink, 9) +
    polygon(
      [
        [x, y - 130],
        [x + 96, y - 102],
        [x, y - 74],
      ],
      done ? colour : white,
    ) +
    (done ? '' : stroke(`M${x},${y - 130} L${x + 96},${y - 102} L${x},${y - 74}`, colour, 7, { dash: '10 14' })) +
    ellipse(x, y, 26, 9, ink, 0.3)
  const hills =
    shape('M0,560 Q240,380 520,520 T1280,430 L1280,720 L0,720Z', paleGreen) +
    shape('M0,650 Q360,520 700,640 T1280,560 L1280,720 L0,720Z', '#a9d8bd')
  return (
    rect(0, 0, 1280, 720, paleBlue) +
    glow('future', 1120, 180, 420, '#fff3c4', 1) +
    circle(1120, 180, 80, '#fff0bd') +
    hills +
    stroke(road, ink, 64) +
    stroke(road, white, 6, { dash: '28 34' }) +
    stop(230, 560, red, true) +
    stop(500, 430, yellow, true) +
    stop(790, 480, blue, false) +
    stop(1010, 285, green, false) +
    at(
      180,
      180,
      rect(-110, -70, 220, 140, paleRed, 6) + repeat(3, (i) => rect(-80, -36 + i * 32, 160 - i * 36, 12, ink, 6, 0.5)),
      { turn: -6 },
    )
  )
}
