/** How a picture is put on a page: sizes are in pixels and always known where the build could read the original. */
export interface Picture {
  src: string
  srcset: string | undefined
  width: number | undefined
  height: number | undefined
}

/** The picture of a document; undefined where it has none. Ids come from the database: `constructor` is one like any other. */
export function pictureOf(pictures: Record<string, Picture>, id: string): Picture | undefined {
  return Object.hasOwn(pictures, id) ? pictures[id] : undefined
}
