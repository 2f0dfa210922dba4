/** A piece of SVG markup. Pieces are joined by writing one after the other; later ones lie on top. */
export type Shape = string

export type Point = readonly [x: number, y: number]

export interface Stroke {
  dash?: string
  opacity?: number
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): Shape {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" opacity="${opacity}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): Shape {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): Shape {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`
}

export function shape(path: string, fill: string, opacity = 1): Shape {
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`
}

export function polygon(points: readonly Point[], fill: string, opacity = 1): Shape {
  return `<polygon points="${points.join(' ')}" fill="${fill}" opacity="${opacity}"/>`
}

/** An open line with round ends. */
export function stroke(
  path: string,
  colour: string,
  width: number,
  { dash = 'none', opacity = 1 }: Stroke = {},
): Shape {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" opacity="${opacity}" ${ends}/>`
}

export function line(from: Point, to: Point, colour: string, width: number, options: Stroke = {}): Shape {
  return stroke(`M${from.join(' ')} L${to.join(' ')}`, colour, width, options)
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, opacity = 1): Shape {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
}

/** Shapes moved to a place, then turned (degrees) and scaled around it. */
export function at(x: number, y: number, inner: Shape, { turn = 0, scale = 1, flip = false } = {}): Shape {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`
}

export function faded(opacity: number, inner: Shape): Shape {
  return `<g opacity="${opacity}">${inner}</g>`
}

/** The inner shapes, cut to an outline. The name must be unique within a drawing. */
export function clip(name: string, outline: Shape, inner: Shape): Shape {
  return `<clipPath id="${name}">${outline}</clipPath><g clip-path="url(#${name})">${inner}</g>`
}

/** A soft light, strongest in the middle. The name must be unique within a drawing. */
export function glow(name: string, x: number, y: number, radius: number, colour: string, opacity: number): Shape {
  const stops = `<stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`
  return `<radialGradient id="${name}">${stops}</radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${name})"/>`
}

/** A background that changes from one colour at the top to another at the bottom. */
export function sky(width: number, height: number, top: string, bottom: string): Shape {
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  return `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>${rect(0, 0, width, height, 'url(#sky)')}`
}

/** `count` shapes side by side or otherwise arranged: `draw` gets each index. */
export function repeat(count: number, draw: (index: number) => Shape): Shape {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The list's entry, counting on from the start again after its end. */
export function pick<T>(list: readonly [T, ...T[]], index: number): T {
  return list[((index % list.length) + list.length) % list.length] ?? list[0]
}

/** Numbers from 0 to 1 that look random and are the same on each run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function document(width: number, height: number, inner: Shape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}
