import { blue, deepGreen, ink, mist, paleYellow, paper, red, sand, slate, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { sticky } from '../props-desk.ts'
import { at, circle, ellipse, line, pick, polygon, rect, repeat, stroke, type Shape } from '../svg.ts'

export const lineFollower = picture('gallery/line-follower', 1500, 1000, draw())

function draw(): Shape {
  const floor =
    rect(0, 0, 1500, 1000, paper) +
    repeat(10, (i) => line([i * 166, 0], [i * 166, 1000], sand, 4)) +
    repeat(7, (i) => line([0, i * 166], [1500, i * 166], sand, 4))
  const track = 'M-60,760 C200,760 240,300 520,300 S800,720 1050,700 S1250,240 1560,260'
  const rover = at(
    795,
    512,
    ellipse(10, 20, 180, 130, ink, 0.14) +
      rect(-110, -140, 76, 44, ink, 14) +
      rect(34, -140, 76, 44, ink, 14) +
      rect(-110, 96, 76, 44, ink, 14) +
      rect(34, 96, 76, 44, ink, 14) +
      rect(-160, -104, 320, 208, blue, 40) +
      rect(-160, 60, 320, 44, ink, 30, 0.12) +
      rect(-60, -64, 130, 128, deepGreen, 10) +
      rect(-30, -34, 66, 66, ink, 6) +
      repeat(4, (i) => rect(-26 + i * 17, -44, 9, 8, mist) + rect(-26 + i * 17, 34, 9, 8, mist)) +
      rect(150, -70, 30, 140, slate, 10) +
      repeat(3, (i) => circle(176, -40 + i * 40, 11, pick([red, yellow, red], i))) +
      stroke('M-60,-30 Q-110,-40 -120,0 M-60,20 Q-100,30 -126,30', red, 8) +
      rect(-142, -60, 50, 120, yellow, 8) +
      circle(98, -60, 14, white) +
      circle(98, 60, 14, white),
    { turn: 52 },
  )
  const cone = (x: number, y: number) =>
    at(
      x,
      y,
      ellipse(0, 0, 60, 16, ink, 0.14) +
        rect(-58, -14, 116, 18, red, 6) +
        polygon(
          [
            [-36, -12],
            [36, -12],
            [10, -124],
            [-10, -124],
          ],
          red,
        ) +
        polygon(
          [
            [-26, -46],
            [26, -46],
            [18, -80],
            [-18, -80],
          ],
          white,
        ),
    )
  const watch = at(
    1240,
    800,
    circle(8, 12, 120, ink, 0.12) +
      rect(-16, -160, 32, 46, slate, 8) +
      circle(0, 0, 120, slate) +
      circle(0, 0, 98, white) +
      repeat(12, (i) => at(0, 0, rect(-4, -90, 8, 18, ink, 3), { turn: i * 30 })) +
      line([0, 0], [0, -64], ink, 8) +
      line([0, 0], [46, 30], red, 8) +
      circle(0, 0, 12, ink),
  )
  const flag = at(
    1282,
    465,
    repeat(24, (i) =>
      rect(-30 + (i % 3) * 28, -110 + Math.floor(i / 3) * 28, 28, 28, ((i % 3) + Math.floor(i / 3)) % 2 ? ink : white),
    ),
    { turn: -62 },
  )
  return (
    floor +
    stroke(track, white, 84) +
    stroke(track, ink, 44) +
    flag +
    cone(340, 640) +
    cone(620, 800) +
    cone(980, 400) +
    rover +
    watch +
    sticky(130, 120, 190, paleYellow, -8, 4)
  )
}
