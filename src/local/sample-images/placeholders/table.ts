import { bark, blue, green, mist, paleYellow, red, sand, slate, white, wood, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { mug } from '../props-desk.ts'
import { lamp, plant } from '../props-room.ts'
import { at, circle, rect, repeat, type Shape } from '../svg.ts'

export const table = picture('2', 1400, 1050, draw())

function draw(): Shape {
  const chair = (x: number) => rect(x - 66, 560, 132, 170, blue, 26) + rect(x - 66, 690, 132, 60, '#264da8', 16)
  const closed = at(620, 742, rect(-130, -20, 260, 14, mist, 7) + rect(-136, -8, 272, 12, slate, 6))
  return (
    rect(0, 0, 1400, 1050, paleYellow) +
    circle(700, 480, 360, white, 0.45) +
    rect(0, 900, 1400, 150, sand) +
    at(420, 0, lamp(190, red)) +
    at(980, 0, lamp(150, green)) +
    repeat(4, (i) => chair(340 + i * 240)) +
    rect(190, 746, 1020, 34, wood, 8) +
    rect(250, 780, 28, 200, bark) +
    rect(1122, 780, 28, 200, bark) +
    closed +
    at(840, 746, mug(yellow)) +
    at(1060, 746, plant(red), { scale: 0.8 })
  )
}
