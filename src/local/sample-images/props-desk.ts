import { bark, blue, green, ink, mist, night, red, sand, slate, white, yellow } from './palette.ts'
import { at, circle, ellipse, pick, polygon, randomFrom, rect, repeat, ring, shape, stroke, type Shape } from './svg.ts'

/** Lines of code as coloured bars, indented like a real function. */
export function code(x: number, y: number, width: number, rows: number, gap: number, seed = 1): Shape {
  const random = randomFrom(seed)
  const indents = [0, 1, 1, 2, 2, 3, 2, 1, 0, 0, 1, 2, 2, 1] as const
  return repeat(rows, (row) => {
    let left = x + pick(indents, row) * width * 0.09
    return repeat(1 + Math.floor(random() * 3), (part) => {
      const length = width * (0.1 + random() * 0.2)
      if (left + length > x + width) return ''
      const bar = rect(
        left,
        y + row * gap,
        length,
        gap * 0.42,
        pick([mist, blue, yellow, green, red], Math.floor(random() * 5) + part),
        gap * 0.2,
      )
      left += length + width * 0.035
      return bar
    })
  })
}

/** A dark editor window with a title bar. */
export function editor(x: number, y: number, width: number, height: number, rows: number, seed: number): Shape {
  const bar = height * 0.11
  const dots = repeat(3, (i) =>
    circle(x + bar * (0.6 + i * 0.6), y + bar / 2, bar * 0.17, pick([red, yellow, green], i)),
  )
  const body = rect(x, y, width, height, ink, width * 0.025) + rect(x, y + bar, width, 2, white, 0, 0.12) + dots
  return body + code(x + width * 0.06, y + bar * 1.6, width * 0.88, rows, (height - bar * 2) / rows, seed)
}

/** An open laptop from the front; the origin is the middle of its front edge, it is 200 wide. */
export function laptop(screen: Shape = editor(-92, -128, 184, 116, 7, 3)): Shape {
  const lid = rect(-98, -134, 196, 128, slate, 8) + screen
  return lid + shape('M-98,-8 L98,-8 L112,6 L-112,6Z', mist) + rect(-112, 4, 224, 7, slate, 3)
}

/** An open laptop from behind; same origin and size as `laptop`. */
export function lid(colour = mist, mark = blue): Shape {
  const brackets = stroke('M-10,-82 L-26,-68 L-10,-54 M10,-82 L26,-68 L10,-54', mark, 7)
  return (
    rect(-98, -134, 196, 130, colour, 9) +
    shape('M-98,-40 L98,-126 L98,-13 Q98,-4 89,-4 L-89,-4 Q-98,-4 -98,-13Z', ink, 0.06) +
    brackets +
    rect(-106, -6, 212, 10, slate, 4)
  )
}

/** A paper cup, or a mug with a handle; the origin is the middle of its foot, it is 60 wide. */
export function mug(colour: string, handle = true): Shape {
  const steam = stroke('M-10,-84 Q-18,-98 -8,-110 M12,-84 Q4,-98 14,-112', white, 5, { opacity: 0.55 })
  const ear = handle ? ring(30, -38, 17, colour, 9) : ''
  return (
    ear +
    shape('M-30,-70 L30,-70 L26,-6 Q25,0 18,0 L-18,0 Q-25,0 -26,-6Z', colour) +
    shape('M8,-70 L30,-70 L26,-6 Q25,0 18,0 L4,0Z', ink, 0.12) +
    ellipse(0, -70, 30, 7, bark) +
    steam
  )
}

export function sticky(x: number, y: number, size: number, colour: string, turn: number, lines = 3): Shape {
  const text = repeat(lines, (i) =>
    rect(
      size * 0.16,
      size * (0.24 + i * 0.2),
      size * (i === lines - 1 ? 0.4 : 0.66),
      size * 0.07,
      ink,
      size * 0.03,
      0.55,
    ),
  )
  const note =
    rect(4, 6, size, size, ink, 2, 0.12) +
    rect(0, 0, size, size, colour, 2) +
    polygon(
      [
        [size, size * 0.8],
        [size, size],
        [size * 0.8, size],
      ],
      ink,
      0.14,
    )
  return at(x, y, note + text, { turn })
}

/** A browser window with a title bar and content in its own coordinates. */
export function browser(
  x: number,
  y: number,
  width: number,
  height: number,
  content: Shape,
  bar: string = sand,
): Shape {
  const dots = repeat(3, (i) => circle(x + 28 + i * 26, y + 25, 8, pick([red, yellow, green], i)))
  const frame = rect(x + 10, y + 14, width, height, night, 16, 0.16) + rect(x, y, width, height, white, 16)
  const top =
    rect(x, y, width, 50, bar, 16) +
    rect(x, y + 30, width, 20, bar) +
    dots +
    rect(x + 120, y + 13, width - 160, 24, white, 12)
  return frame + top + at(x, y + 50, content)
}
