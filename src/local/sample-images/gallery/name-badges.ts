import { accents, dusk, ink, mist, pales, paper, skins, slate, white, yellow } from '../palette.ts'
import { picture } from '../picture.ts'
import { at, circle, line, pick, rect, repeat, shape, stroke, type Shape } from '../svg.ts'

export const nameBadges = picture('gallery/name-badges', 1400, 1050, draw())

function draw(): Shape {
  const badge = (i: number) => {
    const x = 190 + (i % 4) * 340
    const y = 330 + Math.floor(i / 4) * 420
    const colour = pick(accents, i * 3 + Math.floor(i / 4))
    const strap =
      stroke(
        `M${x - 12},${y - 150} C${x - 60},${y - 240} ${x - 90},${y - 300} ${x - 50 + ((i * 31) % 60)},${y - 420}`,
        colour,
        20,
      ) +
      stroke(
        `M${x + 12},${y - 150} C${x + 70},${y - 230} ${x + 60},${y - 310} ${x + 90 - ((i * 17) % 40)},${y - 420}`,
        colour,
        20,
      )
    const card =
      rect(-112, -142, 236, 316, ink, 18, 0.12) +
      rect(-118, -150, 236, 316, white, 18) +
      rect(-118, -150, 236, 84, colour, 18) +
      rect(-118, -90, 236, 24, colour) +
      rect(-30, -138, 60, 14, paper, 7) +
      circle(0, 4, 46, pick(pales, i)) +
      circle(0, -8, 17, pick(skins, i)) +
      shape('M-32,36 Q-30,12 0,12 Q30,12 32,36Z', ink) +
      rect(-80, 74, 160, 18, ink, 9) +
      rect(-56, 108, 112, 13, mist, 6) +
      circle(-44, 142, 8, yellow) +
      circle(-22, 142, 8, i % 2 ? mist : yellow) +
      circle(0, 142, 8, mist)
    return strap + rect(x - 22, y - 172, 44, 30, slate, 6) + at(x, y, card, { turn: ((i * 7) % 9) - 4 })
  }
  return (
    rect(0, 0, 1400, 1050, dusk) +
    repeat(8, (i) => line([i * 200 - 100, 0], [i * 200 + 40, 1050], white, 60, { opacity: 0.025 })) +
    repeat(4, (i) => badge(i + 4)) +
    repeat(4, (i) => badge(i))
  )
}
