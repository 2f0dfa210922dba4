import { blue, deepGreen, green, ink, mist, paleBlue, pales, sand, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { browser } from '../props-desk.ts'
import { at, circle, ellipse, pick, rect, repeat, ring, shape, stroke, type Shape } from '../svg.ts'

export const costsNothing = picture('posts/costs-nothing', 1280, 720, draw())

function draw(): Shape {
  const content =
    rect(28, 28, 200, 30, ink, 15) +
    rect(28, 76, 330, 14, mist, 7) +
    rect(28, 102, 280, 14, mist, 7) +
    rect(28, 140, 130, 40, blue, 20) +
    repeat(
      3,
      (i) => rect(28 + i * 148, 216, 128, 110, pick(pales, i + 1), 10) + rect(42 + i * 148, 300, 70, 10, ink, 5, 0.5),
    )
  const cloud = at(
    980,
    240,
    shape('M-150,90 a84,84 0 0 1 10,-166 a120,120 0 0 1 226,-16 a92,92 0 0 1 66,182 Z', white) +
      shape('M20,90 h82 a92,92 0 0 0 40,-176 q20,130 -122,176Z', paleBlue) +
      stroke('M-30,60 L-30,-30 M-64,4 L-30,-32 L4,4', blue, 18) +
      stroke('M60,-30 L60,60 M26,26 L60,62 L94,26', green, 18),
  )
  const coin = at(
    1010,
    540,
    ellipse(0, 58, 110, 16, ink, 0.16) +
      circle(0, 0, 84, '#d99d1c') +
      circle(-8, -4, 80, yellow) +
      ring(-8, -4, 58, '#d99d1c', 8) +
      `<ellipse cx="-8" cy="-4" rx="20" ry="30" fill="none" stroke="#8a5f0e" stroke-width="13"/>`,
  )
  const link = stroke('M690,300 C760,300 760,240 820,240', white, 10, { dash: '4 22' })
  return (
    rect(0, 0, 1280, 720, green) +
    circle(1000, 330, 420, deepGreen, 0.45) +
    browser(130, 130, 520, 430, content, sand) +
    link +
    cloud +
    coin
  )
}
