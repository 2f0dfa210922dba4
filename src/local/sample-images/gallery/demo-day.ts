import { cast } from '../cast.ts'
import { accents, blue, green, ink, mist, paleBlue, paleGreen, paper, red, sand, slate, white } from '../palette.ts'
import { bust } from '../people.ts'
import { picture } from '../picture.ts'
import { laptop } from '../props-desk.ts'
import { table } from '../props-room.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, line, pick, polygon, rect, repeat, stroke, type Shape } from '../svg.ts'

export const demoDay = picture('gallery/demo-day', 1600, 900, draw())

function draw(): Shape {
  const booth = (x: number, colour: string, who: Shape, thing: Shape) =>
    rect(x + 12, 214, 10, 320, slate) +
    rect(x + 318, 214, 10, 320, slate) +
    rect(x, 190, 340, 96, colour, 10) +
    rect(x + 40, 222, 200, 14, white, 7, 0.9) +
    rect(x + 40, 248, 130, 14, white, 7, 0.6) +
    who +
    table(x, 560, 340, 170) +
    rect(x + 14, 582, 312, 100, colour, 4) +
    rect(x + 14, 582, 312, 18, ink, 0, 0.14) +
    thing
  const robot = at(
    875,
    548,
    rect(-42, -112, 84, 70, paleBlue, 14) +
      rect(-52, -42, 104, 42, blue, 10) +
      circle(-17, -80, 10, ink) +
      circle(17, -80, 10, ink) +
      line([0, -112], [0, -138], slate, 6) +
      circle(0, -142, 9, red) +
      rect(-20, -60, 40, 6, ink, 3),
  )
  const app = at(
    1330,
    548,
    rect(-40, -150, 80, 150, ink, 14) +
      rect(-33, -138, 66, 126, paper, 6) +
      rect(-26, -128, 52, 40, green, 6) +
      repeat(3, (i) => rect(-26, -78 + i * 18, 52 - i * 12, 9, mist, 4)),
  )
  const people = [
    at(330, 560, bust(cast.bo), { scale: 0.86 }),
    at(740, 556, bust(cast.juno), { scale: 0.86 }),
    at(1190, 560, bust(cast.dev), { scale: 0.86 }),
  ] as const
  const place = (i: 0 | 1 | 2) => at(0, -178, people[i])
  const booths =
    booth(150, blue, place(0), at(420, 548, laptop(), { scale: 0.84 })) +
    booth(630, red, place(1), robot) +
    booth(1110, green, place(2), app)
  const flags =
    repeat(3, (i) => stroke(`M${i * 533},60 Q${i * 533 + 266},150 ${i * 533 + 533},60`, ink, 4)) +
    repeat(18, (i) =>
      at(
        i * 92 + 28,
        70 + Math.sin((((i * 92 + 28) % 533) / 533) * Math.PI) * 44,
        polygon(
          [
            [-26, 0],
            [26, 0],
            [0, 54],
          ],
          pick(accents, i),
        ),
      ),
    )
  const visitors =
    at(70, 886, standing(cast.kit, arms.down, arms.bent, ink), { scale: 1.15 }) +
    at(1040, 896, standing(cast.hana, arms.out, arms.down, ink), { scale: 1.1, flip: true })
  return rect(0, 0, 1600, 900, paleGreen) + rect(0, 640, 1600, 260, sand) + flags + booths + visitors
}
