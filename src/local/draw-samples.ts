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

/** What a chat application shows beside a shared link: the mark and the network of the home page, without words, so that any club can use it. */
async function drawLinkPreview(): Promise<void> {
  const mark = (await readFile(new URL('public/favicon.svg', root), 'utf8')).replace(
    '<svg ',
    '<svg x="150" y="175" width="280" height="280" ',
  )
  const dots = [
    '610 150 26 #3b6fe0',
    '790 95 14 #f8f2e4',
    '985 190 32 #d9503f',
    '715 320 16 #f8f2e4',
    '890 380 26 #eab234',
    '590 460 14 #f8f2e4',
  ]
  const more = ['765 535 30 #2f9e64', '1035 545 14 #f8f2e4']
  const circles = [...dots, ...more].map((dot) => {
    const [x, y, r, fill] = dot.split(' ')
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
  })
  const lines =
    'M610 150 790 95 985 190 890 380 715 320 610 150 590 460 765 535 890 380 1035 545 985 190M790 95 715 320 590 460M765 535 1035 545'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#14213d"/>
    <path d="${lines}" fill="none" stroke="#3d4a6b" stroke-width="3"/>${circles.join('')}${mark}</svg>`
  await sharp(Buffer.from(svg))
    .png({ palette: true })
    .toFile(fileURLToPath(new URL('public/link-preview.png', root)))
}

const samples = [...gallery, ...portraits, ...posts]
let bytes = 0
for (const picture of samples) bytes += await draw(picture, 'content/samples/images')
for (const picture of placeholders) await draw(picture, 'src/assets/placeholders')
await drawTouchIcon()
await drawLinkPreview()
console.log(`${samples.length} sample pictures, ${Math.round(bytes / 1024)} kB; ${placeholders.length} placeholders`)
