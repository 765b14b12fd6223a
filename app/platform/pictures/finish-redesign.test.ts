import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegPhoto, room } from '#tests/builders/photos.ts'
import { finishRedesign } from './finish-redesign.ts'
import { openPicture } from './open-picture.ts'
import { makeVariant } from './variants.ts'
import { outlineText } from './wordmark.ts'

test('the watermark changes nothing outside its corner', async () => {
  const before = await plain(1500, 1000, '#fff')
  const marked = await changedArea(before, await finished(before))
  expect(marked.width / 1500).toBeCloseTo(0.14, 2)
  expect(marked.left).toBeGreaterThan(1200)
  expect(marked.top).toBeGreaterThan(900)
})

test.each(['#ffffff', '#000000', '#c99a3b', '#7f7f7f'])(
  'the watermark reads well on %s',
  async (background) => {
    const blank = await plain(1200, 800, background)
    const marked = await finished(blank)
    const { left, top, width, height } = await changedArea(blank, marked)
    const { channels } = await sharp(marked).extract({ left, top, width, height }).greyscale().stats()
    expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(100)
  },
)

test.each([
  'My Home',
  'Łódź & Świt',
  '家',
  '🏡',
  'A name of sixty letters, which is as long as it may ever be.',
])('a watermark for "%s"', async (siteName) => {
  const picture = await room(1200, 800).jpeg({ quality: 90 }).toBuffer()
  const area = await changedArea(picture, await finished(picture, siteName), 60)
  expect(area.width).toBeLessThanOrEqual(1200 * 0.41)
  expect(area.top).toBeGreaterThan(700)
})

test('the label shows the whole name', async () => {
  const black = await plain(2000, 1000, '#000')
  const letters = await changedArea(black, await finished(black), 150)
  expect(letters.width / 2000).toBeGreaterThan(0.09)
})

test('letters are drawn as outlines', () => {
  expect(outlineText('Casabloom', 100).path).toMatch(/^M[MLQCZ\d. -]+$/)
  expect(outlineText('家', 100)).toEqual({ path: '', width: 0 })
  expect(outlineText('Ł', 100).width).toBeGreaterThan(30)
})

test('a finished redesign is limited in size, watermarked and free of metadata', async () => {
  const painted = await room(2400, 1600)
    .png()
    .withExif({ IFD0: { Software: 'painter' } })
    .toBuffer()
  const { picture, width, height, extension, placeholder } = await finishRedesign(
    openPicture(painted),
    'Casabloom',
  )
  expect({ width, height, extension }).toEqual({ width: 2048, height: 1365, extension: 'jpg' })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height })
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
  expect(placeholder).toMatch(/^data:image\/webp/)
  const unmarked = await sharp(painted).resize(2048).jpeg({ quality: 90 }).toBuffer()
  expect((await changedArea(unmarked, picture, 40)).left).toBeGreaterThan(1600)
})

test('variants are WebP in the widths of a srcset, never wider than the picture', async () => {
  const picture = await jpegPhoto(1200, 800)
  const widths = await Promise.all(
    [480, 960, 1600].map(async (width) => sharp(await makeVariant(picture, width)).metadata()),
  )
  expect(widths.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'webp 480',
    'webp 960',
    'webp 1200',
  ])
})

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const finished = async (picture: Buffer, siteName = 'Casabloom') =>
  (await finishRedesign(openPicture(picture), siteName)).picture

/** The bounding box of all pixels that differ by more than a tolerance in some channel. */
async function changedArea(before: Buffer, after: Buffer, tolerance = 10) {
  const [old, now] = await Promise.all([before, after].map((picture) => pixels(picture)))
  const { width, height } = now!.info
  const box = { left: width, top: height, right: -1, bottom: -1 }
  for (let index = 0; index < now!.data.length; index += 1) {
    if (Math.abs(now!.data[index]! - old!.data[index]!) <= tolerance) continue
    const x = Math.floor(index / 3) % width
    const y = Math.floor(index / 3 / width)
    Object.assign(box, { left: Math.min(box.left, x), right: Math.max(box.right, x) })
    Object.assign(box, { top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) })
  }
  return { left: box.left, top: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 }
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
}
