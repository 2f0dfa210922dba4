import { cast } from '../cast.ts'
import { ink, red, slate } from '../palette.ts'
import { picture } from '../picture.ts'
import { moon, stars, tree } from '../props-outdoors.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, line, pick, polygon, rect, repeat, shape, sky, type Shape } from '../svg.ts'

export const nightHack = picture('gallery/night-hack', 1800, 1200, draw())

function draw(): Shape {
  const pane = (x: number, y: number, lit: boolean, i: number) =>
    rect(x, y, 92, 116, lit ? pick(['#ffd876', '#ffe6a3', '#ffcf5c'], i) : '#1b2a52', 6) +
    (lit && i % 2 === 0 ? circle(x + 46, y + 76, 18, ink, 0.75) + rect(x + 18, y + 92, 56, 24, ink, 10, 0.75) : '') +
    rect(x + 43, y, 6, 116, '#101c3d')
  const floors = repeat(4, (floor) =>
    repeat(9, (i) =>
      pane(402 + i * 116, 330 + floor * 170, floor === 1 || (floor === 2 && i === 6) || (floor === 0 && i === 2), i),
    ),
  )
  const block =
    rect(350, 250, 1100, 800, '#101c3d') +
    rect(320, 226, 1160, 40, '#1b2a52', 6) +
    rect(350, 494, 1100, 12, '#1b2a52') +
    rect(350, 664, 1100, 12, '#1b2a52') +
    rect(350, 834, 1100, 12, '#1b2a52')
  const spill = polygon(
    [
      [400, 630],
      [1440, 630],
      [1640, 1200],
      [200, 1200],
    ],
    '#ffd876',
    0.07,
  )
  const mast =
    line([1300, 226], [1300, 96], slate, 8) + line([1262, 130], [1338, 130], slate, 6) + circle(1300, 92, 9, red)
  const door = rect(830, 900, 150, 150, '#ffd876', 8) + rect(902, 900, 6, 150, '#101c3d')
  const ground =
    shape('M0,1050 Q900,1000 1800,1050 L1800,1200 L0,1200Z', '#0a1128') +
    polygon(
      [
        [840, 1050],
        [970, 1050],
        [1130, 1200],
        [680, 1200],
      ],
      '#ffd876',
      0.16,
    )
  const trees =
    at(180, 1070, tree('#163a3a'), { scale: 1.35 }) +
    at(1620, 1070, tree('#163a3a'), { scale: 1.6 }) +
    at(1420, 1080, tree('#1c4a43'), { scale: 0.8 })
  return (
    sky(1800, 1200, '#0a1230', '#2a3f7d') +
    stars(1800, 760, 130) +
    moon(1560, 190, 74) +
    mast +
    block +
    floors +
    door +
    spill +
    ground +
    trees +
    at(700, 1120, standing(cast.bo, arms.down, arms.down, '#3d4f86'), { scale: 0.62 })
  )
}
