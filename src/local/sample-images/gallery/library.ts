import { cast } from '../cast.ts'
import {
  accents,
  bark,
  deepGreen,
  dusk,
  green,
  ink,
  mist,
  paleBlue,
  paleRed,
  paper,
  red,
  white,
  wood,
  yellow,
} from '../palette.ts'
import { fromBehind } from '../people.ts'
import { picture } from '../picture.ts'
import { lid } from '../props-desk.ts'
import { at, ellipse, glow, line, pick, rect, repeat, shape, type Shape } from '../svg.ts'

export const library = picture('gallery/library', 1400, 1050, draw())

function draw(): Shape {
  const shelf = (y: number) =>
    rect(0, y + 150, 1400, 22, bark) +
    repeat(46, (i) => {
      const height = 92 + ((i * 37) % 50)
      return (i * 7) % 11 === 0
        ? ''
        : rect(
            8 + i * 30.4,
            y + 150 - height,
            25,
            height,
            pick([...accents, paper, dusk, paleRed] as const, i * 3 + y),
            3,
          ) + rect(8 + i * 30.4, y + 168 - height, 25, 7, white, 0, 0.4)
    })
  const shelves =
    rect(0, 0, 1400, 700, '#5b3d2a') +
    shelf(10) +
    shelf(190) +
    shelf(370) +
    repeat(4, (i) => rect(i * 462 - 12, 0, 24, 700, bark))
  const reading = (x: number) =>
    at(
      x,
      700,
      rect(-7, -150, 14, 150, yellow) +
        ellipse(0, 0, 54, 12, yellow) +
        glow(`reading${x}`, 0, -130, 210, '#fff3c4', 0.6) +
        shape('M-80,-140 Q-60,-190 0,-190 Q60,-190 80,-140Z', deepGreen),
    )
  const top =
    rect(0, 690, 1400, 360, wood) + rect(0, 690, 1400, 20, white, 0, 0.25) + rect(0, 1010, 1400, 40, ink, 0, 0.16)
  const near =
    at(300, 930, fromBehind(cast.juno), { scale: 1.25 }) +
    at(740, 950, fromBehind(cast.hana), { scale: 1.25 }) +
    at(1140, 930, fromBehind(cast.echo), { scale: 1.25 })
  const books = repeat(4, (i) => rect(470 + (i % 2) * 8, 800 - i * 24, 130, 24, pick(accents, i), 4))
  const open = at(
    930,
    830,
    shape('M0,0 Q-60,-28 -120,-8 L-120,50 Q-60,30 0,56Z', white) +
      shape('M0,0 Q60,-28 120,-8 L120,50 Q60,30 0,56Z', paper) +
      repeat(
        3,
        (i) =>
          line([-100, 6 + i * 13], [-26, 10 + i * 13], mist, 4) + line([26, 10 + i * 13], [100, 6 + i * 13], mist, 4),
      ),
  )
  return (
    shelves +
    top +
    reading(180) +
    reading(720) +
    reading(1230) +
    at(390, 716, lid(mist, red), { scale: 1 }) +
    at(1010, 716, lid(paleBlue, green), { scale: 1 }) +
    books +
    open +
    near
  )
}
