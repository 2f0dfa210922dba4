import { cast, type CastName } from '../cast.ts'
import { blue, green, ink, paleBlue, paper, red, sand, slate, white, yellow } from '../palette.ts'
import { bust } from '../people.ts'
import { picture } from '../picture.ts'
import { at, circle, pick, polygon, rect, repeat, stroke, type Shape } from '../svg.ts'

export const groupPhoto = picture('gallery/group-photo', 1800, 1200, draw())

function draw(): Shape {
  const columns = repeat(
    6,
    (i) =>
      rect(90 + i * 290, 150, 100, 700, white) +
      rect(160 + i * 290, 150, 30, 700, ink, 0, 0.07) +
      rect(72 + i * 290, 130, 136, 34, white, 4),
  )
  const doors = repeat(5, (i) => rect(220 + i * 290, 330, 130, 500, slate, 65, 0.28))
  const pediment =
    polygon(
      [
        [-60, 110],
        [900, -150],
        [1860, 110],
      ],
      sand,
    ) +
    rect(0, 96, 1800, 40, white) +
    circle(900, 20, 44, yellow) +
    stroke('M884,4 L868,20 L884,36 M916,4 L932,20 L916,36', ink, 8)
  const steps = repeat(
    4,
    (i) =>
      rect(0, 760 + i * 110, 1800, 120, pick([sand, '#dfd2b6'], i)) + rect(0, 760 + i * 110, 1800, 12, white, 0, 0.7),
  )
  const row = (names: readonly CastName[], x: number, y: number, step: number, scale: number) =>
    names.map((name, i) => at(x + i * step, y + (i % 2) * 12, bust(cast[name]), { scale })).join('')
  const back = row(['faisal', 'juno', 'dev', 'lumen', 'ike'], 380, 620, 260, 1.12)
  const front = row(['ada', 'hana', 'bo', 'gita', 'cass', 'kit'], 250, 870, 262, 1.26)
  const banner =
    rect(60, 1052, 1680, 190, blue, 10) +
    rect(60, 1052, 1680, 14, white, 6, 0.25) +
    stroke('M520,1110 L474,1148 L520,1186 M1280,1110 L1326,1148 L1280,1186', white, 16) +
    repeat(4, (i) => circle(690 + i * 140, 1148, 40, pick([red, yellow, green, paper], i)))
  return rect(0, 0, 1800, 1200, paleBlue) + pediment + columns + doors + steps + back + front + banner
}
