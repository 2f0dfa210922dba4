import { cast } from '../cast.ts'
import { blue, green, ink, night, red, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { confetti } from '../props-room.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, polygon, rect, repeat, ring, shape, type Shape } from '../svg.ts'

export const podium = picture('gallery/podium', 1200, 1600, draw())

function draw(): Shape {
  const rays = repeat(12, (i) =>
    at(
      600,
      640,
      polygon(
        [
          [0, 0],
          [-130, -1200],
          [130, -1200],
        ],
        white,
        0.06,
      ),
      { turn: i * 30 },
    ),
  )
  const block = (x: number, y: number, colour: string, mark: Shape) =>
    rect(x, y, 270, 1600 - y, colour) +
    rect(x, y, 270, 22, white, 0, 0.3) +
    rect(x + 210, y, 60, 1600 - y, ink, 0, 0.1) +
    at(x + 125, y + 130, mark)
  const dots = (count: number) => repeat(count, (i) => circle((i - (count - 1) / 2) * 48, 0, 18, white))
  const cup =
    shape('M-56,-120 L56,-120 Q54,-30 0,-20 Q-54,-30 -56,-120Z', yellow) +
    ring(-60, -86, 24, yellow, 11) +
    ring(60, -86, 24, yellow, 11) +
    rect(-10, -24, 20, 36, yellow) +
    rect(-40, 8, 80, 20, ink, 5) +
    shape('M-34,-108 L-18,-108 L-10,-40 Q-32,-56 -34,-108Z', white, 0.45)
  const steps = block(195, 1130, red, dots(2)) + block(735, 1210, green, dots(3)) + block(465, 1010, '#24386f', dots(1))
  const people =
    at(330, 1132, standing(cast.echo, arms.wave, arms.down, ink), { scale: 1.4 }) +
    at(870, 1212, standing(cast.ike, arms.down, arms.wave, night), { scale: 1.4 }) +
    at(600, 1012, standing(cast.ada, arms.lift, arms.lift, ink), { scale: 1.5 })
  return (
    rect(0, 0, 1200, 1600, blue) +
    rays +
    confetti(1200, 980, 120) +
    steps +
    at(600, 500, cup, { scale: 1.55 }) +
    people +
    rect(0, 1560, 1200, 40, ink, 0, 0.25)
  )
}
