import sharp from 'sharp'

/** A file as a file input takes it. */
export interface PictureFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Pictures differ by their seed, so that no two are duplicates. The left half is red and the right half blue, wherever they are turned. */
export async function aPicture(
  seed: number,
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<PictureFile> {
  const buffer = await drawing(seed, width, height).toFormat(format).toBuffer()
  return { name: `picture-${seed}.${format}`, mimeType: `image/${format}`, buffer }
}

/** A picture as a phone held upright stores it: lying on its side, with the EXIF orientation 6 to say so. Upright, it is `height` × `width`. */
export async function aTurnedPicture(seed: number, width: number, height: number): Promise<PictureFile> {
  // Seen upright, the top half is red: on its side, the left half is.
  const buffer = await drawing(seed, width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return { name: `turned-${seed}.jpeg`, mimeType: 'image/jpeg', buffer }
}

/** A picture that says where and with what it was taken. */
export async function aLocatedPicture(seed: number, width: number, height: number): Promise<PictureFile> {
  const exif = {
    IFD0: { Make: 'Example', Model: 'Phone 1' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 35/1 40/1' },
  }
  const buffer = await drawing(seed, width, height).withExif(exif).jpeg().toBuffer()
  return { name: `located-${seed}.jpeg`, mimeType: 'image/jpeg', buffer }
}

/** A JPEG that ends before its picture begins. */
export async function aBrokenPicture(): Promise<PictureFile> {
  const { buffer } = await aPicture(999, 800, 600)
  return { name: 'broken.jpeg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, 150) }
}

/** The start of a photo as iPhones store it, which Chromium cannot open. */
export function aHeicPhoto(): PictureFile {
  const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  return { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.concat([head, Buffer.alloc(2000)]) }
}

/** Thirty files as an evening with three phones leaves them: many sizes, one turned, one with its place, one broken, one twice. */
export async function anEveningOfPictures(): Promise<PictureFile[]> {
  const sizes = [
    [4000, 3000],
    [3000, 4000],
    [1600, 1200],
    [1200, 1600],
    [640, 480],
    [5000, 800],
    [24, 24],
  ] as const
  const formats = ['jpeg', 'jpeg', 'png', 'jpeg', 'webp'] as const
  const plain = Array.from({ length: 26 }, (_, index) => {
    const [width, height] = sizes[index % sizes.length] ?? [640, 480]
    return aPicture(index, width, height, formats[index % formats.length])
  })
  const pictures = await Promise.all(plain)
  const [first] = pictures
  if (first === undefined) throw new Error('there are no pictures')
  const turned = await aTurnedPicture(100, 2000, 1500)
  const located = await aLocatedPicture(101, 1024, 768)
  return [...pictures, turned, located, await aBrokenPicture(), { ...first, name: 'the-same-again.jpeg' }]
}

function drawing(seed: number, width: number, height: number) {
  const right = Math.floor(width / 2)
  const half = { create: { width: right, height, channels: 3 as const, background: { r: 20, g: seed % 200, b: 220 } } }
  const background = { r: 220, g: seed % 200, b: 20 }
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: half, left: width - right, top: 0 },
  ])
}
