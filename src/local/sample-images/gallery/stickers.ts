import { bark, blue, green, ink, mist, paleBlue, paleYellow, red, sand, white, wood, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { fromAbove, tabletop } from '../props-from-above.ts'
import { at, circle, ellipse, line, polygon, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const stickers = picture('gallery/stickers', 1200, 1200, draw())

function draw(): Shape {
  const octo =
    circle(0, 0, 62, red) +
    circle(-20, -8, 9, white) +
    circle(20, -8, 9, white) +
    stroke('M-16,20 Q0,34 16,20', white, 7) +
    repeat(4, (i) => circle(-45 + i * 30, 56, 18, red))
  const badge =
    polygon(
      [
        [0, -74],
        [64, -37],
        [64, 37],
        [0, 74],
        [-64, 37],
        [-64, -37],
      ],
      yellow,
    ) + stroke('M-16,-24 L-40,0 L-16,24 M16,-24 L40,0 L16,24', ink, 12)
  const term =
    rect(-92, -56, 184, 112, ink, 16) +
    stroke('M-62,-20 L-36,2 L-62,24', green, 12) +
    line([-14, 26], [34, 26], white, 12)
  const planet =
    circle(0, 0, 54, blue) +
    shape('M-52,-14 A54,54 0 0 1 40,-36 Q0,-4 -52,-14Z', paleBlue, 0.6) +
    `<ellipse rx="92" ry="22" fill="none" stroke="${yellow}" stroke-width="10" transform="rotate(-18)"/>`
  const heart = shape('M0,52 C-84,-6 -56,-66 0,-26 C56,-66 84,-6 0,52Z', red)
  const bug =
    ellipse(0, 8, 40, 52, green) +
    line([0, -40], [0, 58], ink, 6) +
    circle(0, -46, 24, ink) +
    repeat(
      3,
      (i) =>
        line([-40, -14 + i * 24], [-66, -26 + i * 32], ink, 7) + line([40, -14 + i * 24], [66, -26 + i * 32], ink, 7),
    )
  const bolt = polygon(
    [
      [14, -80],
      [-48, 14],
      [-6, 14],
      [-18, 80],
      [48, -18],
      [6, -18],
    ],
    yellow,
  )
  const branch =
    circle(0, 0, 66, white) +
    stroke('M-20,34 L-20,-32 M-20,16 Q22,14 22,-20', ink, 9) +
    circle(-20, -34, 13, blue) +
    circle(-20, 36, 13, red) +
    circle(22, -24, 13, green)
  const place = (x: number, y: number, turn: number, inner: Shape, scale = 1) => at(x, y, inner, { turn, scale })
  const cover =
    rect(168, 218, 880, 640, ink, 44, 0.2) +
    rect(150, 190, 880, 640, '#aeb9d0', 44) +
    rect(150, 190, 880, 620, mist, 44) +
    polygon(
      [
        [194, 190],
        [640, 190],
        [340, 810],
        [194, 810],
        [150, 766],
        [150, 234],
      ],
      white,
      0.18,
    )
  const set =
    place(330, 350, -12, octo, 1.2) +
    place(590, 330, 6, term, 1.15) +
    place(860, 360, 10, badge, 1.25) +
    place(320, 640, 8, planet, 1.15) +
    place(600, 560, -8, branch, 1.3) +
    place(850, 650, 14, bug, 1.1) +
    place(480, 720, -6, heart) +
    place(720, 730, 12, bolt, 0.9)
  return (
    tabletop(1200, 1200, wood) +
    cover +
    set +
    at(1020, 1010, fromAbove(white, bark), { turn: 28 }) +
    at(
      180,
      1040,
      rect(-20, -8, 420, 26, yellow, 4) +
        polygon(
          [
            [400, -8],
            [452, 5],
            [400, 18],
          ],
          sand,
        ) +
        polygon(
          [
            [438, 1],
            [452, 5],
            [438, 9],
          ],
          ink,
        ) +
        rect(-44, -8, 34, 26, red, 6),
      { turn: -8 },
    ) +
    at(
      1090,
      90,
      rect(-110, -70, 220, 160, paleYellow, 4) +
        repeat(4, (i) => rect(-80, -36 + i * 30, 160 - ((i * 47) % 80), 9, ink, 4, 0.4)),
      { turn: 12 },
    )
  )
}
