import {
  accents,
  blue,
  deepBlue,
  deepGreen,
  dusk,
  ink,
  mist,
  night,
  paleBlue,
  red,
  sand,
  slate,
  white,
  yellow,
} from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, line, pick, polygon, rect, repeat, ring, stroke, type Shape } from '../svg.ts'

export const circuit = picture('gallery/circuit', 1200, 1200, draw())

function draw(): Shape {
  const trace = (path: string, end: readonly [number, number]) =>
    stroke(path, '#6fcf97', 9) + circle(end[0], end[1], 15, '#f2c14e') + circle(end[0], end[1], 6, night)
  const traces =
    trace('M520,520 L520,380 L380,280', [380, 280]) +
    trace('M580,520 L580,330 L690,240', [690, 240]) +
    trace('M640,520 L640,400 L860,300', [860, 300]) +
    trace('M520,700 L520,820 L400,920', [400, 920]) +
    trace('M600,700 L600,900', [600, 900]) +
    trace('M680,700 L680,800 L850,900', [850, 900]) +
    trace('M490,570 L330,570 L330,480', [330, 480]) +
    trace('M710,600 L870,600 L870,500', [870, 500]) +
    trace('M490,650 L350,700', [350, 700]) +
    trace('M710,660 L850,720', [850, 720])
  const chip =
    rect(490, 500, 220, 220, ink, 14) +
    repeat(
      6,
      (i) =>
        rect(508 + i * 33, 484, 16, 22, mist) +
        rect(508 + i * 33, 714, 16, 22, mist) +
        rect(474, 518 + i * 33, 22, 16, mist) +
        rect(704, 518 + i * 33, 22, 16, mist),
    ) +
    circle(520, 530, 10, slate) +
    stroke('M572,582 L544,610 L572,638 M628,582 L656,610 L628,638', paleBlue, 10)
  const board =
    rect(232, 182, 760, 860, ink, 36, 0.18) +
    rect(220, 164, 760, 860, deepGreen, 36) +
    repeat(
      4,
      (i) =>
        circle(i % 2 ? 938 : 262, i < 2 ? 206 : 982, 20, '#f2c14e') +
        circle(i % 2 ? 938 : 262, i < 2 ? 206 : 982, 10, dusk),
    )
  const parts =
    repeat(4, (i) => rect(440 + i * 84, 184, 46, 70, mist, 4)) +
    repeat(
      5,
      (i) => circle(330 + i * 44, 990, 13, pick(accents, i)) + circle(330 + i * 44, 990, 22, pick(accents, i), 0.25),
    ) +
    rect(760, 420, 60, 130, '#c9a36a', 10) +
    repeat(3, (i) => rect(760, 440 + i * 34, 60, 12, pick([red, ink, yellow], i))) +
    rect(820, 930, 110, 66, mist, 8) +
    rect(838, 944, 74, 38, slate, 4)
  const smoke = stroke('M690,190 Q670,150 696,120 Q716,90 694,50', white, 9, { opacity: 0.4 })
  const iron = at(
    700,
    236,
    polygon(
      [
        [0, 0],
        [96, -30],
        [76, -74],
      ],
      mist,
    ) +
      line([86, -52], [230, -124], slate, 40) +
      line([230, -124], [480, -250], red, 66) +
      line([262, -140], [284, -151], ink, 66, { opacity: 0.2 }),
  )
  const spool = at(
    1090,
    980,
    circle(0, 0, 100, sand) +
      circle(0, 0, 80, mist) +
      repeat(4, (i) => ring(0, 0, 44 + i * 10, slate, 3, 0.5)) +
      circle(0, 0, 32, dusk),
  )
  return (
    rect(0, 0, 1200, 1200, blue) +
    repeat(
      11,
      (i) =>
        line([i * 120, 0], [i * 120, 1200], deepBlue, 3, { opacity: 0.5 }) +
        line([0, i * 120], [1200, i * 120], deepBlue, 3, { opacity: 0.5 }),
    ) +
    board +
    traces +
    parts +
    chip +
    smoke +
    iron +
    spool +
    at(96, 240, stroke('M0,-140 L0,60', red, 26) + stroke('M0,60 L0,150', mist, 10)) +
    at(110, 860, stroke('M-20,-80 Q60,0 -10,90 T30,220', yellow, 14))
  )
}
