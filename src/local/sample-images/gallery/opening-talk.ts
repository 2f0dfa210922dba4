import { cast, castNames } from '../cast.ts'
import { blue, dusk, green, ink, mist, night, paper, red, sand, white, wood, yellow } from '../palette.ts'
import { fromBehind } from '../people.ts'
import { picture } from '../picture.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, pick, polygon, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const openingTalk = picture('gallery/opening-talk', 1600, 900, draw())

function draw(): Shape {
  const node = (x: number, y: number, colour: string, radius = 34) =>
    circle(x, y, radius, colour) + circle(x, y, radius * 0.42, white, 0.85)
  const graph = stroke('M560,250 L760,170 L960,250 L760,390 Z M760,170 L760,390 M960,250 L1090,330', mist, 7)
  const nodes =
    node(560, 250, blue) +
    node(760, 170, red) +
    node(960, 250, yellow) +
    node(760, 390, green) +
    node(1090, 330, blue, 24)
  const screen = rect(426, 66, 788, 428, ink, 20) + rect(446, 86, 748, 388, paper, 8) + graph + nodes
  const beams =
    polygon(
      [
        [150, 0],
        [230, 0],
        [760, 640],
        [300, 640],
      ],
      '#fff3c4',
      0.1,
    ) +
    polygon(
      [
        [1450, 0],
        [1370, 0],
        [1000, 640],
        [1380, 640],
      ],
      '#fff3c4',
      0.1,
    )
  const stage =
    rect(0, 600, 1600, 300, night) + rect(150, 584, 1300, 70, wood, 6) + rect(150, 622, 1300, 32, ink, 0, 0.22)
  const lectern =
    shape('M1240,452 L1390,452 L1370,584 L1260,584Z', red) +
    rect(1228, 440, 174, 18, sand, 5) +
    stroke('M1290,440 Q1290,404 1312,396', ink, 6) +
    circle(1316, 394, 10, ink)
  const speaker = at(330, 586, standing(cast.gita, arms.down, arms.out, dusk), { scale: 1 })
  const curtains =
    rect(0, 0, 110, 640, red) +
    rect(1490, 0, 110, 640, red) +
    repeat(3, (i) => rect(22 + i * 34, 0, 12, 640, ink, 0, 0.14) + rect(1504 + i * 34, 0, 12, 640, ink, 0, 0.14))
  return (
    rect(0, 0, 1600, 900, dusk) +
    curtains +
    beams +
    screen +
    stage +
    speaker +
    lectern +
    audience(1600, 756, 13, 0.62, 1) +
    audience(1600, 866, 9, 0.92, 3)
  )
}

/** Rows of people from behind, the nearest row largest. */
function audience(width: number, y: number, count: number, scale: number, offset: number): Shape {
  const step = width / (count - 1)
  return repeat(count, (i) =>
    at(step * i + (i % 2 ? 14 : -10), y + ((i * 37) % 23), fromBehind(cast[pick(castNames, i * 5 + offset)]), {
      scale,
    }),
  )
}
