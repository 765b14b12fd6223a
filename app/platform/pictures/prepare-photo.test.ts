import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHOTO_BYTES_LIMIT } from '#app/lib/photo-limits.ts'
import * as photos from '#tests/builders/photos.ts'
import { preparePhoto } from './prepare-photo.ts'

const drawing = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"></svg>'

test.each([
  ['empty', () => Buffer.alloc(0), 'photo_empty'],
  [
    'text named .jpg',
    () => Buffer.from('Dear diary, this is not a photo. '.repeat(50)),
    'photo_not_a_picture',
  ],
  ['PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'photo_not_a_picture'],
  ['SVG', () => Buffer.from(drawing), 'photo_svg'],
  ['truncated JPEG', photos.truncatedPhoto, 'photo_damaged'],
  ['truncated PNG', () => half(photos.room().png().toBuffer()), 'photo_damaged'],
  ['truncated WebP', () => half(photos.room().webp().toBuffer()), 'photo_damaged'],
  ['a phone’s 108 megapixels, progressive', () => enormousProgressive(), 'photo_too_many_pixels'],
  ['only the first bytes of a JPEG', async () => (await photos.jpegPhoto()).subarray(0, 40), 'photo_damaged'],
  ['HEIC', photos.heicPhoto, 'photo_heic'],
  ['11 MB', () => Buffer.alloc(11 * 1024 * 1024), 'photo_too_large'],
  ['one byte over 10 MB', () => Buffer.alloc(PHOTO_BYTES_LIMIT + 1), 'photo_too_large'],
  ['50,000 × 50,000 PNG', () => photos.enormousPng(), 'photo_too_many_pixels'],
  ['animated WebP', () => photos.animation('webp'), 'photo_animated'],
  ['animated GIF', () => photos.animation('gif'), 'photo_unsupported'],
  ['TIFF', () => photos.room().tiff().toBuffer(), 'photo_unsupported'],
  ['AVIF', () => photos.room(300, 300).avif({ effort: 0 }).toBuffer(), 'photo_unsupported'],
  ['icon', () => photos.jpegPhoto(255, 600), 'photo_too_small'],
  ['strip', () => photos.jpegPhoto(4000, 300), 'photo_too_narrow'],
])('refuses: %s', async (_, make, code) => {
  const refusal = await preparePhoto(await make()).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ name: 'AppError', code })
  expect((refusal as Error).message).toMatch(/[Pp]lease (choose|save|try)/)
})

test('the test’s enormous picture is a small file', () => {
  expect(photos.enormousPng().length).toBeLessThan(10_000)
})

test.each([
  ['JPEG', () => photos.room().jpeg().toBuffer()],
  ['progressive JPEG', () => photos.room().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => photos.room().png().toBuffer()],
  ['interlaced PNG', () => photos.room().png({ progressive: true }).toBuffer()],
  ['WebP', () => photos.room().webp().toBuffer()],
  ['grey-scale JPEG', () => photos.room().grayscale().jpeg().toBuffer()],
  ['CMYK JPEG', () => photos.room().flatten().toColourspace('cmyk').jpeg().toBuffer()],
  ['16-bit PNG', () => photos.room().toColourspace('rgb16').png().toBuffer()],
  ['palette PNG', () => photos.room().png({ palette: true }).toBuffer()],
  ['wide-gamut JPEG', () => photos.room().jpeg().withIccProfile('p3').toBuffer()],
])('accepts: %s', async (name, make) => {
  const prepared = await preparePhoto(await make())
  expect(prepared).toMatchObject({ width: 900, height: 600, extension: 'jpg' })
  const header = await sharp(prepared.picture).metadata()
  expect(header).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, width: 900, height: 600 })
  const faithful = /CMYK|grey/.test(name) ? 25 : 8
  expect(await distance(prepared.picture, [250, 340], [0x2f, 0x4a, 0x3c])).toBeLessThan(faithful)
})

test('strips location and camera', async () => {
  const photo = await photos.photoWithGps()
  expect(photo.includes('Our house')).toBe(true)
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { picture } = await preparePhoto(photo)
  const header = await sharp(picture).metadata()
  expect(header).not.toHaveProperty('exif')
  expect(header).not.toHaveProperty('icc')
  expect(picture.includes('Exif')).toBe(false)
  expect(picture.includes('Our house')).toBe(false)
})

test('rotates a photo upright', async () => {
  const lying = await photos.room(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const prepared = await preparePhoto(lying)
  expect(prepared).toMatchObject({ width: 600, height: 900 })
  expect((await sharp(prepared.picture).metadata()).orientation ?? 1).toBe(1)
})

test('keeps the colours of a photo in a wider colour space', async () => {
  const wide = await photos.room().jpeg({ quality: 95 }).withIccProfile('p3').toBuffer()
  const { picture } = await preparePhoto(wide)
  expect(await distance(picture, [500, 200], [0xc9, 0x9a, 0x3b])).toBeLessThan(8)
})

test('limits the long side, never enlarges', async () => {
  expect(await preparePhoto(await photos.jpegPhoto(4000, 3000))).toMatchObject({ width: 2048, height: 1536 })
  expect(await preparePhoto(await photos.jpegPhoto(300, 256))).toMatchObject({ width: 300, height: 256 })
})

test('puts transparent pictures on white', async () => {
  const clear = await sharp({ create: { width: 400, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  expect(await distance((await preparePhoto(clear)).picture, [200, 150], [255, 255, 255])).toBeLessThan(2)
})

test('accepts photos with harmless faults that phones write', async () => {
  const photo = await photos.jpegPhoto()
  const scan = photo.lastIndexOf(Buffer.from([0xff, 0xda]))
  photo[scan + photo.readUInt16BE(scan + 2)] = 0
  await expect(sharp(photo).toBuffer()).rejects.toThrow('Invalid SOS parameters')
  expect(await preparePhoto(photo)).toMatchObject({ width: 900, height: 600 })
  const withTrailer = Buffer.concat([await photos.jpegPhoto(), Buffer.from('phone data '.repeat(100))])
  expect(await preparePhoto(withTrailer)).toMatchObject({ width: 900, height: 600 })
})

test('a placeholder fits into an attribute', async () => {
  const grain = sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
  const { placeholder } = await preparePhoto(await grain.png().toBuffer())
  expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/)
  expect(placeholder.length).toBeLessThanOrEqual(400)
})

test('a burst of uploads is decoded a few at a time', async () => {
  const photo = await photos.jpegPhoto(1600, 1200)
  const wave = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => preparePhoto(index % 3 === 0 ? photo.subarray(0, 5000) : photo)),
  )
  expect(wave.map((one) => one.status).filter((status) => status === 'fulfilled')).toHaveLength(8)
})

async function half(file: Promise<Buffer>): Promise<Buffer> {
  const whole = await file
  return whole.subarray(0, whole.length >> 1)
}

/** A header that claims 12,000 × 9,000 pixels. Decoding a progressive JPEG holds all of them. */
async function enormousProgressive(): Promise<Buffer> {
  const photo = await photos.room().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  const frame = photo.indexOf(Buffer.from([0xff, 0xc2]))
  photo.writeUInt16BE(9000, frame + 5)
  photo.writeUInt16BE(12_000, frame + 7)
  return photo
}

/** Largest channel difference between a pixel and the expected colour. */
async function distance(picture: Buffer, [left, top]: [number, number], wanted: number[]): Promise<number> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return Math.max(...wanted.map((value, channel) => Math.abs(value - pixel[channel]!)))
}
