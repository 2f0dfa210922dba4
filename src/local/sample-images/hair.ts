import type { Look } from './look.ts'
import { ink, white, yellow } from './palette.ts'
import { circle, ellipse, rect, repeat, shape, stroke, type Shape } from './svg.ts'

/** What lies behind the face: the length of the hair. */
export function hairBehind({ style, hair }: Look): Shape {
  if (style === 'long')
    return shape('M-62,-8 C-66,-86 66,-86 62,-8 C64,50 78,84 66,124 L-66,124 C-78,84 -64,50 -62,-8Z', hair)
  if (style === 'bob') return shape('M-62,-10 C-66,-84 66,-84 62,-10 L66,48 Q66,62 50,62 L-50,62 Q-66,62 -66,48Z', hair)
  if (style === 'bun') return circle(0, -76, 27, hair) + ellipse(0, -12, 56, 60, hair)
  if (style === 'afro') return circle(0, -22, 84, hair)
  if (style === 'curls') return repeat(13, (i) => curl(i, 13, 58, 24, hair)) + ellipse(0, -20, 58, 56, hair)
  if (style === 'tail')
    return shape('M20,-60 C96,-66 104,20 74,74 C76,20 66,-14 30,-30Z', hair) + ellipse(0, -12, 55, 58, hair)
  if (style === 'braid') return ellipse(0, -8, 58, 64, hair)
  return ''
}

function curl(index: number, count: number, distance: number, radius: number, colour: string): Shape {
  const angle = Math.PI * (0.92 + (index / (count - 1)) * 1.16)
  return circle(Math.cos(angle) * distance, -14 + Math.sin(angle) * (distance - 4), radius, colour)
}

/** What lies over the forehead. */
export function hairInFront({ style, hair }: Look): Shape {
  const parted = 'M-55,4 C-64,-88 64,-88 55,4 C50,-22 34,-36 14,-42 C0,-26 -34,-18 -46,-14 C-51,-8 -53,-2 -54,4Z'
  const fringe = 'M-56,6 C-64,-88 64,-88 56,6 C52,-8 50,-16 46,-20 Q0,-34 -46,-20 C-50,-16 -52,-8 -55,6Z'
  const short = 'M-52,-4 C-58,-80 58,-80 52,-4 C48,-18 44,-28 36,-34 Q0,-42 -36,-34 C-44,-28 -48,-18 -52,-4Z'
  const swept =
    'M-53,-2 C-60,-60 -40,-86 10,-84 C52,-84 66,-50 53,-2 C48,-20 42,-30 34,-36 C6,-30 -20,-36 -34,-42 C-44,-32 -48,-18 -53,-2Z'
  const centre = 'M-56,8 C-64,-88 64,-88 56,8 C52,-18 30,-36 0,-46 C-30,-36 -52,-18 -55,8Z'
  if (style === 'crop') return shape(short, hair)
  if (style === 'quiff') return shape(swept, hair)
  if (style === 'bob') return shape(fringe, hair)
  if (style === 'long' || style === 'tail') return shape(parted, hair)
  if (style === 'bun' || style === 'braid') return shape(centre, hair)
  if (style === 'afro') return shape(short, hair)
  if (style === 'curls') return repeat(7, (i) => curl(i + 3, 13, 48, 17, hair))
  if (style === 'turban') return turban(hair)
  return ''
}

function turban(colour: string): Shape {
  const wrap = shape(
    'M-60,-10 C-74,-62 -40,-98 0,-98 C40,-98 74,-62 60,-10 C44,-30 22,-40 0,-50 C-22,-40 -44,-30 -60,-10Z',
    colour,
  )
  const folds =
    stroke('M-58,-18 C-40,-60 -10,-72 30,-84', ink, 4, { opacity: 0.2 }) +
    stroke('M58,-18 C44,-50 20,-66 -18,-84', ink, 4, { opacity: 0.2 })
  return wrap + folds + shape('M-14,-57 Q0,-66 14,-57 L0,-46Z', white, 0.7)
}

/** A scarf around the face, later framed by `extras`, or a braid. */
export function overShoulders({ style, hair }: Look): Shape {
  if (style === 'braid')
    return repeat(5, (i) => ellipse(50 + i * 4, 46 + i * 25, 19 - i, 17, hair)) + rect(57, 146, 22, 12, yellow, 5)
  if (style !== 'hijab') return ''
  return shape(
    'M-66,-4 C-72,-92 72,-92 66,-4 C68,44 92,78 104,104 C60,146 -60,146 -104,104 C-92,78 -68,44 -66,-4Z',
    hair,
  )
}
