import { cast } from '../cast.ts'
import { accents, bark, blue, dusk, green, ink, mist, paleBlue, red, sand, white, yellow } from '../palette.ts'
import { bust } from '../people.ts'
import { picture } from '../picture.ts'
import { lid } from '../props-desk.ts'
import { bulbs, plant, table } from '../props-room.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, line, pick, rect, repeat, shape, type Shape } from '../svg.ts'

export const registrationDesk = picture('gallery/registration-desk', 1800, 1200, draw())

function draw(): Shape {
  const board =
    rect(90, 150, 330, 420, white, 12) +
    rect(90, 150, 330, 90, red, 12) +
    repeat(
      5,
      (i) =>
        circle(136, 292 + i * 54, 15, pick(accents, i)) + rect(168, 282 + i * 54, 200 - ((i * 43) % 90), 18, mist, 9),
    ) +
    line([140, 570], [120, 880], bark, 14) +
    line([370, 570], [390, 880], bark, 14)
  const seated = at(700, 560, bust(cast.lumen), { scale: 1.05 }) + at(990, 566, bust(cast.faisal), { scale: 1.05 })
  const desk =
    table(520, 740, 690, 240, white) +
    rect(540, 770, 650, 190, blue, 4) +
    repeat(5, (i) => circle(640 + i * 112, 866, 30, pick([white, yellow, paleBlue, red, white], i)))
  const stack =
    at(720, 728, lid(), { scale: 0.85 }) +
    repeat(4, (i) => rect(880 + i * 3, 712 - i * 14, 96, 12, pick(accents, i), 2)) +
    at(
      1120,
      728,
      shape('M-34,-60 L34,-60 L28,0 L-28,0Z', green) +
        repeat(4, (i) => line([-18 + i * 12, -56], [-26 + i * 18, -108], pick(accents, i + 1), 8)),
    )
  const queue =
    at(1290, 1080, standing(cast.cass, arms.bent, arms.down, ink), { scale: 1.62 }) +
    at(1460, 1100, standing(cast.bo, arms.down, arms.bent, dusk), { scale: 1.7 }) +
    at(1630, 1090, standing(cast.gita, arms.down, arms.wave, ink), { scale: 1.62 })
  return (
    rect(0, 0, 1800, 1200, paleBlue) +
    circle(900, 420, 520, white, 0.35) +
    rect(0, 900, 1800, 300, sand) +
    bulbs([0, 40], [900, 30], 60, 8) +
    bulbs([900, 30], [1800, 50], 60, 8) +
    board +
    seated +
    desk +
    stack +
    at(470, 1010, plant(red), { scale: 1.15 }) +
    queue
  )
}
