import { document, type Shape } from './svg.ts'

/** A drawing, and the name of its file below content/samples/images, without the extension. */
export interface Picture {
  file: string
  width: number
  height: number
  svg: string
}

export function picture(file: string, width: number, height: number, inner: Shape): Picture {
  return { file, width, height, svg: document(width, height, inner) }
}
