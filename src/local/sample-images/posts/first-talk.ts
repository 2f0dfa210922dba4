import { blue, green, ink, mist, paleYellow, red, slate, white } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, line, rect, repeat, ring, shape, stroke, type Shape } from '../svg.ts'

export const firstTalk = picture('posts/first-talk', 1280, 720, draw())

function draw(): Shape {
  const rays = repeat(5, (i) => ring(640, 260, 170 + i * 95, white, 40, 0.12))
  const mic =
    rect(560, 90, 160, 290, ink, 80) +
    repeat(6, (i) => rect(576, 140 + i * 34, 128, 8, slate, 4)) +
    stroke('M510,290 C510,500 770,500 770,290', ink, 26) +
    line([640, 450], [640, 600], ink, 26) +
    rect(520, 590, 240, 30, ink, 15) +
    rect(588, 116, 26, 160, white, 13, 0.18)
  const cards =
    at(
      230,
      470,
      rect(-120, -80, 240, 160, white, 8) +
        rect(-120, -80, 240, 34, blue, 8) +
        repeat(3, (i) => rect(-90, -22 + i * 32, 180 - i * 44, 12, mist, 6)),
      { turn: -10 },
    ) +
    at(
      1050,
      450,
      circle(0, 0, 100, white) +
        circle(0, 0, 80, paleYellow) +
        shape('M0,0 L0,-80 A80,80 0 1 1 -76,-25Z', green) +
        rect(-14, -128, 28, 26, ink, 5),
      { turn: 8 },
    )
  return rect(0, 0, 1280, 720, red) + rays + rect(0, 606, 1280, 114, '#a93a2d') + cards + mic
}
