import { cast } from '../cast.ts'
import { blue, green, ink, paleYellow, red, white, wood } from '../palette.ts'
import { picture } from '../picture.ts'
import { laptop, mug } from '../props-desk.ts'
import { bulbs } from '../props-room.ts'
import { at, circle, ellipse, glow, polygon, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const sunrise = picture('gallery/sunrise', 1600, 900, draw())

function draw(): Shape {
  const hills =
    shape('M360,560 Q560,440 800,520 T1240,480 L1240,640 L360,640Z', '#b0627a') +
    shape('M360,600 Q640,510 900,580 T1240,560 L1240,640 L360,640Z', '#6d4470')
  const view =
    rect(360, 90, 880, 550, '#f6a86a') +
    glow('dawn', 800, 520, 420, '#fff3c4', 1) +
    circle(800, 520, 96, '#fff0bd') +
    hills
  const frame =
    rect(340, 70, 920, 24, white, 4) +
    rect(340, 636, 920, 26, white, 4) +
    rect(340, 70, 24, 590, white) +
    rect(1236, 70, 24, 590, white) +
    rect(788, 80, 20, 570, white)
  const desk = rect(0, 720, 1600, 180, wood) + rect(0, 720, 1600, 16, white, 0, 0.25)
  const sleeper = at(
    560,
    690,
    shape('M-190,60 C-190,-50 -110,-84 -30,-70 C70,-60 120,0 130,60Z', blue) +
      stroke('M-160,44 Q-20,64 120,38', blue, 46) +
      circle(134, 36, 22, cast.ada.skin) +
      at(
        36,
        -40,
        ellipse(0, 0, 74, 64, cast.ada.hair) +
          ellipse(22, 14, 50, 46, cast.ada.skin) +
          shape('M-40,-34 C0,-70 70,-50 72,4 C50,-20 10,-24 -20,14Z', cast.ada.hair) +
          stroke('M18,14 Q28,22 38,14 M50,12 Q58,20 66,12', ink, 4) +
          stroke('M40,36 Q48,40 54,34', ink, 4, { opacity: 0.7 }),
        { turn: 10 },
      ),
  )
  const zeds = repeat(3, (i) =>
    at(720 + i * 46, 590 - i * 56, stroke('M-12,-14 L12,-14 L-12,14 L12,14', ink, 6), { scale: 0.8 + i * 0.35 }),
  )
  const still =
    at(1010, 770, laptop(), { scale: 1.15 }) +
    at(1220, 800, mug(red)) +
    at(1320, 790, mug(white, false)) +
    at(1420, 812, mug(green)) +
    at(
      250,
      830,
      rect(-110, -22, 220, 44, paleYellow, 4) + rect(-96, -8, 130, 8, ink, 4, 0.4) + rect(-96, 6, 90, 8, ink, 4, 0.4),
      { turn: -6 },
    )
  return (
    rect(0, 0, 1600, 900, '#43335e') +
    view +
    frame +
    polygon(
      [
        [360, 660],
        [1240, 660],
        [1500, 900],
        [100, 900],
      ],
      '#fff0bd',
      0.12,
    ) +
    bulbs([0, 30], [340, 60], 40, 4) +
    bulbs([1260, 60], [1600, 30], 40, 4) +
    desk +
    sleeper +
    zeds +
    still +
    polygon(
      [
        [420, 720],
        [1180, 720],
        [1320, 900],
        [280, 900],
      ],
      '#fff0bd',
      0.16,
    )
  )
}
