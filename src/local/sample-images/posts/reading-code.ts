import { blue, green, ink, mist, paper, red, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { editor } from '../props-desk.ts'
import { at, circle, line, pick, polygon, rect, repeat, stroke, type Shape } from '../svg.ts'

export const readingCode = picture('posts/reading-code', 1280, 720, draw())

function draw(): Shape {
  const glass = at(
    820,
    400,
    line([120, 120], [270, 270], ink, 58) +
      line([150, 150], [260, 260], red, 34) +
      circle(0, 0, 190, ink) +
      circle(0, 0, 162, paper),
  )
  const large = at(
    820,
    400,
    repeat(
      5,
      (row) =>
        rect(
          -116 + (row % 3) * 34,
          -92 + row * 42,
          90 + ((row * 47) % 60),
          24,
          pick([blue, red, green, yellow, blue], row),
          12,
        ) + rect(10 + ((row * 29) % 40) + (row % 3) * 20, -92 + row * 42, 46, 24, mist, 12),
    ),
  )
  return (
    rect(0, 0, 1280, 720, yellow) +
    polygon(
      [
        [0, 720],
        [1280, 720],
        [1280, 260],
      ],
      '#d99d1c',
      0.5,
    ) +
    editor(150, 90, 800, 540, 11, 21) +
    glass +
    large +
    stroke('M700,330 A140,140 0 0 1 800,262', white, 16, { opacity: 0.8 })
  )
}
