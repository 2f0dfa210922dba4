import { hairBehind, overShoulders } from './hair.ts'
import { ears, head } from './head.ts'
import type { Look } from './look.ts'
import { ink, white } from './palette.ts'
import { at, ellipse, rect, shape, stroke, type Shape } from './svg.ts'

/** A head and shoulders from the front; the origin is the middle of the face, which is 100 wide. */
export function bust(look: Look): Shape {
  return hairBehind(look) + neck(look) + torso(look) + overShoulders(look) + head(look)
}

/** A head and shoulders from behind, for an audience. Same origin and size as `bust`. */
export function fromBehind(look: Look): Shape {
  const covered =
    look.style === 'hijab'
      ? shape('M-56,-6 C-60,-84 60,-84 56,-6 C58,50 88,84 96,104 L-96,104 C-88,84 -58,50 -56,-6Z', look.hair)
      : ''
  const skull = look.style === 'bald' ? look.skin : look.hair
  const body = shape('M-122,210 C-122,112 -92,84 -34,76 L34,76 C92,84 122,112 122,210Z', look.shirt)
  return (
    hairBehind(look) +
    rect(-19, 30, 38, 62, look.skin, 14) +
    body +
    ears(look) +
    ellipse(0, -4, 51, 58, skull) +
    covered
  )
}

export function neck(look: Look): Shape {
  return rect(-20, 30, 40, 66, look.skin, 16) + shape('M-20,50 L20,50 L20,62 Q0,78 -20,62Z', ink, 0.16)
}

function torso(look: Look): Shape {
  const body = shape('M-122,210 C-122,112 -92,86 -30,78 Q0,106 30,78 C92,86 122,112 122,210Z', look.shirt)
  const arms =
    stroke('M-82,210 Q-82,168 -76,148', ink, 4, { opacity: 0.16 }) +
    stroke('M82,210 Q82,168 76,148', ink, 4, { opacity: 0.16 })
  return body + arms + neckline(look)
}

function neckline(look: Look): Shape {
  if (look.cut === 'collar') {
    const wing = (side: 1 | -1) =>
      at(
        0,
        0,
        shape('M-32,76 L-44,92 L-14,122 L0,99Z', white) + stroke('M-44,92 L-14,122 L0,99', ink, 3, { opacity: 0.18 }),
        { flip: side < 0 },
      )
    const wings = wing(1) + wing(-1)
    return (
      shape('M-28,79 L0,104 L28,79 L20,74 L-20,74Z', look.skin) +
      wings +
      stroke('M0,104 L0,210', ink, 3, { opacity: 0.2 })
    )
  }
  if (look.cut === 'hoodie') {
    const hood =
      stroke('M-36,80 Q-30,116 0,120 Q30,116 36,80', look.shirt, 20) +
      stroke('M-46,86 Q-36,130 0,132 Q36,130 46,86', ink, 4, { opacity: 0.2 })
    return hood + stroke('M-15,124 L-17,168', white, 5) + stroke('M15,124 L17,162', white, 5)
  }
  if (look.cut === 'vee')
    return shape('M-26,78 L0,132 L26,78Z', look.skin) + stroke('M-30,78 L0,134 L30,78', white, 6, { opacity: 0.85 })
  return stroke('M-32,80 Q0,112 32,80', white, 7, { opacity: 0.4 })
}
