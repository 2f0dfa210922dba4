import {
  accents,
  bark,
  blue,
  green,
  ink,
  mist,
  paleGreen,
  paleYellow,
  red,
  sand,
  skins,
  white,
  yellow,
} from '../palette.ts'
import { picture } from '../picture.ts'
import { fromAbove, tabletop } from '../props-from-above.ts'
import { at, ellipse, line, pick, polygon, rect, repeat, ring, stroke, type Shape } from '../svg.ts'

export const paperPrototype = picture('gallery/paper-prototype', 1400, 1050, draw())

function draw(): Shape {
  const phone = (x: number, y: number, turn: number, content: Shape) =>
    at(
      x,
      y,
      rect(-124, -224, 264, 484, ink, 8, 0.12) +
        rect(-134, -240, 268, 480, white, 8) +
        `<rect x="-96" y="-204" width="192" height="408" rx="26" fill="none" stroke="${ink}" stroke-width="7"/>` +
        line([-22, -184], [22, -184], ink, 6) +
        content,
      { turn },
    )
  const list = repeat(
    4,
    (i) =>
      ring(-60, -126 + i * 76, 20, blue, 6) +
      line([-24, -136 + i * 76], [70, -136 + i * 76], ink, 6) +
      line([-24, -114 + i * 76], [40, -114 + i * 76], mist, 6),
  )
  const card =
    `<rect x="-72" y="-150" width="144" height="110" rx="10" fill="${paleYellow}" stroke="${ink}" stroke-width="6"/>` +
    stroke('M-72,-60 L-30,-104 L0,-74 L30,-112 L72,-64', ink, 6) +
    line([-72, -6], [70, -6], ink, 6) +
    line([-72, 24], [30, 24], mist, 6) +
    rect(-72, 96, 144, 54, red, 27)
  const chart =
    repeat(4, (i) => rect(-72 + i * 40, 40 - i * 38, 26, 50 + i * 38, pick(accents, i), 4)) +
    line([-78, 96], [84, 96], ink, 6) +
    line([-72, -140], [20, -140], ink, 6) +
    line([-72, 140], [60, 140], mist, 6)
  const arrow = (x: number, y: number) => stroke(`M${x},${y} q60,-50 120,0 m-26,-26 l26,26 l-36,10`, red, 8)
  const pencil = at(
    0,
    -6,
    line([-70, -110], [40, 70], yellow, 22) +
      polygon(
        [
          [-86, -136],
          [-79, -100],
          [-61, -112],
        ],
        sand,
      ),
  )
  return (
    tabletop(1400, 1050, '#dcb184') +
    phone(270, 380, -6, list) +
    phone(650, 360, 2, card) +
    phone(1040, 400, 7, chart) +
    arrow(400, 130) +
    arrow(790, 130) +
    at(1030, 620, hand(skins[3], blue, pencil), { turn: -8, scale: 1.15 }) +
    at(300, 610, hand(skins[0], green), { turn: 10, scale: 1.15, flip: true }) +
    at(
      690,
      800,
      rect(-120, -80, 240, 160, paleGreen, 3) +
        repeat(3, (i) => rect(-90, -44 + i * 36, 180 - i * 40, 11, ink, 5, 0.45)),
      { turn: -5 },
    ) +
    at(1320, 150, fromAbove(red, bark), { scale: 0.85, turn: 140 }) +
    repeat(3, (i) =>
      at(560 + i * 90, 960, rect(-60, -9, 130, 20, pick([red, blue, green], i), 6) + rect(50, -9, 30, 20, white, 5), {
        turn: -20 + i * 14,
      }),
    )
  )
}

/** A forearm that reaches in from below, ending in a hand at the origin. */
function hand(skin: string, sleeve: string, tool: Shape = ''): Shape {
  const fingers = stroke('M-8,0 L-40,-34 M14,-8 L-4,-58 M34,0 L28,-52', skin, 24)
  return (
    line([20, 60], [120, 420], skin, 62) +
    line([70, 240], [150, 520], sleeve, 96) +
    ellipse(18, 40, 48, 52, skin) +
    tool +
    fingers
  )
}
