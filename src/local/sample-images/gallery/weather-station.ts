import { cast } from '../cast.ts'
import { blue, dusk, green, ink, mist, paleBlue, red, slate, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { plant } from '../props-room.ts'
import { arms, standing } from '../standing.ts'
import { at, circle, glow, line, polygon, rect, repeat, shape, sky, stroke, type Shape } from '../svg.ts'

export const weatherStation = picture('gallery/weather-station', 1200, 1800, draw())

function draw(): Shape {
  const city = (y: number, colour: string, seed: number) =>
    repeat(14, (i) => rect(i * 92 - 20, y - ((i * seed) % 190), 98, 900, colour))
  const dishes = at(
    860,
    1080,
    line([0, 0], [0, -420], slate, 16) +
      line([-110, -300], [110, -300], slate, 8) +
      repeat(3, (i) =>
        at(0, -430, line([0, 0], [88, 0], ink, 7) + shape('M88,-26 A26,26 0 0 1 88,26Z', red), { turn: -12 + i * 120 }),
      ) +
      circle(0, -430, 14, ink) +
      rect(-146, -344, 72, 74, white, 10) +
      repeat(4, (i) => rect(-146, -338 + i * 18, 72, 6, mist)) +
      at(110, -300, shape('M-6,-6 L70,-40 L70,28Z', yellow)) +
      rect(-60, -220, 120, 150, white, 12) +
      rect(-44, -204, 88, 54, ink, 6) +
      stroke('M-36,-166 L-18,-184 L0,-172 L18,-192 L36,-180', green, 6) +
      circle(-30, -118, 9, red) +
      circle(0, -118, 9, yellow) +
      circle(30, -118, 9, green),
  )
  const panel = at(
    250,
    1130,
    polygon(
      [
        [-150, -20],
        [110, -20],
        [190, -180],
        [-70, -180],
      ],
      '#24386f',
    ) +
      repeat(3, (i) => line([-84 + i * 66, -20], [-4 + i * 66, -180], paleBlue, 4, { opacity: 0.6 })) +
      line([-116, -88], [144, -88], paleBlue, 4, { opacity: 0.6 }) +
      line([-60, -20], [-60, 40], slate, 12) +
      line([80, -20], [80, 40], slate, 12),
  )
  const deck =
    rect(0, 1150, 1200, 650, '#cbb9a0') +
    rect(0, 1110, 1200, 50, '#b39d80') +
    repeat(4, (i) => line([0, 1290 + i * 140], [1200, 1290 + i * 140], '#b39d80', 4)) +
    repeat(5, (i) => line([600 + (i - 2) * 230, 1160], [600 + (i - 2) * 420, 1800], '#b39d80', 4))
  const maker =
    at(560, 1660, standing(cast.ike, arms.bent, arms.out, ink), { scale: 1.75 }) +
    at(960, 1690, standing(cast.gita, arms.up, arms.bent, dusk), { scale: 1.65 })
  const sun = glow('sun', 600, 720, 620, '#fff3c4', 0.9) + circle(600, 720, 120, '#fff0bd')
  const birds = repeat(4, (i) =>
    at(220 + i * 110, 300 + ((i * 53) % 90), stroke('M-22,-8 Q-10,-18 0,0 Q10,-18 22,-8', ink, 5)),
  )
  return (
    sky(1200, 1800, '#7fa6ee', '#fbd9a6') +
    sun +
    city(900, '#c99ab0', 47) +
    city(990, '#8a6f9c', 71) +
    birds +
    deck +
    panel +
    dishes +
    maker +
    at(140, 1640, plant(blue), { scale: 1.2 })
  )
}
