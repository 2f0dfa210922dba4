import { cast } from '../cast.ts'
import { blue, green, ink, night, red, white, yellow } from '../palette.ts'
import { fromBehind } from '../people.ts'
import { picture } from '../picture.ts'
import { lamp } from '../props-room.ts'
import { at, circle, ellipse, glow, rect, type Shape } from '../svg.ts'

export const gameNight = picture('gallery/game-night', 1400, 1050, draw())

function draw(): Shape {
  const pixel = 34
  const level = [
    '...........................',
    '..........yyy..............',
    '...................rr......',
    '.....ww............rr......',
    '....wwww.......g..ggg......',
    '..............ggg..........',
    '...b......gg..........yy...',
    '..bb..............ggggggg..',
    'gggggggg....gggggggggggggg.',
  ] as const
  const colours: Record<string, string> = { y: yellow, r: red, w: white, g: green, b: blue }
  const pixels = level
    .map((row, y) =>
      [...row]
        .map((mark, x) =>
          mark in colours
            ? rect(246 + x * pixel, 150 + y * pixel * 1.35, pixel, pixel * 1.35, colours[mark] ?? ink)
            : '',
        )
        .join(''),
    )
    .join('')
  const screen = rect(216, 110, 968, 480, night, 14) + rect(240, 134, 920, 432, '#24386f') + at(0, 0, pixels)
  const shine = glow('screen', 700, 380, 760, blue, 0.5)
  const sofa =
    rect(150, 780, 1100, 330, red, 60) +
    rect(90, 840, 160, 260, '#a93a2d', 60) +
    rect(1150, 840, 160, 260, '#a93a2d', 60)
  const heads =
    at(440, 700, fromBehind(cast.kit), { scale: 1.25 }) +
    at(720, 716, fromBehind(cast.lumen), { scale: 1.25 }) +
    at(990, 700, fromBehind(cast.dev), { scale: 1.25 })
  const pad = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      rect(-58, -30, 116, 60, white, 30) +
        circle(32, -4, 9, red) +
        circle(32, 14, 9, blue) +
        rect(-42, -6, 30, 10, ink, 3) +
        rect(-32, -16, 10, 30, ink, 3),
      { turn },
    )
  return (
    rect(0, 0, 1400, 1050, ink) +
    shine +
    screen +
    at(120, 0, lamp(120, yellow)) +
    at(1290, 0, lamp(90, green)) +
    heads +
    sofa +
    pad(250, 880, -18) +
    pad(1130, 900, 14) +
    ellipse(700, 1050, 700, 26, night)
  )
}
