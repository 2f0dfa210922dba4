import { bark, blue, green, ink, mist, paleGreen, paper, red, slate, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, ellipse, polygon, rect, repeat, stroke, type Shape } from '../svg.ts'

export const cableBox = picture('gallery/cable-box', 1200, 1200, draw())

function draw(): Shape {
  const plug = (x: number, y: number, turn: number, colour: string) =>
    at(
      x,
      y,
      rect(-26, -70, 52, 74, colour, 10) +
        rect(-18, -108, 36, 42, mist, 4) +
        rect(-8, -98, 6, 12, ink) +
        rect(4, -98, 6, 12, ink),
      { turn },
    )
  const loops =
    stroke('M300,640 C200,380 420,240 520,420 S700,640 620,660', blue, 24) +
    stroke('M420,660 C380,460 620,330 640,500 S820,640 840,560 S760,360 900,330', red, 24) +
    stroke('M560,660 C600,420 760,280 800,460 S880,600 960,640', yellow, 24) +
    stroke('M360,640 C300,520 240,420 190,330', green, 24) +
    stroke('M700,660 C740,560 560,380 600,220', ink, 24)
  const plugs = plug(900, 340, 70, red) + plug(188, 334, -30, green) + plug(600, 230, 6, ink)
  const adapter =
    at(
      420,
      560,
      rect(-80, -100, 160, 160, white, 18) +
        rect(-44, -134, 18, 40, slate, 4) +
        rect(26, -134, 18, 40, slate, 4) +
        circle(0, -20, 16, green),
      { turn: -14 },
    ) +
    at(
      770,
      570,
      rect(-100, -56, 200, 112, slate, 14) +
        repeat(4, (i) => rect(-80 + i * 42, -26, 30, 22, ink, 3)) +
        circle(70, 30, 7, green),
      { turn: 12 },
    )
  const box =
    polygon(
      [
        [180, 620],
        [1020, 620],
        [960, 1080],
        [240, 1080],
      ],
      '#cf9b62',
    ) +
    polygon(
      [
        [600, 620],
        [1020, 620],
        [960, 1080],
        [600, 1080],
      ],
      ink,
      0.07,
    ) +
    polygon(
      [
        [180, 620],
        [1020, 620],
        [1080, 720],
        [120, 720],
      ],
      '#dfb07a',
    ) +
    polygon(
      [
        [120, 720],
        [1080, 720],
        [1074, 736],
        [126, 736],
      ],
      ink,
      0.12,
    )
  const label = at(
    600,
    890,
    rect(-190, -84, 380, 168, paper, 10) +
      stroke('M-110,-30 C-60,-70 -40,30 10,-10 S80,-50 110,10', blue, 14) +
      rect(-134, -46, 30, 34, ink, 5) +
      rect(100, -2, 30, 34, ink, 5) +
      rect(-120, 44, 240, 14, ink, 7, 0.45),
    { turn: -2 },
  )
  return (
    rect(0, 0, 1200, 1200, paleGreen) +
    circle(600, 480, 440, white, 0.5) +
    rect(0, 1010, 1200, 190, green) +
    ellipse(600, 1084, 460, 34, ink, 0.18) +
    polygon(
      [
        [220, 560],
        [980, 560],
        [1020, 624],
        [180, 624],
      ],
      bark,
    ) +
    loops +
    plugs +
    adapter +
    box +
    label +
    stroke('M960,1080 C1060,1140 1120,1040 1090,980', blue, 22) +
    plug(1086, 990, -16, blue)
  )
}
