// Encodes the finished pictures as AVIF and WebP, writes pool.json and the contact sheets.
// Run after describe.py: node room-pictures/encode.mjs
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const target = path.join(here, '..', 'public', 'starter-pool')
const LICENCE =
  'These pictures are our own work, rendered from our own geometry and textures without any third-party material.'
const LARGEST = 150_000
const QUALITY = { avif: [58, 50, 42, 34], webp: [82, 76, 68, 58] }

const slug = (text) => text.toLowerCase().replaceAll(' ', '-')

/** Encodes at falling quality until the file is small enough. */
async function encoded(source, width, format) {
  const height = Math.round((width * 2) / 3)
  for (const quality of QUALITY[format]) {
    const options = format === 'avif' ? { quality, effort: 3 } : { quality, effort: 4 }
    const data = await sharp(source).resize(width, height, { kernel: 'lanczos3' })[format](options).toBuffer()
    if (data.length <= LARGEST || width > 960) return data
  }
  throw new Error(`${source} at ${width} px is too large`)
}

async function isNewer(source, file) {
  const [a, b] = await Promise.all([stat(source), stat(file).catch(() => undefined)])
  return !b || a.mtimeMs > b.mtimeMs
}

async function encodePicture(source, file, widths) {
  for (const width of widths)
    for (const format of ['avif', 'webp']) {
      const out = path.join(target, `${file}-${width}.${format}`)
      if (await isNewer(source, out)) await writeFile(out, await encoded(source, width, format))
    }
}

async function placeholder(source) {
  const data = await sharp(source).resize(16, 11).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${data.toString('base64')}`
}

async function contactSheet(name, sources) {
  const [w, h, columns] = [320, 213, 4]
  const tiles = await Promise.all(sources.map((s) => sharp(s).resize(w, h).toBuffer()))
  await sharp({
    create: {
      width: columns * w,
      height: Math.ceil(tiles.length / columns) * h,
      channels: 3,
      background: '#FAF7F2',
    },
  })
    .composite(
      tiles.map((input, i) => ({ input, left: (i % columns) * w, top: Math.floor(i / columns) * h })),
    )
    .webp({ quality: 72 })
    .toFile(path.join(here, 'contact-sheets', `${name}.webp`))
}

/** [key, items] pairs in order of first appearance. */
function group(items, key) {
  const groups = new Map()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

const shots = JSON.parse(await readFile(path.join(here, 'work', 'shots.json'), 'utf8'))
const source = (file) => path.join(here, shots.source, `${file}.png`)
const size = { width: 960, height: 640 }
const large = { width: 1536, height: 1024 }
await mkdir(target, { recursive: true })
await mkdir(path.join(here, 'contact-sheets'), { recursive: true })

const pictures = []
for (const shot of shots.pictures) {
  await encodePicture(source(shot.file), shot.file, [480, 960])
  pictures.push({ ...shot, ...size, placeholder: await placeholder(source(shot.file)) })
}
const befores = []
for (const { after, ...before } of shots.befores) {
  for (const { file } of after ? [before, after] : [before])
    await encodePicture(source(file), file, [480, 960, 1536])
  const photo = path.join(target, `${before.file}.jpg`)
  if (await isNewer(source(before.file), photo))
    await sharp(source(before.file)).resize(1536, 1024).jpeg({ quality: 84 }).toFile(photo)
  befores.push({
    ...before,
    ...large,
    placeholder: await placeholder(source(before.file)),
    after: after && { ...after, placeholder: await placeholder(source(after.file)) },
  })
}
await writeFile(
  path.join(here, 'pool.json'),
  `${JSON.stringify({ licence: LICENCE, pictures, befores }, null, 2)}\n`,
)
for (const [room, items] of group(pictures, (p) => p.roomType))
  await contactSheet(
    `room-${slug(room)}`,
    items.map((p) => source(p.file)),
  )
for (const [style, items] of group(pictures, (p) => p.style))
  await contactSheet(
    `style-${slug(style)}`,
    items.map((p) => source(p.file)),
  )
console.log(`${pictures.length} pictures, ${befores.length} before rooms`)
