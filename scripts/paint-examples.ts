/**
 * Paints the landing page's examples of previews with the built-in engine: `node scripts/paint-examples.ts`. Run it
 * after the engine or the rooms have changed, look at the pictures, and then run `node scripts/render-brand.ts`.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { paintExample } from './example-painter.ts'

const FOLDER = 'public/starter-pool'
const LIST = 'room-pictures/painted.json'
const WIDTHS = [480, 960, 1536]
/** Of AVIF alone, as `room-pictures/encode.mjs` makes it. */
const PHONE = { width: 720, quality: 50 }

/** Rooms of the pool, each with a style that was chosen by eye from all twenty. */
const EXAMPLES = [
  {
    of: 'japandi-living-room',
    style: 'Coastal',
    description:
      'The same living room with pale blue walls and a white ceiling; the sofa, the chairs, the table and the brown curtains are as they were.',
  },
  {
    of: 'japandi-living-room',
    style: 'Vintage',
    description:
      'The same living room with pale green walls and a cream ceiling; the sofa, the chairs, the table and the brown curtains are as they were.',
  },
]

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-')

async function placeholder(picture: Buffer): Promise<string> {
  const tiny = await sharp(picture).resize(16, 11).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

const painted = []
for (const { of, style, description } of EXAMPLES) {
  const { picture, room } = await paintExample(of, style)
  const widths = WIDTHS.filter((width) => width <= room.width)
  const file = `painted-${slug(style)}-${slug(room.roomType)}`
  for (const width of [PHONE.width, ...widths]) {
    const sized = sharp(picture).resize(width, (width * 2) / 3, { kernel: 'lanczos3' })
    await writeFile(
      `${FOLDER}/${file}-${width}.avif`,
      await sized
        .clone()
        .avif({ quality: width === PHONE.width ? PHONE.quality : 58, effort: 4 })
        .toBuffer(),
    )
    if (width === PHONE.width) continue
    await writeFile(
      `${FOLDER}/${file}-${width}.webp`,
      await sized.webp({ quality: 82, effort: 4 }).toBuffer(),
    )
  }
  painted.push({ of, style, file, description, placeholder: await placeholder(picture) })
  console.log(file, widths.join(', '))
}
await writeFile(LIST, `${JSON.stringify(painted, null, 2)}\n`)
// The network's thread would keep the process for a while.
process.exit(0)
