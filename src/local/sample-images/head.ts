import { hairInFront } from './hair.ts'
import type { Look } from './look.ts'
import { ink, red, white } from './palette.ts'
import { circle, ellipse, rect, shape, stroke, type Shape } from './svg.ts'

export function head(look: Look): Shape {
  const face = ellipse(0, 0, 50, 58, look.skin)
  return ears(look) + face + (look.beard ? beard(look) : '') + features(look) + hairInFront(look) + extras(look)
}

export function ears(look: Look): Shape {
  if (look.style === 'hijab') return ''
  const lobes =
    circle(-50, 6, 11, look.skin) +
    circle(50, 6, 11, look.skin) +
    circle(-50, 6, 11, ink, 0.08) +
    circle(50, 6, 11, ink, 0.08)
  return look.earrings ? lobes + circle(-52, 22, 6, look.earrings) + circle(52, 22, 6, look.earrings) : lobes
}

function features(look: Look): Shape {
  const brow = look.style === 'hijab' || look.style === 'bald' ? ink : look.style === 'turban' ? '#2b1d17' : look.hair
  const brows = stroke('M-31,-15 Q-21,-22 -11,-16', brow, 4.5) + stroke('M11,-16 Q21,-22 31,-15', brow, 4.5)
  const eyes =
    ellipse(-20, 2, 5, 6.2, ink) +
    ellipse(20, 2, 5, 6.2, ink) +
    circle(-18.3, -0.4, 1.7, white) +
    circle(21.7, -0.4, 1.7, white)
  const nose = stroke('M0,4 Q7,15 -2,18', ink, 3, { opacity: 0.28 })
  const mouth =
    look.beard || look.grin
      ? shape('M-15,30 Q0,45 15,30 Q0,33 -15,30Z', white)
      : stroke('M-15,31 Q0,43 15,31', ink, 4, { opacity: 0.8 })
  return circle(-31, 20, 10, red, 0.18) + circle(31, 20, 10, red, 0.18) + brows + eyes + nose + mouth
}

function beard(look: Look): Shape {
  const colour = look.style === 'turban' || look.style === 'bald' ? '#2b1d17' : look.hair
  return shape(
    'M-50,2 C-50,62 -26,72 0,72 C26,72 50,62 50,2 C46,22 34,22 22,22 Q0,17 -22,22 C-34,22 -46,22 -50,2Z',
    colour,
  )
}

function extras(look: Look): Shape {
  let over = ''
  if (look.style === 'hijab') {
    over += shape('M-58,8 C-64,-88 64,-88 58,8 C50,-36 26,-46 0,-46 C-26,-46 -50,-36 -58,8Z', look.hair)
    over +=
      stroke('M-44,52 Q-4,92 60,84', ink, 4, { opacity: 0.18 }) +
      stroke('M-60,74 Q0,122 74,104', ink, 4, { opacity: 0.14 })
  }
  if (look.glasses) {
    const lens = (x: number) =>
      `<rect x="${x - 16}" y="-12" width="32" height="28" rx="12" fill="${white}" fill-opacity=".1" stroke="${ink}" stroke-width="4"/>`
    over +=
      lens(-21) +
      lens(21) +
      stroke('M-5,-1 Q0,-5 5,-1', ink, 4) +
      stroke('M-37,-2 L-48,-5', ink, 4) +
      stroke('M37,-2 L48,-5', ink, 4)
  }
  if (look.headphones) {
    over +=
      stroke('M-58,0 C-64,-96 64,-96 58,0', look.headphones, 9) +
      rect(-68, -14, 22, 42, look.headphones, 10) +
      rect(46, -14, 22, 42, look.headphones, 10)
  }
  return over
}
