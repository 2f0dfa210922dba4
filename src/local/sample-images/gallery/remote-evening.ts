import { cast } from '../cast.ts'
import {
  blue,
  deepRed,
  dusk,
  green,
  ink,
  mist,
  night,
  paleBlue,
  paleGreen,
  paleRed,
  paleYellow,
  red,
  sand,
  slate,
  white,
  wood,
  yellow,
} from '../palette.ts'
import { bust } from '../people.ts'
import { picture } from '../picture.ts'
import { mug, sticky } from '../props-desk.ts'
import { bulbs, lamp, plant } from '../props-room.ts'
import { at, circle, clip, ellipse, pick, rect, repeat, type Shape } from '../svg.ts'

export const remoteEvening = picture('gallery/remote-evening', 1600, 900, draw())

function draw(): Shape {
  const names = ['ada', 'ike', 'echo', 'faisal', 'juno', 'hana', 'cass', 'bo', 'gita'] as const
  const tile = (i: number) => {
    const x = 452 + (i % 3) * 236
    const y = 124 + Math.floor(i / 3) * 168
    const person = at(x + 110, y + 82, bust(cast[pick(names, i)]), { scale: 0.68 })
    const frame =
      i === 4
        ? `<rect x="${x}" y="${y}" width="220" height="152" rx="12" fill="none" stroke="${yellow}" stroke-width="8"/>`
        : ''
    return (
      clip(
        `tile${i}`,
        rect(x, y, 220, 152, ink, 12),
        rect(
          x,
          y,
          220,
          152,
          pick([paleBlue, paleYellow, paleGreen, paleRed, blue, sand, yellow, paleBlue, deepRed] as const, i),
        ) + person,
      ) + frame
    )
  }
  const buttons = repeat(4, (i) => circle(710 + i * 60, 652, 20, pick([slate, slate, green, red], i)))
  const monitor =
    rect(760, 690, 80, 100, slate) +
    rect(640, 776, 320, 22, slate, 11) +
    rect(416, 80, 768, 620, night, 22) +
    repeat(9, tile) +
    buttons
  const desk = rect(0, 790, 1600, 110, wood) + rect(0, 790, 1600, 14, white, 0, 0.3)
  const wall =
    rect(0, 0, 1600, 900, dusk) +
    at(220, 0, lamp(150, yellow)) +
    sticky(1290, 180, 110, paleYellow, -4) +
    sticky(1420, 210, 110, paleRed, 5) +
    sticky(1340, 330, 110, paleGreen, 3)
  return (
    wall +
    bulbs([0, 20], [420, 10], 40, 4) +
    monitor +
    desk +
    at(250, 800, plant(red), { scale: 1.3 }) +
    at(1300, 830, mug(blue), { scale: 1.3 }) +
    rect(560, 812, 480, 46, mist, 10) +
    repeat(22, (i) => rect(572 + (i % 11) * 42, 818 + Math.floor(i / 11) * 18, 34, 13, white, 3)) +
    ellipse(1110, 836, 34, 22, mist)
  )
}
