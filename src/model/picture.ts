/** How a picture is put on a page: sizes are in pixels and always known where the build could read the original. */
export interface Picture {
  src: string
  srcset: string | undefined
  width: number | undefined
  height: number | undefined
}
