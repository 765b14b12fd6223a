// Encodes rendered swatches as WebP: node room-pictures/swatches/encode.mjs FOLDER
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const SIZE = 224
const source = process.argv[2]
const target = path.join(import.meta.dirname, 'pictures')

await mkdir(target, { recursive: true })
for (const file of await readdir(source)) {
  const out = path.join(target, file.replace(/\.png$/, '.webp'))
  await sharp(path.join(source, file)).resize(SIZE).webp({ quality: 76, effort: 6 }).toFile(out)
}
