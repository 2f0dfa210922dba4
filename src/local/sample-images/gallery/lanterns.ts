import { cast } from '../cast.ts'
import { blue, green, ink, night, red, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { stars } from '../props-outdoors.ts'
import { arms, standing } from '../standing.ts'
import { at, ellipse, glow, line, rect, repeat, shape, sky, stroke, type Shape } from '../svg.ts'

export const lanterns = picture('gallery/lanterns', 1200, 1800, draw())

function draw(): Shape {
  const lantern = (x: number, y: number, scale: number, colour: string) => {
    const body = shape('M-46,-50 Q-76,0 -46,50 L46,50 Q76,0 46,-50Z', colour)
    const ribs =
      stroke('M-20,-50 Q-34,0 -20,50 M20,-50 Q34,0 20,50', ink, 4, { opacity: 0.16 }) +
      ellipse(0, 6, 26, 34, '#fff3c4', 0.75)
    const tassels = repeat(5, (i) => line([-24 + i * 12, 62], [-24 + i * 12, 98], colour, 5))
    return (
      line([x, 0], [x, y - 60 * scale], '#3b2f4a', 3) +
      glow(`lantern${x}`, x, y, 210 * scale, '#ffd876', 0.5) +
      at(x, y, body + ribs + rect(-40, -60, 80, 14, yellow, 5) + rect(-40, 48, 80, 14, yellow, 5) + tassels, { scale })
    )
  }
  const set =
    lantern(180, 320, 1.5, red) +
    lantern(420, 520, 1.25, yellow) +
    lantern(610, 250, 1.2, green) +
    lantern(800, 460, 1.6, blue) +
    lantern(1040, 300, 1.35, red) +
    lantern(1120, 640, 1, yellow)
  const arches = repeat(
    3,
    (i) =>
      shape(
        `M${70 + i * 380},1330 L${70 + i * 380},1010 Q${220 + i * 380},820 ${370 + i * 380},1010 L${370 + i * 380},1330Z`,
        '#3a2b55',
      ) +
      shape(
        `M${110 + i * 380},1330 L${110 + i * 380},1030 Q${220 + i * 380},880 ${330 + i * 380},1030 L${330 + i * 380},1330Z`,
        '#ffb65c',
        0.35,
      ),
  )
  const wall = rect(0, 780, 1200, 560, '#4d3a68') + rect(0, 770, 1200, 26, '#6b5186')
  const ground =
    rect(0, 1320, 1200, 480, '#2b2144') + repeat(6, (i) => ellipse(600, 1420 + i * 74, 700, 4, '#6b5186', 0.35))
  const friends =
    at(330, 1640, standing(cast.echo, arms.down, arms.bent, ink), { scale: 1.5 }) +
    at(610, 1660, standing(cast.dev, arms.bent, arms.down, night), { scale: 1.55 }) +
    at(890, 1640, standing(cast.juno, arms.down, arms.out, ink), { scale: 1.5 })
  const diyas = repeat(7, (i) =>
    at(
      90 + i * 172,
      1748 - (i % 2) * 30,
      glow(`flame${i}`, 0, -22, 70, '#ffb65c', 0.7) +
        shape('M-32,-10 Q0,34 32,-10Z', '#b0623a') +
        shape('M0,-44 Q16,-22 0,-10 Q-16,-22 0,-44Z', '#ffe08a'),
    ),
  )
  return (
    sky(1200, 1800, '#241b45', '#a4567a') + stars(1200, 560, 50, 11) + wall + arches + ground + set + friends + diyas
  )
}
