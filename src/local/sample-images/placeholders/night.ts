import { dusk, green, ink, mist, night as dark, slate, white, wood, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { editor, laptop, mug } from '../props-desk.ts'
import { moon, stars } from '../props-outdoors.ts'
import { bulbs, plant, window } from '../props-room.ts'
import { at, ellipse, glow, polygon, rect, sky, stroke, type Shape } from '../svg.ts'

export const night = picture('3', 1400, 1050, draw())

function draw(): Shape {
  const view = at(300, 150, sky(800, 440, dark, '#2a3f7d') + stars(800, 440, 60) + moon(610, 120, 54))
  const roofs = polygon(
    [
      [300, 590],
      [300, 500],
      [430, 500],
      [430, 460],
      [560, 460],
      [560, 530],
      [760, 530],
      [760, 480],
      [900, 480],
      [900, 520],
      [1100, 520],
      [1100, 590],
    ],
    dark,
  )
  const lights = [380, 480, 600, 820, 960].map((x) => rect(x, 545, 18, 24, '#ffd876')).join('')
  const desk = rect(0, 800, 1400, 250, wood) + rect(0, 800, 1400, 18, white, 0, 0.25)
  const screen = glow('screen', 700, 700, 460, '#9fc0ff', 0.4)
  const chair = rect(560, 900, 280, 200, slate, 60) + rect(590, 930, 220, 170, ink, 44, 0.25)
  const notes = rect(330, 850, 200, 120, white, 4) + stroke('M356,884 H480 M356,912 H500 M356,940 H440', mist, 10)
  return (
    rect(0, 0, 1400, 1050, dusk) +
    window(300, 150, 800, 440, view + roofs + lights) +
    bulbs([0, 30], [1400, 30], 46, 12) +
    screen +
    desk +
    notes +
    ellipse(700, 884, 270, 14, ink, 0.16) +
    at(700, 870, laptop(editor(-92, -128, 184, 116, 7, 17)), { scale: 2 }) +
    at(1010, 890, mug(yellow), { scale: 1.25 }) +
    at(1210, 860, plant(green), { scale: 1.2 }) +
    chair
  )
}
