/**
 * Draws each photo of a folder as the built-in engine paints it in five styles, for judging by eye: `npm run
 * bench:sheets -- TARGET [FOLDER]`. Without a folder, draws the starter pool's before rooms.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { type Judged, judgedRoom, SHEET_STYLES } from './judged-room.ts'

const [target, folder = 'public/starter-pool'] = process.argv.slice(2)
if (!target) {
  console.error('Usage: npm run bench:sheets -- TARGET [FOLDER], a folder for the sheets and one of photos')
  process.exit(1)
}
const WIDTH = 520
const GAP = 6
const COLUMNS = 3
const BACKGROUND = '#faf6f0'

/** The photo and its five paintings in two rows. */
async function drawSheet(pictures: readonly Buffer[], file: string): Promise<void> {
  const tiles = await Promise.all(pictures.map((picture) => sharp(picture).resize(WIDTH).toBuffer()))
  const { height } = await sharp(tiles[0]!).metadata()
  const placed = tiles.map((input, i): OverlayOptions => {
    return { input, left: (i % COLUMNS) * (WIDTH + GAP), top: Math.floor(i / COLUMNS) * (height + GAP) }
  })
  const size = { width: COLUMNS * (WIDTH + GAP), height: Math.ceil(tiles.length / COLUMNS) * (height + GAP) }
  await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toFile(file)
}

const line = (name: string, { verdict, confidence, unchanged }: Judged) =>
  `${name.padEnd(26)} ${verdict.padEnd(12)} confidence ${confidence.toFixed(2)}${unchanged.length ? `  unchanged: ${unchanged.join(', ')}` : ''}`

await mkdir(target, { recursive: true })
const isPhoto = (file: string) =>
  /\.(jpe?g|png|webp|avif)$/i.test(file) && (process.argv[3] || file.startsWith('before-'))
console.log(`Each sheet: the photo, ${SHEET_STYLES.join(', ')}`)
for (const file of (await readdir(folder)).filter(isPhoto).sort()) {
  const judged = await judgedRoom(await readFile(path.join(folder, file)))
  const { name } = path.parse(file)
  await drawSheet(judged.pictures, path.join(target, `${name}.jpg`))
  console.log(line(name, judged))
}
// The network's thread would keep the process alive for a while.
process.exit(0)
