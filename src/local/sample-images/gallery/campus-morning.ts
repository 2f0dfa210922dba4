import { cast } from '../cast.ts'
import { bark, blue, deepGreen, dusk, green, ink, red, sand, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { tree } from '../props-outdoors.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, pick, polygon, rect, repeat, ring, shape, sky, stroke, type Shape } from '../svg.ts'

export const campusMorning = picture('gallery/campus-morning', 1600, 900, draw())

function draw(): Shape {
  const clouds = [
    [220, 150, 1],
    [720, 96, 0.7],
    [1330, 190, 1.15],
  ] as const
  const cloud = clouds
    .map(([x, y, scale]) =>
      at(x, y, rect(-90, 0, 180, 44, white, 22) + circle(-30, 0, 42, white) + circle(34, 4, 32, white), { scale }),
    )
    .join('')
  const wing = (x: number) =>
    rect(x, 360, 470, 340, '#e2b48c') +
    rect(x - 14, 340, 498, 30, bark, 4) +
    repeat(
      5,
      (i) =>
        rect(x + 34 + i * 86, 410, 54, 90, dusk, 27) +
        rect(x + 34 + i * 86, 550, 54, 110, dusk, 8) +
        rect(x + 58 + i * 86, 410, 6, 90, white, 0, 0.5) +
        rect(x + 58 + i * 86, 550, 6, 110, white, 0, 0.5),
    )
  const tower =
    rect(670, 200, 260, 500, '#d39f74') +
    polygon(
      [
        [640, 204],
        [800, 70],
        [960, 204],
      ],
      red,
    ) +
    circle(800, 290, 56, white) +
    ring(800, 290, 56, bark, 8) +
    stroke('M800,290 L800,254 M800,290 L824,304', ink, 7) +
    rect(736, 540, 128, 160, bark, 64) +
    rect(748, 556, 104, 144, ink, 52)
  const banner =
    rect(690, 380, 220, 118, blue, 6) +
    stroke('M752,416 L730,438 L752,460 M848,416 L870,438 L848,460', white, 9) +
    repeat(3, (i) => circle(775 + i * 25, 438, 7, pick([yellow, white, yellow], i)))
  const lawn =
    rect(0, 690, 1600, 210, green) +
    shape('M0,700 Q400,650 800,700 T1600,690 L1600,720 L0,720Z', green) +
    polygon(
      [
        [740, 700],
        [860, 700],
        [1090, 900],
        [510, 900],
      ],
      sand,
    )
  const bicycle = (x: number, colour: string) =>
    at(
      x,
      830,
      ring(-52, 0, 36, ink, 7) +
        ring(52, 0, 36, ink, 7) +
        stroke('M-52,0 L-16,-58 L34,-58 L52,0 M-16,-58 L2,0 L34,-58 M-52,0 L2,0', colour, 8) +
        stroke('M-30,-70 L-4,-70 M34,-58 L30,-84 L50,-90', ink, 8),
    )
  const people =
    at(690, 812, standing(cast.hana, arms.down, arms.bent, ink), { scale: 0.56 }) +
    at(905, 850, standing(cast.faisal, arms.down, arms.wave, dusk), { scale: 0.62 })
  return (
    sky(1600, 900, '#8fb6f2', '#e7f0fb') +
    cloud +
    wing(190) +
    wing(940) +
    tower +
    banner +
    lawn +
    at(110, 740, tree(deepGreen), { scale: 1.25 }) +
    at(1490, 750, tree(deepGreen), { scale: 1.4 }) +
    at(330, 730, tree('#3cae74'), { scale: 0.62 }) +
    bicycle(250, red) +
    bicycle(410, yellow) +
    bicycle(1250, blue) +
    people
  )
}
