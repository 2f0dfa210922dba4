import { cast } from '../cast.ts'
import { bark, blue, deepGreen, dusk, green, mist, paper, red, white, wood, yellow } from '../palette.ts'
import { bust } from '../people.ts'
import { picture } from '../picture.ts'
import { code, lid, mug, sticky } from '../props-desk.ts'
import { plant, window } from '../props-room.ts'
import { at, circle, pick, rect, repeat, shape, type Shape } from '../svg.ts'

export const pairProgramming = picture('gallery/pair-programming', 1800, 1200, draw())

function draw(): Shape {
  const view =
    rect(1120, 150, 460, 400, '#bcd3fa') +
    circle(1440, 240, 46, white) +
    at(1250, 640, shape('M-200,0 Q0,-170 330,0Z', green)) +
    at(1420, 560, shape('M0,-150 L60,0 L-60,0Z', deepGreen)) +
    at(1500, 570, shape('M0,-110 L46,0 L-46,0Z', deepGreen))
  const shelf =
    rect(150, 400, 430, 20, bark, 4) +
    repeat(6, (i) =>
      rect(
        176 + i * 44,
        400 - 104 - ((i * 23) % 40),
        36,
        104 + ((i * 23) % 40),
        pick([blue, red, paper, green, yellow, dusk] as const, i),
        4,
      ),
    ) +
    at(510, 400, plant(white), { scale: 0.62 })
  const people = at(660, 640, bust(cast.kit), { scale: 1.8 }) + at(1120, 650, bust(cast.echo), { scale: 1.8 })
  const desk = rect(0, 960, 1800, 240, wood) + rect(0, 960, 1800, 18, white, 0, 0.3)
  const thinking = at(
    860,
    270,
    shape(
      'M-150,-110 h300 a34,34 0 0 1 34,34 v110 a34,34 0 0 1 -34,34 h-120 l-34,44 l-24,-44 h-122 a34,34 0 0 1 -34,-34 v-110 a34,34 0 0 1 34,-34Z',
      white,
    ) + code(-140, -76, 290, 4, 40, 12),
  )
  return (
    rect(0, 0, 1800, 1200, '#f3dfb4') +
    window(1120, 150, 460, 400, view) +
    shelf +
    thinking +
    people +
    desk +
    at(890, 1030, lid(mist, blue), { scale: 2.3 }) +
    at(330, 1070, mug(red), { scale: 1.5 }) +
    at(1430, 1080, mug(green), { scale: 1.5, flip: true }) +
    sticky(1240, 1010, 110, yellow, 8) +
    at(1620, 1010, plant(blue), { scale: 1.3 })
  )
}
