// Encodes newly developed pictures as AVIF and WebP, writes pool.json and the contact sheets.
// Pictures that are not in work/ stay as they are. Run after describe.py: node room-pictures/encode.mjs
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const target = path.join(here, '..', 'public', 'starter-pool')
const LICENCE =
  'These pictures are our own work, rendered from our own geometry and textures without any third-party material.'
const MAX_BYTES = 150_000
const QUALITY = { avif: [58, 50, 42, 34], webp: [76, 68, 58] }
/** Of AVIF alone. Phones show two of its pixels in the space of one, which hides what a lower quality loses. */
const PHONE = { width: 720, quality: [50, 42, 34] }

const slug = (text) => text.toLowerCase().replaceAll(' ', '-')

/** Encodes at falling quality until the file is small enough. */
async function encoded(source, width, format) {
  const height = Math.round((width * 2) / 3)
  for (const quality of width === PHONE.width ? PHONE.quality : QUALITY[format]) {
    const options = format === 'avif' ? { quality, effort: 3 } : { quality, effort: 4 }
    const data = await sharp(source).resize(width, height, { kernel: 'lanczos3' })[format](options).toBuffer()
    if (data.length <= MAX_BYTES || width > 960) return data
  }
  throw new Error(`${source} at ${width} px is too large`)
}

async function isNewer(source, file) {
  const [a, b] = await Promise.all([stat(source), stat(file).catch(() => undefined)])
  return !b || a.mtimeMs > b.mtimeMs
}

async function encodePicture(source, file, widths) {
  for (const width of widths)
    for (const format of width === PHONE.width ? ['avif'] : ['avif', 'webp']) {
      const out = path.join(target, `${file}-${width}.${format}`)
      if (await isNewer(source, out)) await writeFile(out, await encoded(source, width, format))
    }
}

async function placeholder(source) {
  const data = await sharp(source).resize(16, 11).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${data.toString('base64')}`
}

/** Twenty small pictures at most, side by side, from the encoded files. */
async function contactSheet(name, files) {
  const [w, h, columns] = [320, 213, 4]
  const tiles = await Promise.all(
    files.map((file) =>
      sharp(path.join(target, `${file}-480.webp`))
        .resize(w, h)
        .toBuffer(),
    ),
  )
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

const shots = JSON.parse(await readFile(path.join(here, 'work', 'shots.json'), 'utf8'))
const manifest = path.join(here, 'pool.json')
const before = JSON.parse(await readFile(manifest, 'utf8').catch(() => '{"pictures":[],"befores":[]}'))
const known = new Map(
  [...before.pictures, ...before.befores, ...before.befores.flatMap((b) => b.after ?? [])].map((p) => [
    p.file,
    { description: p.description, placeholder: p.placeholder },
  ]),
)
const SMALL = { width: 960, height: 640 }
const LARGE = { width: 1536, height: 1024 }

/**
 * Encodes a picture when it is newly developed; its manifest entry, or undefined when it was never taken.
 * An older picture keeps its description, for its room may look different today.
 */
async function entry({ developed, large, after: _, ...shot }, widths) {
  if (!developed) return known.has(shot.file) ? { ...shot, ...known.get(shot.file) } : undefined
  const source = path.join(here, shots.source, `${shot.file}.png`)
  await encodePicture(source, shot.file, large ? [...widths, LARGE.width] : widths)
  return { ...shot, placeholder: await placeholder(source) }
}

/** The photo that tests and demo upload, as a camera would store it. */
async function writePhoto(file) {
  const source = path.join(here, shots.source, `${file}.png`)
  const photo = path.join(target, `${file}.jpg`)
  if (await isNewer(source, photo))
    await sharp(source).resize(LARGE.width, LARGE.height).jpeg({ quality: 84 }).toFile(photo)
}

await mkdir(target, { recursive: true })
await mkdir(path.join(here, 'contact-sheets'), { recursive: true })
const taken = []
for (const shot of shots.pictures) {
  const picture = await entry(shot, [480, PHONE.width, 960])
  if (picture) taken.push({ ...picture, ...(shot.large ? LARGE : SMALL) })
}
// The quiz pairs styles within a room type: one joins the pool when all styles have a picture of it.
const styles = new Set(shots.pictures.map((s) => s.style)).size
const pictures = taken.filter((p) => taken.filter((q) => q.roomType === p.roomType).length === styles)
const befores = []
for (const shot of shots.befores) {
  const room = await entry(shot, [480, PHONE.width, 960, 1536])
  if (!room) continue
  if (shot.developed) await writePhoto(shot.file)
  const { style: _, ...rest } = room
  befores.push({
    ...rest,
    ...LARGE,
    after: (shot.after && (await entry(shot.after, [480, PHONE.width, 960, 1536]))) ?? null,
  })
}
await writeFile(manifest, `${JSON.stringify({ licence: LICENCE, pictures, befores }, null, 2)}\n`)
for (const key of ['roomType', 'style'])
  for (const [name, items] of Object.entries(Object.groupBy(pictures, (p) => p[key])))
    await contactSheet(
      `${key === 'style' ? 'style' : 'room'}-${slug(name)}`,
      items.map((p) => p.file),
    )
console.log(`${pictures.length} pictures, ${befores.length} before rooms`)
