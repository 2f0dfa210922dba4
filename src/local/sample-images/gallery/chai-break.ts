import { blue, deepGreen, ink, mist, paleBlue, paleYellow, red, slate, white } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, ellipse, line, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const chaiBreak = picture('gallery/chai-break', 1200, 1600, draw())

function draw(): Shape {
  const glass = (x: number, y: number) =>
    at(
      x,
      y,
      ellipse(6, 4, 66, 14, ink, 0.14) +
        shape('M-66,-150 L66,-150 L50,0 L-50,0Z', white, 0.55) +
        shape('M-62,-112 L62,-112 L50,0 L-50,0Z', '#c98545') +
        repeat(5, (i) => line([-44 + i * 22, -104], [-36 + i * 18, -8], white, 5, { opacity: 0.28 })) +
        ellipse(0, -112, 62, 12, '#ddA066') +
        stroke('M-20,-178 Q-36,-208 -14,-232 M20,-178 Q4,-208 26,-236', white, 8, { opacity: 0.8 }),
      { scale: 1.5 },
    )
  const samosa = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      shape('M0,-92 Q14,-96 24,-84 L96,40 Q100,58 82,58 L-82,58 Q-100,58 -96,40 L-24,-84 Q-14,-96 0,-92Z', '#d9953f') +
        stroke('M-78,40 Q0,62 78,40', '#a8692a', 6) +
        circle(-16, -10, 5, '#a8692a') +
        circle(20, 16, 5, '#a8692a') +
        circle(-34, 24, 4, '#a8692a'),
      { turn },
    )
  const kettle = at(
    520,
    760,
    ellipse(0, 26, 290, 26, ink, 0.14) +
      stroke('M170,-150 Q330,-190 360,-320', slate, 56) +
      stroke('M-150,-300 C-240,-520 240,-520 150,-300', ink, 24) +
      shape(
        'M-220,0 C-250,-220 -150,-330 0,-330 C150,-330 250,-220 220,0 Q220,30 180,30 L-180,30 Q-220,30 -220,0Z',
        mist,
      ) +
      shape('M90,-310 C200,-270 240,-140 220,0 Q220,30 180,30 L60,30 C140,-40 150,-200 90,-310Z', ink, 0.1) +
      shape('M-180,-60 C-180,-180 -130,-250 -70,-270 C-120,-200 -140,-120 -140,-40Z', white, 0.6) +
      ellipse(0, -326, 96, 22, slate) +
      circle(0, -356, 22, ink),
  )
  const plate =
    ellipse(360, 1290, 330, 70, ink, 0.12) +
    ellipse(350, 1270, 330, 74, white) +
    ellipse(350, 1262, 250, 50, paleBlue) +
    samosa(230, 1210, -8) +
    samosa(450, 1214, 10) +
    samosa(340, 1150, 2) +
    ellipse(560, 1262, 52, 18, deepGreen)
  const bench =
    rect(0, 700, 1200, 900, red) +
    rect(0, 700, 1200, 26, white, 0, 0.25) +
    repeat(12, (row) => repeat(7, (i) => circle(60 + i * 180 + (row % 2) * 90, 780 + row * 74, 8, white, 0.35)))
  const wall =
    rect(0, 0, 1200, 720, paleYellow) +
    repeat(4, (row) => repeat(8, (i) => rect(-60 + i * 170 + (row % 2) * 85, 10 + row * 176, 156, 164, white, 8, 0.4)))
  return (
    wall +
    bench +
    kettle +
    glass(840, 960) +
    glass(1060, 1050) +
    glass(180, 960) +
    plate +
    glass(880, 1330) +
    at(
      1010,
      1500,
      rect(-150, -60, 300, 120, ink, 16) +
        rect(-138, -48, 276, 96, blue, 8) +
        stroke('M-40,-20 L-62,0 L-40,20 M40,-20 L62,0 L40,20', white, 9),
      { turn: -12 },
    )
  )
}
