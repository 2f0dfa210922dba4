import { cast } from '../cast.ts'
import {
  blue,
  dusk,
  green,
  ink,
  mist,
  paleBlue,
  paleGreen,
  paleRed,
  paleYellow,
  red,
  slate,
  white,
  yellow,
} from '../palette.ts'
import { picture } from '../picture.ts'
import { arms, standing } from '../standing.ts'
import { at, line, pick, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const whiteboard = picture('gallery/whiteboard', 1400, 1050, draw())

function draw(): Shape {
  const box = (x: number, y: number, width: number, colour: string, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="96" rx="12" fill="${fill}" stroke="${colour}" stroke-width="7"/>` +
    line([x + 26, y + 38], [x + width - 40, y + 38], colour, 8) +
    line([x + 26, y + 62], [x + width - 80, y + 62], colour, 8, { opacity: 0.5 })
  const drum = (x: number, y: number) =>
    shape(`M${x},${y} v110 a80,26 0 0 0 160,0 v-110`, paleYellow) +
    stroke(`M${x},${y} v110 a80,26 0 0 0 160,0 v-110 M${x},${y + 52} a80,26 0 0 0 160,0`, yellow, 7) +
    `<ellipse cx="${x + 80}" cy="${y}" rx="80" ry="26" fill="${paleYellow}" stroke="${yellow}" stroke-width="7"/>`
  const arrow = (path: string, tip: string) => stroke(path, ink, 7) + stroke(tip, ink, 7)
  const arrows =
    arrow('M540,238 L650,238', 'M628,220 L652,238 L628,256') +
    arrow('M870,238 Q960,240 990,320', 'M966,304 L992,326 L1004,294') +
    arrow('M756,296 L756,380', 'M738,360 L756,384 L774,360') +
    arrow('M640,440 Q540,450 470,400', 'M490,424 L466,396 L500,394')
  const cloud = at(
    1010,
    410,
    `<path d="M-80,40 a44,44 0 0 1 10,-86 a64,64 0 0 1 118,-12 a50,50 0 0 1 40,98 Z" fill="${paleBlue}" stroke="${blue}" stroke-width="7"/>`,
  )
  const board =
    rect(200, 96, 1010, 540, ink, 16, 0.14) +
    rect(190, 84, 1010, 540, mist, 16) +
    rect(206, 100, 978, 508, white, 8) +
    rect(560, 624, 280, 16, slate, 4) +
    repeat(3, (i) => rect(600 + i * 70, 612, 52, 12, pick([red, blue, green], i), 5))
  const drawing =
    box(320, 190, 212, blue, paleBlue) +
    box(656, 190, 206, red, paleRed) +
    drum(676, 404) +
    cloud +
    arrows +
    box(290, 320, 180, green, paleGreen)
  const people =
    at(130, 1014, standing(cast.dev, arms.down, arms.wave, dusk), { scale: 1.75 }) +
    at(1290, 1020, standing(cast.lumen, arms.out, arms.down, ink), { scale: 1.75 })
  return (
    rect(0, 0, 1400, 1050, paleRed) +
    rect(0, 860, 1400, 190, '#e2aba0') +
    rect(0, 850, 1400, 14, white) +
    board +
    drawing +
    people
  )
}
