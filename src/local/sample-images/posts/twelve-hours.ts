import { blue, dusk, green, ink, mist, night, paleYellow, paper, red, slate, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { lid, mug } from '../props-desk.ts'
import { stars } from '../props-outdoors.ts'
import { at, circle, line, rect, repeat, shape, type Shape } from '../svg.ts'

export const twelveHours = picture('posts/twelve-hours', 1280, 720, draw())

function draw(): Shape {
  const clock =
    circle(640, 372, 236, night, 0.35) +
    circle(640, 360, 232, white) +
    circle(640, 360, 206, paper) +
    repeat(12, (i) => at(640, 360, rect(-7, -190, 14, i % 3 ? 22 : 40, i % 3 ? slate : ink, 6), { turn: i * 30 }))
  const hours = shape('M640,360 L640,190 A170,170 0 1 1 493,275Z', yellow, 0.85)
  const hands =
    line([640, 360], [640, 216], ink, 16) + line([640, 360], [520, 292], red, 12) + circle(640, 360, 18, ink)
  return (
    rect(0, 0, 1280, 720, dusk) +
    stars(1280, 480, 60, 4) +
    rect(0, 560, 1280, 160, night) +
    clock +
    hours +
    hands +
    at(200, 600, lid(mist, blue), { scale: 1.3 }) +
    at(1080, 600, lid(paleYellow, red), { scale: 1.3 }) +
    at(360, 640, mug(red), { scale: 0.9 }) +
    at(930, 640, mug(green), { scale: 0.9, flip: true })
  )
}
