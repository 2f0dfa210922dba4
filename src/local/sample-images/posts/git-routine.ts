import { deepBlue, green, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, line, rect, repeat, stroke, type Shape } from '../svg.ts'

export const gitRoutine = picture('posts/git-routine', 1280, 720, draw())

function draw(): Shape {
  const y = (lane: number) => 190 + lane * 115
  const lanes =
    line([-20, y(1)], [1300, y(1)], white, 16) +
    stroke(
      `M160,${y(1)} C230,${y(1)} 230,${y(0)} 300,${y(0)} L560,${y(0)} C640,${y(0)} 640,${y(1)} 710,${y(1)}`,
      yellow,
      16,
    ) +
    stroke(
      `M300,${y(1)} C370,${y(1)} 370,${y(2)} 440,${y(2)} L820,${y(2)} C900,${y(2)} 900,${y(1)} 970,${y(1)}`,
      '#ff9d8c',
      16,
    ) +
    stroke(`M710,${y(1)} C780,${y(1)} 790,${y(3)} 870,${y(3)} L1300,${y(3)}`, '#7fd6a6', 16)
  const commit = (x: number, lane: number, colour: string) =>
    circle(x, y(lane), 34, deepBlue) + circle(x, y(lane), 28, colour) + circle(x, y(lane), 11, deepBlue)
  const commits =
    commit(160, 1, white) +
    commit(300, 0, yellow) +
    commit(430, 0, yellow) +
    commit(560, 0, yellow) +
    commit(440, 2, '#ff9d8c') +
    commit(630, 2, '#ff9d8c') +
    commit(820, 2, '#ff9d8c') +
    commit(710, 1, white) +
    commit(970, 1, white) +
    commit(870, 3, '#7fd6a6') +
    commit(1080, 3, '#7fd6a6')
  const dots = repeat(12 * 6, (i) => circle(60 + (i % 12) * 106, 80 + Math.floor(i / 12) * 112, 4, white, 0.16))
  const tag = at(1100, y(1) - 100, rect(-90, -34, 180, 68, green, 34) + stroke('M-24,0 L-6,18 L28,-18', white, 12))
  return (
    rect(0, 0, 1280, 720, deepBlue) +
    dots +
    lanes +
    commits +
    tag +
    line([1100, y(1) - 60], [1100, y(1) - 12], green, 8)
  )
}
