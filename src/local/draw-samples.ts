/**
 * Draws the pictures of the sample content and the placeholders of an empty gallery. They are committed, so this runs only by hand,
 * after a change to a drawing: `node src/local/draw-samples.ts` (with the Node of node_modules/.bin).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { gallery } from './sample-images/gallery.ts'
import type { Picture } from './sample-images/picture.ts'
import { placeholders } from './sample-images/placeholders.ts'
import { portraits } from './sample-images/portraits.ts'
import { posts } from './sample-images/posts.ts'

const root = new URL('../../', import.meta.url)

async function draw({ file, svg }: Picture, folder: string): Promise<number> {
  const target = new URL(`${folder}/${file}.webp`, root)
  const image = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer()
  await mkdir(new URL('.', target), { recursive: true })
  await writeFile(target, image)
  return image.length
}

async function drawTouchIcon(): Promise<void> {
  const mark = await readFile(new URL('public/favicon.svg', root))
  const background = '#14213d'
  await sharp(mark, { density: 432 })
    .resize(180, 180)
    .flatten({ background })
    .png()
    .toFile(fileURLToPath(new URL('public/apple-touch-icon.png', root)))
}

const samples = [...gallery, ...portraits, ...posts]
let bytes = 0
for (const picture of samples) bytes += await draw(picture, 'content/samples/images')
for (const picture of placeholders) await draw(picture, 'src/assets/placeholders')
await drawTouchIcon()
console.log(`${samples.length} sample pictures, ${Math.round(bytes / 1024)} kB; ${placeholders.length} placeholders`)
