/** Draws the palette renderer's contact sheet from the pool's before rooms: `node scripts/draw-palette-sheet.ts`. */
import { readFile, stat } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { openStylePreviews } from '#app/platform/ai/built-in/previews/style-previews.ts'
import { requiredNetwork } from './required-network.ts'

const ROOMS = ['living-room', 'bedroom', 'kitchen', 'dining-room', 'bathroom', 'home-office']
const STYLES = ['Scandinavian', 'Coastal', 'Japandi', 'Bohemian', 'Art Deco']
const TARGET = 'app/platform/ai/built-in/contact-sheet.webp'
const WIDTH = 240
const HEIGHT = 160
const GAP = 4
const BACKGROUND = '#faf6f0'

const previews = openStylePreviews(requiredNetwork())

async function tile(picture: Buffer, column: number, row: number): Promise<OverlayOptions> {
  const input = await sharp(picture).resize(WIDTH, HEIGHT).toBuffer()
  return { input, left: GAP + column * (WIDTH + GAP), top: GAP + row * (HEIGHT + GAP) }
}

const tiles: OverlayOptions[] = []
for (const [row, room] of ROOMS.entries()) {
  const photo = await readFile(`public/starter-pool/before-${room}.jpg`)
  tiles.push(await tile(photo, 0, row))
  for (const [column, name] of STYLES.entries()) {
    const painted = await previews.preview(room, async () => photo, { name, palette: [], materials: [] })
    tiles.push(await tile(painted, column + 1, row))
  }
}
const width = GAP + (STYLES.length + 1) * (WIDTH + GAP)
const height = GAP + ROOMS.length * (HEIGHT + GAP)
await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
  .composite(tiles)
  .webp({ quality: 68 })
  .toFile(TARGET)
console.log(`${TARGET}: ${(await stat(TARGET)).size} bytes`)
